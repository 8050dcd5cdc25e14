"""A batch of gRPC's operations on its way, in C: this runs for every message that comes or goes. Why: batches.py."""

cimport cython
from cpython.object cimport PyObject
from cpython.pythread cimport PyThread_get_thread_ident
from cpython.ref cimport Py_DECREF, Py_XDECREF

from asyncio import CancelledError, Future, get_running_loop

from grpc._cython import cygrpc

cdef extern from "Python.h":
    ctypedef enum PySendResult:
        PYGEN_RETURN
        PYGEN_ERROR

    PySendResult PyIter_Send(object, object, PyObject **) except PYGEN_ERROR

cdef extern from *:
    """
    #ifdef _MSC_VER
    static __declspec(thread) PyObject *under_way = NULL;
    #else
    static __thread PyObject *under_way = NULL;
    #endif
    """
    PyObject *under_way  # the errand that goes on in this thread at this moment, or NULL

cdef object _execute = cygrpc.execute_batch


cdef class Errand:
    """A coroutine that goes on without a task, one after the other: the end of a batch takes it on where it waits.

    Nobody cancels it. To the library's coroutine it is the future that it waits for.
    """

    cdef int go(self, work) except -1:
        # Begin a coroutine; `came` is called at its end, at once or later.
        self.work = work
        return self.step()

    cdef int came(self, failure) except -1:
        # It came to its end; `failure` is what it raised.
        raise NotImplementedError

    cdef int take_on(self, failure) except -1:
        # The batch that it waits for came to its end.
        self.failure = failure
        return self.step()

    cdef int step(self) except -1:
        global under_way
        cdef PyObject *given = NULL
        cdef PySendResult result
        cdef PyObject *outer = under_way
        under_way = <PyObject *>self
        try:
            result = PyIter_Send(self.work, None, &given)
        except (Exception, CancelledError) as error:
            under_way, self.work = outer, None
            return self.came(error)
        under_way = outer
        waits_for = <object>given
        Py_DECREF(waits_for)  # it was ours
        if result == PYGEN_RETURN:
            self.work = None
            return self.came(None)
        if waits_for is None:  # it only lets others have their turn
            get_running_loop().call_soon(self._go_on, None)
        elif waits_for is not self:
            waits_for._asyncio_future_blocking = False  # somebody waits for it, as it asks for
            waits_for.add_done_callback(self._go_on)
        return 0

    def _go_on(self, _waited):
        self.step()

    def __await__(self):
        return self

    def __next__(self):
        if not self.waits:
            self.waits = True
            return self
        if self.failure is None:
            raise StopIteration
        failure, self.failure = self.failure, None
        raise failure


@cython.final
cdef class _Batch:
    # For the library it is both the event loop and the future that it asks that for.

    cdef object loop
    cdef unsigned long thread  # of that loop
    cdef object future  # for who waits; he may be cancelled
    cdef Errand errand  # which waits, in place of a future
    cdef object work  # the library's own function
    cdef bint waits

    def create_future(self):
        """As a loop."""
        return self

    def call_soon_threadsafe(self, callback, wrapper, success):
        """As a loop: the library calls this in the thread of one of its loops, with what tells the end."""
        if PyThread_get_thread_ident() == self.thread:
            callback(wrapper, success)
        else:
            self.loop.call_soon_threadsafe(callback, wrapper, success)

    def __await__(self):
        """As a future: it is waited for once, by the library's function."""
        return self

    def __next__(self):
        if self.waits:
            raise StopIteration
        self.waits = True

    def cancelled(self):
        """As a future: never, so that the end is told."""
        return False

    def set_result(self, _result):
        """As a future: the batch came to a good end."""
        self.end(None)

    def set_exception(self, error):
        """As a future: the batch failed."""
        self.end(error)

    cdef int end(self, failure) except -1:
        try:
            step(self.work)
        except Exception as error:  # of what came with the batch something made no sense
            failure = error
        if self.errand is not None:
            self.errand.take_on(failure)
        elif self.future.done():
            pass
        elif failure is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(failure)
        return 0


cdef int step(work) except -1:
    """Let it go on, as far as to the wait for the end, and then to its own end, which is no exception here."""
    cdef PyObject *given = NULL
    PyIter_Send(work, None, &given)
    Py_XDECREF(given)
    return 0


def execute(call, operations, loop):
    """Begin a batch of a call; gives its end. Raises what the library raises for a batch that cannot begin."""
    batch = <_Batch>_Batch.__new__(_Batch)
    batch.loop, batch.thread = loop, PyThread_get_thread_ident()
    batch.work = _execute(call, operations, batch)
    if under_way == NULL:
        batch.future = Future(loop=loop)
        step(batch.work)
        return batch.future
    errand = batch.errand = <Errand>under_way
    errand.waits = False
    errand.failure = None
    step(batch.work)
    return errand
