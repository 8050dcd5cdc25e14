"""The kernel of Tien Gow for other Cython modules: the twins of the methods of `State`, without the GIL.

They trust their arguments: a table comes from `start` or from a `State`, a move from `legal` or `nth`.
"""
from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from cardavia.core.games.tien_gow._state cimport HAND, MOVES, SEATS, Payment, Table

cdef enum:
    MOST = 131  # more moves than can be legal at once: every group, and the bags of four tiles in a hand of eight

cdef void start(Table* t, const uint32_t* hands, int banker, int options) noexcept nogil
cdef int actor(const Table* t) noexcept nogil  # SEATS when the deal is over
cdef int legal(const Table* t, uint16_t* moves) noexcept nogil  # fills `moves`, ascending; gives their number
cdef int legal_count(const Table* t) noexcept nogil
cdef int nth(const Table* t, int index) noexcept nogil
cdef bint allows(const Table* t, int move) noexcept nogil
cdef void play(Table* t, int move) noexcept nogil
cdef void resample(Table* t, int viewer, uint64_t* rng) noexcept nogil  # viewer SEATS: a spectator
cdef void outcome(const Table* t, int32_t* scores) noexcept nogil  # only when the deal is over


cdef class State:
    cdef Table table
