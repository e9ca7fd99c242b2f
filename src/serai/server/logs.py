"""What the house writes down: lines for people, or JSON lines for machines; never a secret."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog
from structlog.typing import Processor

from .keys import PREFIX

SECRET = frozenset({"password", "current", "token", "cookie", "authorization", "invite", "seed", "word"})
TOKEN = re.compile(
    rf"{PREFIX}[\w-]{{8,}}|(?<=://)[^/\s@]+:[^/\s@]+(?=@)"
)  # API tokens, a database's password
HIDDEN = "…"


def configure(form: str, level: str) -> None:
    """Everything that this process logs, other libraries' lines included, on stderr in one form."""
    stamp: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=form == "json"),
    ]
    json = form == "json"
    last: list[Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        hide_secrets,
        structlog.processors.JSONRenderer()
        if json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), pad_event_to=0),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=stamp, processors=last))
    wanted = logging.getLevelName(level.upper())
    # Libraries tell too much below a warning: the parameters of a query, the headers of a request.
    logging.basicConfig(handlers=[handler], level=max(logging.WARNING, wanted), force=True)
    logging.getLogger("serai").setLevel(wanted)
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(wanted),
        processors=[*stamp, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def hide_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The last look at a line, should a secret have slipped into it.

    >>> hide_secrets(None, "", {"event": "got serai_0123456789abcdef", "password": "sesame"})
    {'event': 'got …', 'password': '…'}
    """
    for name, value in event.items():
        if name in SECRET:
            event[name] = HIDDEN
        elif isinstance(value, str):
            event[name] = TOKEN.sub(HIDDEN, value)
    return event
