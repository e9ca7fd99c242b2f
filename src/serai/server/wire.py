"""uvicorn's WebSocket protocol with a short way out: a message goes straight to the transport.

The way through ASGI costs more than the move itself when four sockets hear of each one; and it
waits for slow readers, whereas a table must not. Handshake, frames that come in, pings and closing
are uvicorn's and websockets', unchanged.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

BEHIND = 1 << 20  # bytes unread by a client before it is dropped; it may come again

SIGNED_OUT = 4401  # the close code for it, after HTTP's 401


class Wire(WebSocketsSansIOProtocol):
    """Puts its `write` and `hang_up` where the socket's route finds them: in scope["extensions"]."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions |= {"serai.write": self.write, "serai.close": self.hang_up}

    def write(self, text: bytes) -> None:
        """Send a text; never waits."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > BEHIND:
            self.transport.abort()

    def hang_up(self) -> None:
        """Close the socket of somebody who has signed out."""
        if not self.close_sent and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": SIGNED_OUT})
            self.conn.send_close(SIGNED_OUT)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
