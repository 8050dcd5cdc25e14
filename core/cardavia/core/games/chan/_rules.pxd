from libc.stdint cimport int32_t, uint8_t, uint64_t

from cardavia.core.games.chan._state cimport Packed

# The C twins of State's methods, for loops without the GIL. They check nothing: `play` takes legal moves only.
# A set of moves is a word with bit m set for move m.

cdef void start(Packed* s, const uint8_t* order, int dealer, bint traditional) noexcept nogil
cdef int actor(const Packed* s) noexcept nogil  # -1 when over
cdef uint64_t legal(const Packed* s) noexcept nogil
cdef void play(Packed* s, int move) noexcept nogil
cdef void outcome(const Packed* s, int32_t* scores) noexcept nogil
cdef void resample(Packed* s, int viewer, uint64_t* random) noexcept nogil  # viewer -1: a spectator


cdef class State:
    cdef Packed s
