cdef class Errand:
    cdef object work
    cdef object failure
    cdef bint waits
    cdef int go(self, work) except -1
    cdef int take_on(self, failure) except -1
    cdef int step(self) except -1
    cdef int came(self, failure) except -1
