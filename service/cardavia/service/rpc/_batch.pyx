"""A batch of gRPC's operations on its way, in C: this runs for every message that comes or goes. Why: batches.py."""

cimport cython
from cpython.object cimport PyObject
from cpython.ref cimport Py_XDECREF

from asyncio import Future, get_running_loop

from grpc._cython import cygrpc

cdef extern from "Python.h":
    ctypedef enum PySendResult:
        PYGEN_ERROR

    PySendResult PyIter_Send(object, object, PyObject **) except PYGEN_ERROR

cdef object _execute = cygrpc.execute_batch


@cython.final
cdef class _Batch:
    # For the library it is both the event loop and the future that it asks that for.

    cdef object loop
    cdef object end  # for who waits; he may be cancelled
    cdef object work  # the library's own function
    cdef bint waits

    def create_future(self):
        """As a loop."""
        return self

    def call_soon_threadsafe(self, callback, wrapper, success):
        """As a loop: the library calls this in the thread of one of its loops, with what tells the end."""
        if get_running_loop() is self.loop:
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
        self.give_back()
        if not self.end.done():
            self.end.set_result(None)

    def set_exception(self, error):
        """As a future: the batch failed."""
        self.give_back()
        if not self.end.done():
            self.end.set_exception(error)

    cdef give_back(self):
        try:
            step(self.work)
        except Exception as error:  # of what came with the batch something made no sense
            if not self.end.done():
                self.end.set_exception(error)


cdef int step(work) except -1:
    """Let it go on, as far as to the wait for the end, and then to its own end, which is no exception here."""
    cdef PyObject *given = NULL
    PyIter_Send(work, None, &given)
    Py_XDECREF(given)
    return 0


def execute(call, operations, loop):
    """Begin a batch of a call; gives its end. Raises what the library raises for a batch that cannot begin."""
    batch = <_Batch>_Batch.__new__(_Batch)
    batch.loop = loop
    batch.end = Future(loop=loop)
    batch.work = _execute(call, operations, batch)
    step(batch.work)
    return batch.end
