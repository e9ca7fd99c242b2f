"""What a host may set, by flag or variable, and the sentences for what is wrong."""

import pytest

from serai.server.errors import Refused
from serai.server.settings import Settings


def test_flags_count_before_variables_and_both_before_what_is_usual() -> None:
    settings = Settings.read({"SERAI_PORT": "9000", "SERAI_HOST": "0.0.0.0", "SERAI_LEVEL": ""}, port="9001")
    assert (settings.port, settings.host, settings.level) == (9001, "0.0.0.0", "info")


def test_the_usual_database_is_a_file_among_the_user_s_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    monkeypatch.setattr("sys.platform", "linux")
    assert Settings.read({}).database == "sqlite:////somewhere/serai/serai.db"


@pytest.mark.parametrize(
    ("text", "address", "secure"),
    [
        ("https://Play.Example.org/", ("https://play.example.org",), True),
        ("https://a.org:443,https://b.org:8443", ("https://a.org", "https://b.org:8443"), True),
        ("http://[::1]:8000", ("http://[::1]:8000",), False),
        ("http://localhost:80", ("http://localhost",), False),
    ],
)
def test_addresses_are_what_a_browser_calls_an_origin(
    text: str, address: tuple[str, ...], secure: bool
) -> None:
    settings = Settings.read({}, address=text)
    assert (settings.address, settings.secure) == (address, secure)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://127.0.0.1:8000"),
        ("::", "http://[::1]:8000"),
        ("::1", "http://[::1]:8000"),
        ("inn.local", "http://inn.local:8000"),
    ],
)
def test_the_address_that_is_printed_can_be_opened(host: str, url: str) -> None:
    assert Settings(host=host).url == url


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        (
            "notices",
            "everywhere",
            "--notices (or SERAI_NOTICES) must be one of public, any, off, not “everywhere”",
        ),
        ("port", "many", "--port (or SERAI_PORT) must be a number from 0 to 65535, not “many”"),
        ("port", "70000", "--port"),
        ("port", "-1", "--port"),
        ("port", "٣", "--port"),
        ("workers", "0", "from 1 to 64"),
        ("workers", "1" + "0" * 20, "from 1 to 64"),
        ("thinkers", "x", "--thinkers"),
        ("grace", "nan", "--grace"),
        ("grace", "soon", "--grace"),
        ("limits", "maybe", "must be one of 1, yes, on, true, 0, no, off, false"),
        ("log", "xml", "must be one of text, json"),
        ("level", "loud", "must be one of debug, info, warning, error"),
        ("address", "play.example.org", "--address"),
        ("address", "https://play.example.org/inn", "without a path"),
        ("address", "https://omar@play.example.org", "--address"),
        ("address", "https://play.example.org:port", "--address"),
        ("address", "https://a.org http://b.org", "mixes http and https"),
        ("proxies", "10.0.0.1, nginx", "“nginx” is neither"),
        ("database", "oracle://x", "no address of a database"),
    ],
)
def test_whatever_is_wrong_is_a_sentence(name: str, text: str, sentence: str) -> None:
    for given in ({"environment": {f"SERAI_{name.upper()}": text}}, {"environment": {}, name: text}):
        with pytest.raises(Refused) as refused:
            Settings.read(**given)
        assert sentence in str(refused.value)
        assert refused.value.say("it") != str(refused.value)


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(Refused, match="serves one process"):
        Settings.read({}, workers="2", database="sqlite:///x.db")
    assert Settings.read({}, workers="2", database="postgresql://host/x").workers == 2
