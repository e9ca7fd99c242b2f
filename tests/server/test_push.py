"""Web push as the standards have it: RFC 8291 by its own example, RFC 8292 by whoever checks a signature."""

import json
import re

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from serai.server.notices.push import LONGEST, Signet, read_point, seal, to_bytes, to_text

from .mailbox import Browser

# RFC 8291, appendix A
MESSAGE = b"When I grow up, I want to be a watermelon"
HOUSE_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER_POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
    "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_sealed_as_in_the_standard_s_example() -> None:
    own = ec.derive_private_key(int.from_bytes(to_bytes(HOUSE_KEY), "big"), ec.SECP256R1())
    sealed = seal(MESSAGE, to_bytes(BROWSER_POINT), to_bytes(SECRET), own, to_bytes(SALT))
    assert to_text(sealed) == SEALED


def test_only_the_browser_can_open_it_and_no_two_letters_are_alike() -> None:
    anna, omar = Browser(), Browser()
    one, two = (seal(MESSAGE, anna.point, anna.secret) for _ in range(2))
    assert one != two
    assert anna.read(one) == anna.read(two) == MESSAGE
    with pytest.raises(Exception, match="^$"):  # cryptography's InvalidTag, which says nothing
        omar.read(one)
    assert anna.read(seal(b"x" * LONGEST, anna.point, anna.secret)) == b"x" * LONGEST
    with pytest.raises(ValueError, match="too long"):
        seal(b"x" * (LONGEST + 1), anna.point, anna.secret)


def test_the_signature_names_the_service_the_house_and_an_end() -> None:
    signet = Signet(Signet.new())
    header = signet.sign("https://push.example.org", "https://inn.example.org", 1_000_000_000)
    found = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", header)
    assert found is not None
    head, claims, signature = found[1].split(".")
    assert json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(to_bytes(claims)) == {
        "aud": "https://push.example.org",
        "exp": 1_000_000 + 12 * 3600,
        "sub": "https://inn.example.org",
    }
    r, s = to_bytes(signature)[:32], to_bytes(signature)[32:]
    proof = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    assert found[2] == signet.public
    read_point(to_bytes(found[2])).verify(proof, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
