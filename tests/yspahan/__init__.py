"""The rules of Yspahan, proved clause by clause: docs/rules/yspahan.en.md."""
