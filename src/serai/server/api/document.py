"""The OpenAPI document: FastAPI's, with summaries from the routes' own words and our way of refusing."""

from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute

ABOUT = """Play at the tables of this house from a program. Describes all requests; the WebSocket at
`/api/tables/{table}/socket`, the streams' lines and the customs are described in docs/api.md.

Whatever is refused answers `{"error": key, "say": sentence}`: the key is for programs, the sentence for
people, in the language of the account, of `?lang=`, or of `Accept-Language`."""

TAGS = [
    {"name": "account", "description": "Guests, members, sessions, tokens, and bots of one's own."},
    {"name": "tables", "description": "The lobby, tables and their seats, and play."},
    {"name": "bots", "description": "Streams for programs: one JSON object a line."},
    {"name": "replays", "description": "Games that are over, logs, and the proof that they were fair."},
    {"name": "players", "description": "Ratings and statistics."},
    {"name": "tutorials", "description": "Games learned by doing."},
    {"name": "notices", "description": "Being told that it is one's turn: by web push, or in a chat."},
    {"name": "operations", "description": "For those who run the house."},
]
PROBLEM = {"$ref": "#/components/schemas/Problem"}
SECURITY = {
    "token": {"type": "http", "scheme": "bearer", "description": "A token of an account or a bot."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": "serai", "description": "Of a browser."},
}


class Documented(FastAPI):
    """FastAPI whose document reads as the house speaks."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            document = super().openapi()
            document["components"]["securitySchemes"] = SECURITY
            document["security"] = [{"token": []}, {"cookie": []}, {}]
            for operations in document["paths"].values():
                for operation in operations.values():
                    _describe(operation)
        return super().openapi()


def operation_id(route: APIRoute) -> str:
    return f"{route.tags[0]}-{route.name}" if route.tags else route.name


def _describe(operation: dict[str, Any]) -> None:
    """The first sentence of a route's docstring says what it does; the rest explains."""
    text = operation.pop("description", operation["summary"])
    first, dot, rest = text.partition(". ")
    operation["summary"] = first if dot else text.rstrip(".")
    if rest:
        operation["description"] = rest
    for status, response in operation["responses"].items():
        if status[0] in "45":  # a refusal is JSON, whatever the route answers otherwise
            response["content"] = {"application/json": {"schema": PROBLEM}}
