"""What stops a measurement, each a sentence."""


class Unfit(Exception):
    """Something that the measurement needs is not here, or does not work."""


class Refusal(Unfit):
    """A request that the server under test did not grant."""


class Dropped(Unfit):
    """A socket that the server refused or closed."""


def first(error: BaseException) -> BaseException:
    """What went wrong first, out of a group of errors.

    >>> first(ExceptionGroup("many", [Dropped("A socket."), Refusal("A request.")]))
    Dropped('A socket.')
    """
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
