"""The language to answer a caller in."""

from starlette.requests import HTTPConnection

from serai.core.words import LANGUAGES


def language_of(connection: HTTPConnection) -> str:
    """?lang=, else what the account speaks, else what the browser asks for, else English."""
    asked = connection.query_params.get("lang")
    account = connection.scope.get("state", {}).get("account")
    for choice in (asked, account and account.language):
        if choice in LANGUAGES:
            return str(choice)
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """
    >>> preferred("de-CH, it-IT;q=0.8, en;q=0.7"), preferred("fr"), preferred("")
    ('it', 'en', 'en')
    """
    ranked = []
    for part in header.split(",")[:20]:
        tag, _, quality = part.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        language = tag.strip().lower().split("-")[0]
        if language in LANGUAGES and weight > 0:
            ranked.append((weight, language))
    return max(ranked, key=lambda choice: choice[0], default=(1.0, LANGUAGES[0]))[1]
