"""Fields of a message, written one after the other into one piece of memory; parts.py says which."""

cimport cython
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_AsStringAndSize, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from cpython.unicode cimport PyUnicode_Check
from libc.stdint cimport uint64_t
from libc.string cimport memcpy

cdef extern from "Python.h":
    const char *PyUnicode_AsUTF8AndSize(object, Py_ssize_t *) except NULL

cdef enum:
    MOST = 8  # fields of one message

cpdef enum:
    NUMBER  # written if it is not 0
    PLAIN  # a text or bytes, written if there are any
    MESSAGE  # its bytes, written if it is not None
    REPEATED  # a list of the bytes of messages


@cython.final
cdef class Fields:
    """What makes messages of one kind; made by parts.fields."""

    cdef Py_ssize_t count
    cdef int kinds[MOST]
    cdef tuple keys  # bytes
    cdef bytes within

    def __cinit__(self, list keys not None, list kinds not None, bytes within not None):
        if not len(keys) == len(kinds) <= MOST:
            raise ValueError(f"at most {MOST} fields, each with a kind")
        self.count, self.keys, self.within = len(keys), tuple([checked(key) for key in keys]), within
        for i, kind in enumerate(kinds):
            self.kinds[i] = kind

    def __call__(self, *values):
        """The message of these values, one for each field."""
        cdef uint64_t numbers[MOST]  # or sizes, of what has its size before it
        cdef const char *data[MOST]  # NULL if nothing of it is written
        cdef Py_ssize_t i, key, size = 0
        cdef char *at
        if len(values) != self.count:
            raise TypeError(f"{self.count} values, not {len(values)}")
        for i in range(self.count):
            value, key = values[i], PyBytes_GET_SIZE(self.keys[i])
            data[i] = NULL
            if self.kinds[i] == NUMBER:
                numbers[i] = value
                if numbers[i]:
                    size += key + length(numbers[i])
            elif self.kinds[i] == REPEATED:
                for one in <list?>value:
                    size += key + length(PyBytes_GET_SIZE(checked(one))) + PyBytes_GET_SIZE(one)
            elif value is not None or self.kinds[i] == PLAIN:
                numbers[i] = start(value, &data[i])
                if numbers[i] or self.kinds[i] == MESSAGE:
                    size += key + length(numbers[i]) + <Py_ssize_t>numbers[i]
                else:
                    data[i] = NULL
        key = PyBytes_GET_SIZE(self.within)
        made = PyBytes_FromStringAndSize(NULL, (key + length(size) if key else 0) + size)
        at = PyBytes_AS_STRING(made)
        if key:
            at = written(put(at, self.within), size)
        for i in range(self.count):
            if self.kinds[i] == NUMBER:
                if numbers[i]:
                    at = written(put(at, self.keys[i]), numbers[i])
            elif self.kinds[i] == REPEATED:
                for one in <list>values[i]:
                    at = put(written(put(at, self.keys[i]), PyBytes_GET_SIZE(one)), one)
            elif data[i] != NULL:
                at = written(put(at, self.keys[i]), numbers[i])
                memcpy(at, data[i], numbers[i])
                at += numbers[i]
        return made


def varint(value):
    """A number that is not negative, seven bits a byte, the lowest first."""
    cdef char data[10]
    return PyBytes_FromStringAndSize(data, written(data, value) - data)


cdef inline bytes checked(data):
    if type(data) is not bytes:
        raise TypeError(f"{type(data).__name__} where the bytes of a message are asked for")
    return <bytes>data


cdef inline Py_ssize_t start(value, const char **data) except -1:
    """Where a text, as UTF-8, or bytes begin; gives how many bytes they are."""
    cdef Py_ssize_t size
    if PyUnicode_Check(value):
        data[0] = PyUnicode_AsUTF8AndSize(value, &size)
    else:
        PyBytes_AsStringAndSize(value, <char **>data, &size)
    return size


cdef inline Py_ssize_t length(uint64_t number) noexcept:
    """Bytes of a number."""
    cdef Py_ssize_t count = 1
    while number >= 0x80:
        number >>= 7
        count += 1
    return count


cdef inline char *written(char *at, uint64_t number) noexcept:
    """Write a number; gives where it ends."""
    while number >= 0x80:
        at[0] = <char>(number & 0x7F | 0x80)
        number >>= 7
        at += 1
    at[0] = <char>number
    return at + 1


cdef inline char *put(char *at, data) noexcept:
    """Write bytes; gives where they end."""
    memcpy(at, PyBytes_AS_STRING(data), PyBytes_GET_SIZE(data))
    return at + PyBytes_GET_SIZE(data)
