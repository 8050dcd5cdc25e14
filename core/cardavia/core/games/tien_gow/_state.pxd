"""The packed state of Tien Gow: one C struct of fixed width, without pointers, compared byte by byte.

A *bag* of tiles is a mask of 32 bits, one a tile of the pack, in the order of the tiles' codes: 11 11 21 22 22 31 …
The two copies of a civil tile are neighbours, and a bag that holds one of them holds the lower bit. So equal bags are
equal numbers, and "is contained in" is a test of bits.
"""
from libc.stdint cimport int16_t, uint8_t, uint32_t

cdef enum:
    SEATS = 4
    HAND = 8  # TG-1: tiles a seat is dealt
    MOVES = 9952  # in the table of all moves
    GROUPS = 61  # TG-4; a group is its place among them, in the order of their texts
    NOTHING = GROUPS  # the group that every group beats: `best` before the lead
    UNPAID = 1  # bit of `options`: last_trick=unpaid
    SINGLE = 2  # bit of `options`: surplus=single


cdef struct Table:
    # Invariants: the bags of all four rows, with tiles that lie open for nobody in particular, are the pack. When a
    # trick begins every hand has `held` tiles. When the deal is over the last trick stays laid, so that the
    # settlement can be computed from the state.
    uint32_t hand[SEATS]  # what each seat holds
    uint32_t down[SEATS]  # laid face down by each seat in earlier tricks
    uint32_t opened[SEATS]  # laid face up by each seat in earlier tricks
    uint32_t laid[SEATS]  # laid by each seat in the current trick, 0 for a seat that has yet to act
    int16_t immediate[SEATS]  # net of the payments of TG-12 so far; they add up to zero
    uint8_t columns[SEATS]  # won so far; with `held` they add up to 8 until the deal is over, then by themselves
    uint8_t up  # bit s: what seat s laid in the current trick lies face up
    uint8_t due  # seats that have yet to act in the current trick: 4 at the lead, 0 only when the deal is over
    uint8_t leader  # of the current trick, 0 to 3
    uint8_t high  # the seat that laid the highest group so far, the leader before the lead
    uint8_t best  # that group, NOTHING before the lead
    uint8_t held  # tiles in each hand when the current trick began, 1 to 8
    uint8_t banker  # TG-3
    uint8_t options  # UNPAID and SINGLE


cdef struct Payment:
    uint8_t payer  # seat
    uint8_t payee  # seat
    uint8_t reason  # an index of REASONS
    uint8_t factor  # all doublings multiplied together
    int16_t base  # before the doublings; negative for what the winner of the deal pays (TG-15)
