"""Web push: a message that only one browser can read (RFC 8291), and who sends it (RFC 8292)."""

import base64
import json
import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ..times import SECOND

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes, the one size that every push service takes
LONGEST = RECORD - 103  # bytes of a message: less what surrounds it
SALT = 16
VALID = 12 * 3600  # seconds that a signature counts


def to_text(data: bytes) -> str:
    """As browsers write bytes: base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """ValueError for what is no such text."""
    if not (text.isascii() and text.replace("-", "").replace("_", "").isalnum()):
        raise ValueError(text)
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as it is sent."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_point(key: bytes) -> ec.EllipticCurvePublicKey:
    """ValueError for what lies on no curve of ours."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)


def seal(
    message: bytes,
    browser: bytes,
    secret: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """What the push service passes on: only who holds the key of `browser`, and `secret`, can open it."""
    if len(message) > LONGEST:
        raise ValueError("too long to be pushed")
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    shared = own.exchange(ec.ECDH(), read_point(browser))
    first = _derive(shared, secret, b"WebPush: info\0" + browser + point(own), 32)
    key = _derive(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(first, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(point(own))]) + point(own)
    return header + AESGCM(key).encrypt(nonce, message + b"\2", None)  # 2: this record is the last


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Signet:
    """The key by which push services know the house again; browsers bind themselves to its public half."""

    def __init__(self, secret: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self.public = to_text(point(self._key))

    @staticmethod
    def new() -> bytes:
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return number.to_bytes(32, "big")

    def sign(self, origin: str, contact: str | None, now: int) -> str:
        """The header Authorization for a push service, and for this one alone."""
        claims = {"aud": origin, "exp": now // SECOND + VALID} | ({"sub": contact} if contact else {})
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(to_text(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"
