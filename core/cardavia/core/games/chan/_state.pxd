# The packed state of Chắn. Fixed width and pointer free: states are copied, compared and hashed as bytes.
#
# A *face* is a number from 0 to 24 in the order of the codes: 2c 2m 2s 3c … 9s cc. A *set of faces* is a word with one
# bit a face: each rank is one octal digit of it (its bits are coins, myriads, strings), and Chi chi, which has no
# rank, is the ninth digit. A *seat* is a number from 0 to 3. A field called *plus one* is 0 for "none".
from libc.stdint cimport uint8_t, uint32_t

cdef enum:
    SEATS = 4
    FACES = 25
    COPIES = 4        # of each face
    CARDS = 100       # FACES x COPIES (CH-1)
    STOCK = 23        # cards of the stock at first (CH-4)
    HAND = 19         # cards of a hand; the dealer has one more (CH-4)

    CC = 24           # the face Chi chi
    ALL = 0o177777777  # the set of all faces
    RANKED = 0o77777777  # the set of the faces that have a rank
    LOWEST = 0o111111111  # the lowest bit of each rank

cdef enum:  # the moves: `ca Y` has the number of the face Y
    CHAN = 24
    CHIU = 25
    DECLINE = 26
    DISCARD = 27      # plus the face
    PASS = 52
    WIN = 53
    MOVES = 54

cdef enum:  # phases
    OVER = 0
    OPENING = 1       # the dealer has yet to act (CH-5 to CH-7)
    CLAIMS = 2        # a seat is asked for a claim (CH-12)
    CONSIDER = 3      # claims are settled, the seat on turn captures or passes (CH-8, CH-10)
    OWING = 4         # a seat owes a discard after a capture or a Chíu (CH-9, CH-13)

cdef enum:  # how the public card became public
    DISCARDED = 1
    REVEALED = 2
    REPLACED = 3      # by a claimant's discard (CH-13)

cdef enum:  # places in the order in which CH-12 settles claims
    WINS = 0          # 0 to 3: a win by the seat that sits so far behind the card's door
    CHIUS = 4         # the Chíu, or Chíu ù
    SETTLED = 5       # past the last

cdef struct Bag:
    # Cards, as the binary digits of the count of each face. Counts are 0 to 4: a face in `four` is in no other word.
    uint32_t one
    uint32_t two
    uint32_t four

cdef struct Seat:
    Bag hand            # the concealed cards
    Bag door            # dead cards at this seat's door
    Bag ca              # the cards of its open Cạ; of a rank, no suit has more than the two others together
    uint32_t chan       # faces of which one Chắn lies open
    uint32_t chan_twice  # faces of which two Chắn lie open; none is in `chan` too
    uint32_t chiu       # faces of its Chíu
    uint32_t discarded  # D
    uint32_t laid       # C
    uint32_t refused    # R (CH-16)
    uint32_t passed     # faces that it passed on its turn while in neither D nor C: what all know of R
    uint32_t pairs      # faces of which the opening hand held exactly two (Bòn)
    uint32_t fours      # faces of which the opening hand held four (Thiên khai)

cdef struct Packed:
    # All cards of hands, doors, melds and stock, and the public or winning card, are at most four of each face; those
    # that are missing (only in positions typed by hand) lie dead at nobody's door. Hand and melds of a seat are 19
    # cards; 20 for the dealer at the opening or after Thiên ù, for a dead hand, and for a seat that owes a discard.
    Seat seats[4]
    uint8_t stock[23]   # what is left, the next card last; 0 above
    uint8_t left        # cards in the stock
    uint8_t phase
    uint8_t actor       # who decides now; 0 when over
    uint8_t place       # at CLAIMS the place of the claim that is asked, else 0
    uint8_t turn        # t
    uint8_t drawn       # whether t has revealed in this turn
    uint8_t dealer
    uint8_t dead        # the dead hand (CH-7), plus one
    uint8_t card        # the public card, or the card that won; plus one
    uint8_t source      # how it became public; 0 without a card
    uint8_t by          # who discarded or revealed it; 0 without a card
    uint8_t door        # at whose door it lies; 0 without a card
    uint8_t after_chiu  # at OWING: after a Chíu, not a capture; else 0
    uint8_t winner      # plus one
    uint8_t traditional  # the option tom=traditional (CH-23)
    uint8_t spare[2]    # 0
