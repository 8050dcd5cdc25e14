"""Who sends a stream's responses, in C: this runs for every response. What a source is: pacing.py."""

cimport cython

from cardavia.service.rpc._batch cimport Errand

from asyncio import CancelledError, get_running_loop
from collections import deque

cdef enum:
    MOST = 64  # streams of one turn: then others have theirs


class Over(Exception):
    """A source has nothing more to send, now or later."""


@cython.final
cdef class Rounds:
    """Who is to send, in turn."""

    cdef object due

    def __cinit__(self):
        self.due = deque()

    cdef int join(self, Sender sender) except -1:
        # Let a sender send in the next turn.
        if not self.due:
            sender.loop.call_soon(self.go_round)
        self.due.append(sender)
        return 0

    def go_round(self):
        """Let those send who are due."""
        due = self.due
        cdef Sender sender
        for _ in range(min(len(due), MOST)):
            sender = due.popleft()
            sender.send()
        if due:
            get_running_loop().call_soon(self.go_round)


@cython.final
cdef class Sender(Errand):
    """Sends what one source has, and gives up when a response is on its way for too long.

    A write that has begun cannot be cancelled: gRPC holds its bytes. So it is left alone, and holds nothing else.
    """

    cdef Rounds rounds
    cdef object loop, end, timer
    cdef object take, write, late  # None once it is over
    cdef double seconds, since
    cdef bint busy, again, over

    def __cinit__(self, take, write, late, double seconds, Rounds rounds not None):
        """`take` gives the next response, as Source; `write` sends it. `late` gives the error for a slow reader."""
        self.rounds, self.loop = rounds, get_running_loop()
        self.take, self.write, self.late, self.seconds = take, write, late, seconds
        self.end = self.loop.create_future()
        self.busy = self.again = True  # until it begins
        self.since = 0.0  # since when a response is on its way; 0 if none is

    def begin(self):
        """Begin to send; gives the future that tells the end."""
        self.go_on()
        return self.end

    def stop(self):
        """Send nothing more."""
        self.over = True
        self.take = self.write = self.late = self.end = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def wake(self):
        """There may be something to send."""
        if self.busy:
            self.again = True
        elif not self.over:
            self.busy, self.again = True, False
            self.rounds.join(self)

    cdef int send(self) except -1:
        # Send what there is now, after which it goes on by itself.
        if self.over:
            return 0
        try:
            data = self.take()
            if data is None:
                return self.go_on()
            self.since = self.loop.time()
            if self.timer is None:
                self.timer = self.loop.call_at(self.since + self.seconds, self.look)
            return self.go(self.write(data))
        except Exception as error:
            return self.finish(error)

    cdef int go_on(self) except -1:
        self.busy = False
        if self.again:
            self.wake()
        return 0

    cdef int came(self, failure) except -1:
        # A write came to its end.
        self.since = 0.0
        if failure is not None:
            return self.finish(failure)
        return self.go_on()

    cdef int finish(self, error) except -1:
        if self.over:
            return 0
        self.over = True
        if self.end.done():
            pass  # the call is cancelled at this moment
        elif isinstance(error, Over):
            self.end.set_result(None)
        elif isinstance(error, CancelledError):
            self.end.cancel()
        else:
            self.end.set_exception(error)
            self.end.exception()  # nobody else looks at it where the call is cancelled before it hears of this
        return 0

    def look(self):
        """Give up if the write that goes on has gone on for too long. (A timer for each write would cost too much.)"""
        self.timer = None
        if self.since and not self.over:
            late_at = self.since + self.seconds
            if self.loop.time() >= late_at:
                self.finish(self.late())
            else:
                self.timer = self.loop.call_at(late_at, self.look)
