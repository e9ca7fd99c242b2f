"""The rules of Camel Up, proved clause by clause: docs/rules/camel_up.en.md."""
