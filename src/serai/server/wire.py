"""uvicorn's WebSocket protocol with a short way out: a message goes straight to the transport.

The way through ASGI costs more than the move itself when four sockets hear of each one; and it
waits for slow readers, whereas a table must not. The frame is made here as well: the general way has
masks, fragments and extensions, which a server's text never needs. Handshake, frames that come in,
pings and closing are uvicorn's and websockets', unchanged.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

BEHIND = 1 << 20  # bytes unread by a client before it is dropped; it may come again

SIGNED_OUT = 4401  # the close code for it, after HTTP's 401


def frame(text: bytes) -> bytes:
    """A text as one whole, unmasked frame (RFC 6455, 5.2).

    >>> frame(b"Hello")
    b'\\x81\\x05Hello'
    >>> frame(b"-" * 126)[:4], frame(b"-" * 65536)[:10]
    (b'\\x81~\\x00~', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x00\\x00')
    """
    length = len(text)
    if length < 126:
        return b"\x81" + length.to_bytes() + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2) + text
    return b"\x81\x7f" + length.to_bytes(8) + text


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
        self.transport.write(frame(text))
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
