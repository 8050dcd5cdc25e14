# The kernel's C interface, for the search and for batch runs: functions of a packed state, without Python objects.
from libc.stdint cimport int64_t, uint8_t, uint64_t

from cardavia.core.games.chuo_pai._state cimport CLASSES, Chuo


ctypedef struct Holding:
    # What a hand's heads and totals of one class can make, as places in the class's block of moves (0 to 99), under
    # one option.
    uint8_t leads       # how many leads: groups of the head, and combinations
    uint8_t lead[100]   # the leads, ascending
    uint8_t start[14]   # where the combinations of n cards begin in beat; those of n end where n + 1 begins
    uint8_t beat[96]    # the combinations by number of cards, then ascending


ctypedef struct Legal:
    # The legal moves of a position, not yet spelled out: pick gives any of them.
    int count                        # how many; 0 only when the deal is over
    int kind                         # which of the following fields count (_rules.pyx)
    int size                         # cards of the highest play
    uint64_t cards                   # word of the hand (leads), or bit 2 of the field of each face that beats
    uint64_t sums                    # leads: 10 sums of 6 bits, the cards held of the first 2, 4, 6 … 20 faces
    const Holding* holding[CLASSES]  # what the hand can make of each class
    int number[CLASSES]              # combinations that may be played, of each class


cdef void start(Chuo* s, const uint64_t* hands, int first, int option) noexcept nogil
cdef int actor(const Chuo* s) noexcept nogil
cdef void legal(const Chuo* s, Legal* moves) noexcept nogil
cdef int pick(const Legal* moves, int index) noexcept nogil
cdef void play(Chuo* s, int move) noexcept nogil
cdef void outcome(const Chuo* s, int* scores) noexcept nogil
cdef void resample(const Chuo* s, int viewer, uint64_t* random, Chuo* other) noexcept nogil


cdef class State:
    cdef Chuo s
