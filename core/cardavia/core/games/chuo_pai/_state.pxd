# One moment of a deal, packed: fixed width, free of pointers, compared and hashed as bytes.
#
# A *word* counts cards: 21 fields of 3 bits, one a face, in the order of the faces' codes as text (11, 21, 22, 31 …),
# the lowest bits first; a field is 0 to 4, and bit 63 is 0.
#
# Invariants. hands, piles and the cards of the acts add up to at most 4 of each face; the rest has left the deal.
# No hand holds more than 28 cards, nor both 21 and 42 (CP-4). hand + lacks <= 4 in every field, and the numbers of
# heads and totals in a hand are never in shut: what is known of a seat is true. shut is closed upwards: with
# (heads, totals) it has every (more heads, more totals). When the deal is over, turn, leader and best are NOBODY.
from libc.stdint cimport uint8_t, uint16_t, uint64_t


cdef enum:
    SEATS = 3
    NOBODY = 3       # no seat; as a viewer, a spectator
    CLASSES = 4      # of combinations, in the order of the heads' texts: 11, 31, 44, 66
    NONE = 0xFFFF    # no move


ctypedef struct Chuo:
    uint64_t hand[SEATS]           # word: the cards that a seat holds
    uint64_t pile[SEATS]           # word: the cards that a seat has won, opening bonus included (CP-13, CP-16)
    uint64_t lacks[SEATS]          # word: how many of the four copies of a face its acts prove it not to hold; 0 until
                                   # a pass or the opening bonus tells something of the face (CP-18)
    uint64_t shut[SEATS][CLASSES]  # set of bits 9 * heads + totals (0 to 44): numbers of a class's heads and totals
                                   # that its acts prove the seat not to hold; empty until a pass tells (CP-18)
    uint16_t act[SEATS]            # the move that a seat has made in this round, or NONE
    uint16_t high                  # the highest play of this round so far, a move; NONE before the lead
    uint8_t best                   # the seat that made it, or NOBODY
    uint8_t leader                 # the leader of this round, or NOBODY
    uint8_t turn                   # the seat whose decision it is, or NOBODY
    uint8_t option                 # combinations: 0 free, 1 equal, 2 capped
    uint8_t zero[4]                # always 0, so that equal states are equal bytes
