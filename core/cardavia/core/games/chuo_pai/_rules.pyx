"""The kernel of Chuo Pai.

How a position is encoded, and why that makes the rules short
-------------------------------------------------------------

A hand is a *word*: one number of 64 bits with 21 fields of 3 bits, the count of each face. A count is at most 4, so
adding 4 - n to every field at once sets bit 2 of exactly the fields that hold n cards or more. Hence the groups that
beat a group of n (CP-10) are one addition and two masks: "at least n" and "higher in the family of what lies there".
What a pass proves (CP-18) is the same mask, kept in a second word. Playing cards is one subtraction.

Fields, and classes of combinations, stand in the order of their codes as text. Moves are sorted by text, so the moves
that begin with one face form a *block*, blocks follow each other like fields, and ascending bits are ascending moves.
A face that is no head leads as many moves as the hand holds of it, so that the leads of a hand are numbered by the
running sums of its fields. Only the four blocks of heads hold combinations (CP-6), and what may be led or must beat
there depends on three counts alone: a table of 5 x 5 x 5 *holdings* lists it for each class and option.

So legal moves are never generated: `legal` counts them, `pick` finds any one by its number, and lists, random steps
and the test whether a move is legal (it is among the picks, which ascend) all come from these two functions.
"""

cimport cython
from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.long cimport PyLong_AsLongLongAndOverflow
from cpython.list cimport PyList_GET_ITEM, PyList_New, PyList_SET_ITEM
from cpython.object cimport PyObject
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint64_t
from libc.string cimport memcmp, memcpy, memset

from cardavia.core._random cimport below
from cardavia.core.games.chuo_pai._state cimport NOBODY, NONE, SEATS

from collections.abc import Mapping

from cardavia.core.decks import SICHUAN
from cardavia.core.errors import BadDeal, BadOption, BadPosition, BadState, IllegalMove
from cardavia.core.games.chuo_pai import moves as facts

cdef extern from *:
    """
    #define lowest_bit(word) __builtin_ctzll(word)
    """
    int lowest_bit(uint64_t word) nogil


cdef enum:
    FACES = 21
    CARDS = 84
    HAND = 28
    MOVES = 821
    OPTIONS = 3
    VERSION = 1
    TRIES = 4      # shuffles to be repaired before resample starts from the true hands instead
    PATIENCE = 40  # swaps tried for each hidden card in a repair
    MIXING = 4     # swaps tried for each hidden card once a sample fits

cdef enum:  # the kinds of choice
    OVER, LEAD, GROUP, COMBINATION, PASS

cdef uint64_t FIELDS = 0o111111111111111111111  # 1 in every field
cdef uint64_t FOURS = 0o444444444444444444444   # bit 2 of every field
cdef uint64_t EVEN = 0o707070707070707070707    # every other field, from the lowest: room for sums of 6 bits
cdef uint64_t PAIRS = 0o1010101010101010101     # 1 in each of the lowest ten fields of 6 bits


ctypedef struct Facts:  # of a move
    uint64_t cards    # word
    uint64_t higher   # group: bit 2 of the field of each face that ranks higher in its family (CP-2)
    uint64_t bars     # bit 2 of the field of the face that its holder cannot have beside it (CP-4)
    uint8_t kind      # GROUP, COMBINATION or PASS
    uint8_t size      # how many cards
    uint8_t classes   # combination: set of the classes that rank higher (CP-7)
    uint8_t klass     # the class to which its cards belong, or CLASSES for none
    uint8_t spent     # 9 * heads + totals of that class

cdef Facts FACTS[MOVES]
cdef int BONUS[2]                             # the places of the fields of 21 and 42 (CP-4)
cdef uint64_t BOTH                            # a word with all bits of these two
cdef int HEAD[CLASSES]                        # the place of each head's field, ascending; the last is the last of all
cdef int BLACK[CLASSES]                       # those of its black totals
cdef int RED[CLASSES]                         # and of its red totals (CP-6)
cdef Holding HOLDING[OPTIONS][CLASSES][125]   # by 25 * heads + 5 * black totals + red totals
cdef uint16_t GROUPS[2][64][4]                # the move of a group: beat or lead; bit 2 of its face's field; cards - 1
cdef uint16_t BLOCK[2][CLASSES]               # where the block of a head begins: beat, lead
cdef uint64_t PROVED[OPTIONS][13]             # the set `shut` that passing on a combination of n cards proves
cdef uint64_t BEYOND[45]                      # heads and totals that cannot be left after spending 9 * heads + totals
cdef uint16_t THE_PASS


# Words


cdef inline uint64_t at_least(uint64_t word, int n) noexcept nogil:
    """Bit 2 of every field that is n (1 to 4) or more."""
    return (word + (4 - n) * FIELDS) & FOURS


cdef inline uint64_t fields(uint64_t bits) noexcept nogil:
    """All three bits of the fields whose bit 2 is set."""
    return (bits >> 2) * 7


cdef inline int number(uint64_t bits) noexcept nogil:
    """How many fields (at most 7) have their bit 2 set."""
    return ((bits >> 2) * FIELDS >> 60) & 7


cdef inline uint64_t raised(uint64_t word, uint64_t bits, int n) noexcept nogil:
    """The word with the fields whose bit 2 is set in `bits` raised to n, unless they are higher."""
    bits &= ~at_least(word, n)
    return word & ~fields(bits) | (bits >> 2) * n


cdef inline int count(uint64_t word, int slot) noexcept nogil:
    """The number in a field."""
    return (word >> 3 * slot) & 7


cdef inline int size(uint64_t word) noexcept nogil:
    """How many cards a word counts."""
    word = (word & EVEN) + (word >> 3 & EVEN)
    return ((word & <uint64_t>0x003F03F03F03F03F) + (word >> 6 & <uint64_t>0x003F03F03F03F03F) + (word >> 60)) % 4095


# What may be played


cdef inline void look(uint64_t hand, int option, Legal* moves) noexcept nogil:
    """What a hand has of each class (CP-6)."""
    cdef int k
    for k in range(CLASSES):
        moves.holding[k] = &HOLDING[option][k][
            25 * count(hand, HEAD[k]) + 5 * count(hand, BLACK[k]) + count(hand, RED[k])
        ]


cdef void legal(const Chuo* s, Legal* moves) noexcept nogil:
    """The legal moves of the seat on turn."""
    cdef uint64_t hand
    cdef const Facts* high
    cdef const uint8_t* begin
    cdef int k
    moves.count = 0
    moves.kind = OVER
    if s.turn == NOBODY:
        return
    hand = s.hand[s.turn]
    if s.high == NONE:  # CP-8: any group or combination, no pass
        moves.kind = LEAD
        moves.cards = hand
        moves.sums = ((hand & EVEN) + (hand >> 3 & EVEN)) * PAIRS
        moves.count = cards_before(moves, FACES - 1) + count(hand, FACES - 1)  # as many groups as cards (CP-5)
        look(hand, s.option, moves)
        for k in range(CLASSES):
            moves.number[k] = moves.holding[k].leads - count(hand, HEAD[k])
            moves.count += moves.number[k]
        return
    high = &FACTS[s.high]
    moves.size = high.size
    if high.kind == GROUP:  # CP-10: a higher face of the family, as often
        moves.kind = GROUP
        moves.cards = at_least(hand, high.size) & high.higher
        moves.count = number(moves.cards)
    else:  # CP-10: a higher class, as many cards
        moves.kind = COMBINATION
        look(hand, s.option, moves)
        for k in range(CLASSES):
            begin = &moves.holding[k].start[high.size]
            moves.number[k] = begin[1] - begin[0] if high.classes >> k & 1 else 0
            moves.count += moves.number[k]
    if not moves.count:  # CP-11, CP-12: who can beat must, who cannot passes
        moves.kind = PASS
        moves.count = 1


cdef inline int cards_before(const Legal* moves, int slot) noexcept nogil:
    """How many cards of the hand stand in fields before this one."""
    cdef int cards = moves.sums >> (6 * (slot >> 1) - 6) & 63 if slot > 1 else 0
    return cards + count(moves.cards, slot - 1) if slot & 1 else cards


cdef int pick(const Legal* moves, int index) noexcept nogil:
    """Legal move number `index` (0 to count - 1), in ascending order."""
    cdef const Holding* held
    cdef uint64_t bits
    cdef int k
    if moves.kind == LEAD:
        return pick_lead(moves, index)
    if moves.kind == GROUP:
        bits = moves.cards
        for _ in range(index):
            bits &= bits - 1
        return GROUPS[0][lowest_bit(bits)][moves.size - 1]
    if moves.kind == COMBINATION:
        for k in range(CLASSES):
            if index < moves.number[k]:
                held = moves.holding[k]
                return BLOCK[0][k] + held.beat[held.start[moves.size] + index]
            index -= moves.number[k]
    return THE_PASS


cdef inline int pick_lead(const Legal* moves, int index) noexcept nogil:
    cdef uint64_t reached
    cdef int k, place, slot
    for k in range(CLASSES):
        place = index - cards_before(moves, HEAD[k])
        if place < 0:
            break
        if place < moves.holding[k].leads:
            return BLOCK[1][k] + moves.holding[k].lead[place]
        index -= moves.number[k]
    # A group of a face that is no head, in the first pair of faces up to which there are more than index cards. (There
    # are at most 28, so that bit 5 tells whether a sum is at most index.)
    reached = (<uint64_t>index | 32) * PAIRS - (moves.sums & 63 * PAIRS)
    slot = lowest_bit(~reached & 32 * PAIRS) // 6 * 2
    place = index - cards_before(moves, slot)
    if place >= count(moves.cards, slot):
        place -= count(moves.cards, slot)
        slot += 1
    return GROUPS[1][3 * slot + 2][place]


# What a move does


cdef inline int after(int seat) noexcept nogil:
    """The next seat in playing order."""
    return seat + 1 if seat < SEATS - 1 else 0


cdef inline bint has_both(uint64_t hand) noexcept nogil:
    """Whether a hand has both kinds of the opening bonus (CP-4)."""
    return count(hand, BONUS[0]) and count(hand, BONUS[1])


cdef void start(Chuo* s, const uint64_t* hands, int first, int option) noexcept nogil:
    """A fresh deal: three hands as dealt (words), the first leader (CP-3), and the option."""
    cdef int seat
    memset(s, 0, sizeof(Chuo))
    for seat in range(SEATS):
        s.hand[seat] = hands[seat]
        s.act[seat] = NONE
        if has_both(hands[seat]):  # CP-4
            s.pile[seat] = hands[seat] & BOTH
            s.hand[seat] = hands[seat] & ~BOTH
            s.lacks[seat] = BOTH & FOURS
    s.high = NONE
    s.best = NOBODY
    s.leader = s.turn = first
    s.option = option


cdef int actor(const Chuo* s) noexcept nogil:
    """The seat whose decision it is, or NOBODY."""
    return s.turn


cdef void play(Chuo* s, int move) noexcept nogil:
    """Make a legal move."""
    cdef int seat = s.turn, other = seat
    if FACTS[move].kind == PASS:  # CP-12
        tell(s, seat)
    else:
        spend(s, seat, &FACTS[move])
        s.high = move  # a lead, or a beat, which is strictly higher (CP-10)
        s.best = seat
    s.act[seat] = move
    while True:  # CP-9: each seat that holds cards acts once
        other = after(other)
        if other == s.leader:
            close_round(s)
            return
        if s.hand[other]:
            s.turn = other
            return


cdef inline void spend(Chuo* s, int seat, const Facts* move) noexcept nogil:
    """Cards leave a hand, and what is known of the hand shrinks with it."""
    cdef uint64_t* shut
    s.hand[seat] -= move.cards
    s.lacks[seat] += move.cards & fields(at_least(s.lacks[seat], 1))
    if move.bars:  # CP-4: who still has one of the two kinds had none of the other
        s.lacks[seat] = raised(s.lacks[seat], move.bars, 4)
    if move.klass != CLASSES:
        shut = &s.shut[seat][move.klass]
        if shut[0]:
            shut[0] = shut[0] >> move.spent | BEYOND[move.spent]


cdef inline void tell(Chuo* s, int seat) noexcept nogil:
    """CP-18: a pass proves that the seat holds nothing that beats the highest play."""
    cdef const Facts* high = &FACTS[s.high]
    cdef int k
    if high.kind == GROUP:
        s.lacks[seat] = raised(s.lacks[seat], high.higher, 5 - high.size)
    else:
        for k in range(CLASSES):
            if high.classes >> k & 1:
                s.shut[seat][k] |= PROVED[s.option][high.size]


cdef inline void close_round(Chuo* s) noexcept nogil:
    """The round is over: it is scored, and the next leader is found, if there is one."""
    cdef int seat, holders = 0
    s.pile[s.best] += FACTS[s.high].cards  # CP-13: the other cards are gone
    s.high = NONE
    for seat in range(SEATS):
        s.act[seat] = NONE
        holders += s.hand[seat] != 0
    if holders <= 1:  # CP-15 (decision): tested after the round, before a leader is sought
        s.leader = s.turn = s.best = NOBODY
        return
    seat = s.best
    while not s.hand[seat]:  # CP-14
        seat = after(seat)
    s.leader = s.turn = seat
    s.best = NOBODY


cdef void outcome(const Chuo* s, int* scores) noexcept nogil:
    """CP-16: a point for each card of a pile."""
    for seat in range(SEATS):
        scores[seat] = size(s.pile[seat])


# What a viewer cannot tell apart


cdef inline int excess(const Chuo* s, int seat, uint64_t hand) noexcept nogil:
    """How far a hand is from what the seat's acts allow it to hold (CP-4, CP-18); 0 if it may be the seat's hand."""
    cdef int k, cards = min(count(hand, BONUS[0]), count(hand, BONUS[1]))
    cards += over((hand & EVEN) + (s.lacks[seat] & EVEN)) + over((hand >> 3 & EVEN) + (s.lacks[seat] >> 3 & EVEN))
    for k in range(CLASSES):
        if s.shut[seat][k]:
            cards += trespass(s.shut[seat][k], count(hand, HEAD[k]), count(hand, BLACK[k]) + count(hand, RED[k]))
    return cards


cdef inline int over(uint64_t sums) noexcept nogil:
    """By how much fields of 6 bits (each at most 8) exceed 4, together."""
    cdef uint64_t bits = (sums + 3 * (EVEN // 7)) & 8 * (EVEN // 7)
    cdef int total = 0
    while bits:
        total += (sums >> (lowest_bit(bits) - 3) & 15) - 4
        bits &= bits - 1
    return total


cdef inline int trespass(uint64_t shut, int heads, int totals) noexcept nogil:
    """About how many cards must go before the rest is allowed."""
    cdef int cards = 0
    while shut >> (9 * heads + totals) & 1:
        cards += 1
        if totals:
            totals -= 1
        else:
            heads -= 1
    return cards


cdef void resample(const Chuo* s, int viewer, uint64_t* random, Chuo* other) noexcept nogil:
    """Another state that a viewer (a seat, or NOBODY) cannot tell from s: the hands that he does not see, dealt anew.

    The hidden cards are shuffled and dealt; swaps between two hands bring them closer to what is known, until it
    fits; then swaps that keep it fitting mix the sample. Only if no shuffle can be repaired do they start from s.
    """
    cdef uint64_t[CARDS] card  # hidden cards, each a word of one card
    cdef uint8_t[CARDS] owner
    cdef int n = gather(s, viewer, card, owner), seat, i, j
    other[0] = s[0]
    if n < 2:
        return
    for _ in range(TRIES):
        for seat in range(SEATS):
            if seat != viewer:
                other.hand[seat] = 0
        for i in range(n):
            j = i + below(random, n - i)
            card[i], card[j] = card[j], card[i]
            other.hand[owner[i]] += card[i]
        if swap(other, card, owner, n, random, PATIENCE * n, True):
            break
    else:
        other[0] = s[0]
        gather(s, viewer, card, owner)
        swap(other, card, owner, n, random, PATIENCE * n, False)
    swap(other, card, owner, n, random, MIXING * n, False)


cdef int gather(const Chuo* s, int viewer, uint64_t* card, uint8_t* owner) noexcept nogil:
    """The cards that a viewer does not see, and who holds them; gives their number."""
    cdef int seat, slot, n = 0
    for seat in range(SEATS):
        if seat != viewer:
            for slot in range(FACES):
                for _ in range(count(s.hand[seat], slot)):
                    card[n] = <uint64_t>1 << 3 * slot
                    owner[n] = seat
                    n += 1
    return n


cdef bint swap(
    Chuo* s, uint64_t* card, const uint8_t* owner, int n, uint64_t* random, int tries, bint repair
) noexcept nogil:
    """Swap random hidden cards of two hands where that takes neither further from what is known of it.

    With `repair` it stops, and gives True, once every hand fits.
    """
    cdef int[SEATS] wrong
    cdef int seat, i, j, one, two, mine, yours
    cdef uint64_t change
    for seat in range(SEATS):
        wrong[seat] = excess(s, seat, s.hand[seat])
    for _ in range(tries):
        if repair and not wrong[0] + wrong[1] + wrong[2]:
            return True
        i = below(random, n)
        j = below(random, n)
        one = owner[i]
        two = owner[j]
        if one == two or card[i] == card[j]:
            continue
        change = card[j] - card[i]
        mine = excess(s, one, s.hand[one] + change)
        yours = excess(s, two, s.hand[two] - change)
        if mine + yours <= wrong[one] + wrong[two]:
            s.hand[one] += change
            s.hand[two] -= change
            wrong[one] = mine
            wrong[two] = yours
            card[i], card[j] = card[j], card[i]
    return not wrong[0] + wrong[1] + wrong[2]


# Whole deals


cdef uint64_t[CARDS] PACK  # words of one card each


cdef int64_t play_deal(uint64_t* random, uint64_t* pack, int option, Chuo* s) noexcept nogil:
    """Shuffle, deal and play one deal at random to its end; gives the number of decisions.

    A decision with one legal move draws no number.
    """
    cdef uint64_t[SEATS] hands
    cdef Legal moves
    cdef int i, j
    cdef int64_t decisions = 0
    hands[0] = hands[1] = 0
    hands[2] = 4 * FIELDS
    for i in range(2 * HAND):
        j = i + below(random, CARDS - i)
        pack[i], pack[j] = pack[j], pack[i]
        hands[i // HAND] += pack[i]
    hands[2] -= hands[0] + hands[1]
    start(s, hands, below(random, SEATS), option)
    while True:
        legal(s, &moves)
        if not moves.count:
            return decisions
        play(s, pick(&moves, below(random, moves.count) if moves.count > 1 else 0))
        decisions += 1


# The tables, from the facts about plays (moves.py)


cdef tuple SLOTS = tuple(sorted(facts.FACES, key=SICHUAN.code.__getitem__))  # the face of each field of a word
cdef tuple CODES = tuple(SICHUAN.code[face] for face in SLOTS)
cdef dict SLOT = {face: slot for slot, face in enumerate(SLOTS)}
cdef tuple LISTED = tuple(SLOT[face] for face in facts.FACES)  # fields in list order of their faces
cdef tuple KINDS = tuple(sorted(facts.CLASSES, key=lambda kind: SICHUAN.code[kind[0]]))
cdef tuple HEADS = tuple(SICHUAN.code[kind[0]] for kind in KINDS)
cdef tuple CHOICES = facts.OPTIONS["combinations"]
cdef dict MOVE = {move: number for number, move in enumerate(facts.MOVES)}
cdef list NUMBERS = list(range(MOVES))  # one object for each move, so that a list of moves makes none


cdef uint64_t word_of(cards) except? 0:
    """Cards (faces) as a word."""
    cdef uint64_t word = 0
    for face in cards:
        word += <uint64_t>1 << 3 * <int>SLOT[face]
    return word


cdef int fill_tables() except -1:
    global THE_PASS, BOTH
    cdef int number, slot, klass
    cdef Facts* move
    shapes = {}
    for slot in range(2):
        BONUS[slot] = SLOT[facts.BONUS[slot]]
        BOTH |= <uint64_t>7 << 3 * BONUS[slot]
    for klass, kind in enumerate(KINDS):
        HEAD[klass], BLACK[klass], RED[klass] = [SLOT[face] for face in kind]
    for number, (verb, cards) in enumerate(facts.MOVES):
        move = &FACTS[number]
        move.cards = word_of(cards)
        move.size = len(cards)
        move.klass = CLASSES
        if verb == "pass":
            move.kind = PASS
            THE_PASS = number
            continue
        shape = shapes[number] = facts.read(cards)
        for klass, kind in enumerate(KINDS):
            if cards[0] in kind:
                heads = cards.count(kind[0])
                move.klass = klass
                move.spent = 9 * heads + len(cards) - heads
            if cards == kind[:1]:
                BLOCK[verb == "lead"][klass] = number
        if shape.heads:
            move.kind = COMBINATION
            for klass, kind in enumerate(KINDS):
                if facts.beats(facts.read(kind[:2]), shape._replace(size=2)):
                    move.classes |= 1 << klass
        else:
            move.kind = GROUP
            GROUPS[verb == "lead"][3 * <int>SLOT[cards[0]] + 2][len(cards) - 1] = number
            for slot, face in enumerate(SLOTS):
                if facts.beats(facts.read((face,) * len(cards)), shape):
                    move.higher |= <uint64_t>4 << 3 * slot
            if cards[0] in facts.BONUS:
                move.bars = BOTH & FOURS & ~fields(<uint64_t>4 << 3 * <int>SLOT[cards[0]])
    fill_holdings(shapes)
    for number, face in enumerate(facts.PACK):
        PACK[number] = word_of((face,))
    return 0


cdef int fill_holdings(dict shapes) except -1:
    cdef int option, klass, key, place, n, heads, totals, a, b
    cdef Holding* holding
    cdef uint8_t[100] h, t1, t2, allowed, size_of  # of each place in a block; size_of 0 is a group
    for option, choice in enumerate(CHOICES):
        for klass, (head, black, red) in enumerate(KINDS):
            for place in range(100):
                cards = facts.MOVES[BLOCK[1][klass] + place].cards
                shape = shapes[BLOCK[1][klass] + place]
                h[place], t1[place], t2[place] = cards.count(head), cards.count(black), cards.count(red)
                size_of[place] = shape.size if shape.heads else 0
                allowed[place] = facts.permitted(choice, shape.heads, shape.totals)
            for key in range(125):
                holding = &HOLDING[option][klass][key]
                for place in range(100):
                    if allowed[place] and h[place] <= key // 25 and t1[place] <= key // 5 % 5 and t2[place] <= key % 5:
                        holding.lead[holding.leads] = place
                        holding.leads += 1
                for n in range(2, 13):
                    holding.start[n + 1] = holding.start[n]
                    for place in holding.lead[:holding.leads]:
                        if size_of[place] == n:
                            holding.beat[holding.start[n + 1]] = place
                            holding.start[n + 1] += 1
        for n in range(2, 13):
            for heads in range(1, 5):
                for totals in range(1, 9):
                    if any(
                        facts.permitted(choice, a, n - a) for a in range(1, heads + 1) if 1 <= n - a <= totals
                    ):
                        PROVED[option][n] |= <uint64_t>1 << (9 * heads + totals)
    for a in range(5):
        for b in range(9):
            for heads in range(5):
                for totals in range(9):
                    if heads + a > 4 or totals + b > 8:
                        BEYOND[9 * a + b] |= <uint64_t>1 << (9 * heads + totals)
    return 0


fill_tables()


# States, for Python


cdef enum:
    PACKED = 4 + 2 * SEATS + 8 * SEATS * (3 + CLASSES)  # bytes: version, option, leader, turn; acts; words


cdef int option_of(options) except -1:
    if not isinstance(options, Mapping):
        raise BadOption("options map names to values")
    for name, value in options.items():
        if name not in facts.OPTIONS:
            raise BadOption(f"Chuo Pai has no option {name!r:.40}; its options: {', '.join(facts.OPTIONS)}")
        if value not in facts.OPTIONS[name]:
            raise BadOption(f"option {name} of Chuo Pai is one of {', '.join(facts.OPTIONS[name])}")
    return CHOICES.index(options.get("combinations", CHOICES[0]))


cdef int seat_of(seat) except -1:
    if not isinstance(seat, int) or not 0 <= seat < SEATS:
        raise IndexError(f"Chuo Pai has seats 0 to {SEATS - 1}, not {seat!r:.40}")
    return seat


cdef uint64_t seed_of(seed) except? 0:
    if not isinstance(seed, int):
        raise TypeError("a seed is an int")
    return seed & 0xFFFFFFFFFFFFFFFF


cdef tuple faces_of(uint64_t word):
    """The cards of a word, sorted."""
    cdef list faces = []
    cdef int slot, copy
    for slot in LISTED:
        for copy in range(count(word, slot)):
            faces.append(SLOTS[slot])
    return tuple(faces)


cdef list codes_of(uint64_t word):
    return [SICHUAN.code[face] for face in faces_of(word)]


cdef uint64_t upwards(uint64_t shut) noexcept nogil:
    """The closure of a set of heads and totals: with each, all that have more."""
    cdef int heads, totals
    for heads in range(5):
        for totals in range(9):
            if (heads and shut >> (9 * heads + totals - 9) & 1) or (totals and shut >> (9 * heads + totals - 1) & 1):
                shut |= <uint64_t>1 << (9 * heads + totals)
    return shut


cdef bint is_legal(const Chuo* s, int move) noexcept nogil:
    """Whether a number is a legal move. Picks ascend."""
    cdef Legal moves
    cdef int low = 0, high, middle
    legal(s, &moves)
    high = moves.count
    while low < high:
        middle = (low + high) // 2
        if pick(&moves, middle) < move:
            low = middle + 1
        else:
            high = middle
    return low < moves.count and pick(&moves, low) == move


cdef int assemble(Chuo* s, const Chuo* given, list acts) except -1:
    """Build a moment of a deal from the hands, piles, lacks, shut, option and turn that are given, checking all.

    `acts` are the acts of the round so far, seats and moves, from the leader on; they are made again. Raises
    ValueError unless the rules allow such a moment.
    """
    cdef uint64_t[SEATS] held
    cdef int slot, seat, number, cards, n, k, holders = 0
    for seat in range(SEATS):
        held[seat] = 0
        if (given.hand[seat] | given.pile[seat] | given.lacks[seat]) >> 63:
            raise ValueError("a word has 63 bits")
        for k in range(CLASSES):
            if given.shut[seat][k] & 1 or given.shut[seat][k] >> 45:
                raise ValueError("a seat may always hold no heads and no totals, and never more than there are")
    for seat, number in acts:
        if held[seat]:
            raise ValueError(f"seat {seat} acts once in a round (CP-9)")
        held[seat] = FACTS[number].cards
    for slot in range(FACES):
        cards = 0
        for seat in range(SEATS):
            cards += count(given.hand[seat], slot) + count(given.pile[seat], slot) + count(held[seat], slot)
            if count(given.lacks[seat], slot) > 4:
                raise ValueError(f"a seat lacks at most four cards {CODES[slot]}")
        if cards > 4:
            raise ValueError(f"there are only four cards {CODES[slot]} (CP-1)")
    for seat in range(SEATS):
        held[seat] += given.hand[seat]
        holders += held[seat] != 0
        if size(held[seat]) > HAND:
            raise ValueError(f"a hand has at most {HAND} cards (CP-1)")
        if has_both(held[seat]):
            raise ValueError("no hand has both 21 and 42 after the opening bonus (CP-4)")
    start(s, held, acts[0][0] if acts else given.turn, given.option)
    if holders <= 1:
        if acts:
            raise ValueError("a round begins only while two seats hold cards (CP-15)")
        s.leader = s.turn = NOBODY
    elif s.turn == NOBODY or not s.hand[s.turn]:
        raise ValueError("the leader of a round holds cards (CP-14)")
    for place, (seat, number) in enumerate(acts):
        if s.turn != seat or (place and s.high == NONE):
            raise ValueError(f"it is not the turn of seat {seat} (CP-9)")
        if not is_legal(s, number):
            raise ValueError(f"seat {seat} cannot {facts.text(facts.MOVES[number])} (CP-8, CP-10, CP-11)")
        play(s, number)
    if acts and s.high == NONE:
        raise ValueError("a round in which every seat has acted is scored already (CP-9)")
    if s.turn != given.turn and s.turn != NOBODY:
        raise ValueError(f"seat {s.turn} is on turn (CP-9)")
    for seat in range(SEATS):
        s.pile[seat] = given.pile[seat]
        for n in range(1, 5):
            s.lacks[seat] = raised(s.lacks[seat], at_least(given.lacks[seat], n), n)
        for k in range(CLASSES):
            s.shut[seat][k] |= upwards(given.shut[seat][k])
        if excess(s, seat, s.hand[seat]):
            raise ValueError(f"seat {seat} holds what it is known not to hold (CP-18)")
    return 0


cdef uint64_t word_from(codes, str what) except? 0:
    """A list of codes as a word. Raises ValueError."""
    cdef uint64_t word = 0
    if not isinstance(codes, (list, tuple)):
        raise ValueError(f"{what} is a list of cards")
    for code in codes:
        if code not in CODES:
            raise ValueError(f"{what} has no card {code!r:.40}")
        if count(word, CODES.index(code)) == 4:
            raise ValueError(f"there are only four cards {code} (CP-1)")
        word += <uint64_t>1 << 3 * <int>CODES.index(code)
    return word


cdef list three(value, str what):
    """A list with one item a seat. Raises ValueError."""
    if not isinstance(value, (list, tuple)) or len(value) != SEATS:
        raise ValueError(f"{what} is a list of {SEATS}, one a seat")
    return list(value)


cdef dict keyed(value, set keys, str what):
    """A JSON object with no other keys than these. Raises ValueError."""
    if not isinstance(value, dict) or not value.keys() <= keys:
        raise ValueError(f"{what} is an object with the keys {', '.join(sorted(keys))}")
    return value


cdef int read_position(Chuo* s, position) except -1:
    """A position (docs/positions.md) as a state. Raises ValueError."""
    cdef Chuo given
    cdef int seat, k
    memset(&given, 0, sizeof(Chuo))
    keyed(position, {"hands", "turn", "options", "piles", "plays", "told"}, "a position")
    given.option = option_of(position.get("options", {}))
    given.turn = position["turn"] if is_seat(position.get("turn")) else NOBODY
    for seat, cards in enumerate(three(position.get("hands"), "hands")):
        given.hand[seat] = word_from(cards, "a hand")
    for seat, cards in enumerate(three(position.get("piles", [[]] * SEATS), "piles")):
        given.pile[seat] = word_from(cards, "a pile")
    for seat, told in enumerate(three(position.get("told", [{}] * SEATS), "told")):
        keyed(told, {"lacks", "shut"}, "what is told of a seat")
        for code, n in keyed(told.get("lacks", {}), set(CODES), "lacks").items():
            if not isinstance(n, int) or not 1 <= n <= 4:
                raise ValueError("a seat lacks 1 to 4 cards of a face")
            given.lacks[seat] |= <uint64_t>n << 3 * <int>CODES.index(code)
        for head, corners in keyed(told.get("shut", {}), set(HEADS), "shut").items():
            k = HEADS.index(head)
            for heads, totals in corners:
                if heads not in range(5) or totals not in range(9):
                    raise ValueError("shut lists numbers of heads (0 to 4) and totals (0 to 8)")
                given.shut[seat][k] |= <uint64_t>1 << <int>(9 * heads + totals)
    if not isinstance(position.get("plays", []), (list, tuple)):
        raise ValueError("plays is a list of acts")
    acts = []
    for act in position.get("plays", []):
        keyed(act, {"seat", "cards"}, "an act")
        cards = faces_of(word_from(act.get("cards"), "an act"))
        move = ("lead" if not acts else "beat" if cards else "pass", cards)
        if not is_seat(act.get("seat")) or move not in MOVE:
            raise ValueError(f"act {len(acts)} of the round is not possible")
        acts.append((act["seat"], MOVE[move]))
    return assemble(s, &given, acts)


cdef bint is_seat(value):
    return isinstance(value, int) and 0 <= value < SEATS


cdef void put(unsigned char* at, uint64_t value, int size) noexcept nogil:
    cdef int i
    for i in range(size):
        at[i] = <unsigned char>(value >> 8 * i)


cdef uint64_t get(const unsigned char* at, int size) noexcept nogil:
    cdef uint64_t value = 0
    cdef int i
    for i in range(size):
        value |= <uint64_t>at[i] << 8 * i
    return value


cdef void pack(const Chuo* s, unsigned char* at) noexcept nogil:
    """Write a state as PACKED bytes; high and best follow from the acts."""
    cdef int seat, k
    at[0] = VERSION
    at[1] = s.option
    at[2] = s.leader
    at[3] = s.turn
    at += 4
    for seat in range(SEATS):
        put(at, s.act[seat], 2)
        put(at + 2, s.hand[seat], 8)
        put(at + 10, s.pile[seat], 8)
        put(at + 18, s.lacks[seat], 8)
        for k in range(CLASSES):
            put(at + 26 + 8 * k, s.shut[seat][k], 8)
        at += 26 + 8 * CLASSES


cdef int unpack(Chuo* s, const unsigned char* data) except -1:
    """Read what `pack` wrote. Raises ValueError."""
    cdef Chuo given
    cdef unsigned char[PACKED] again
    cdef const unsigned char* at = data + 4
    cdef int seat, k
    memset(&given, 0, sizeof(Chuo))
    given.option, given.leader, given.turn = data[1], data[2], data[3]
    if data[0] != VERSION or given.option >= OPTIONS or given.leader > NOBODY or given.turn > NOBODY:
        raise ValueError("unknown version, option or seat")
    for seat in range(SEATS):
        given.act[seat] = get(at, 2)
        if given.act[seat] >= MOVES and given.act[seat] != NONE:
            raise ValueError("unknown move")
        given.hand[seat] = get(at + 2, 8)
        given.pile[seat] = get(at + 10, 8)
        given.lacks[seat] = get(at + 18, 8)
        for k in range(CLASSES):
            given.shut[seat][k] = get(at + 26 + 8 * k, 8)
        at += 26 + 8 * CLASSES
    assemble(s, &given, acts_of(&given))
    pack(s, again)
    if memcmp(data, again, PACKED):
        raise ValueError("contradictory fields")
    return 0


cdef list acts_of(const Chuo* s):
    """The acts of the round so far, seats and moves, from the leader on."""
    seats = [(s.leader + place) % SEATS for place in range(SEATS)]
    return [(seat, s.act[seat]) for seat in seats if s.act[seat] != NONE]


cdef State fresh(const Chuo* s):
    cdef State state = State.__new__(State)
    state.s = s[0]
    return state


@cython.final
@cython.freelist(1024)
cdef class State:
    """A moment of a deal of Chuo Pai (see `cardavia.core.game.State`)."""

    def __cinit__(self):
        self.s.leader = self.s.turn = self.s.best = NOBODY
        self.s.high = self.s.act[0] = self.s.act[1] = self.s.act[2] = NONE

    def __init__(self):
        raise TypeError("a State comes from State.start, State.setup or State.from_bytes")

    @classmethod
    def start(cls, deal, options):
        """A fresh deal, the opening bonus made (CP-4).

        Raises BadDeal unless three hands of 28 are the pack (CP-1) and `first` is a seat (CP-3), or BadOption.
        """
        cdef uint64_t[SEATS] words
        cdef Chuo s
        cdef int option = option_of(options)
        try:
            hands = [list(hand) for hand in deal.hands]
            first, stock = deal.first, list(deal.stock)
        except (AttributeError, TypeError) as error:
            raise BadDeal("a deal has hands, a first seat and a stock") from error
        if not is_seat(first):
            raise BadDeal(f"Chuo Pai has seats 0 to {SEATS - 1}, not {first!r:.40} (CP-3)")
        if [len(hand) for hand in hands] != [HAND] * SEATS or stock:
            raise BadDeal("Chuo Pai deals 28 cards to each of three seats (CP-1)")
        if sorted([card if card in facts.FACES else 0 for hand in hands for card in hand]) != list(facts.PACK):
            raise BadDeal("the cards are not the 84 cards of Chuo Pai (CP-1)")
        for seat in range(SEATS):
            words[seat] = word_of(hands[seat])
        start(&s, words, first, option)
        return fresh(&s)

    @classmethod
    def setup(cls, position):
        """Any consistent position (docs/positions.md). Raises BadPosition."""
        cdef Chuo s
        try:
            read_position(&s, position)
        except (TypeError, ValueError, OverflowError) as error:
            raise BadPosition(str(error)) from error
        return fresh(&s)

    @classmethod
    def from_bytes(cls, data):
        """The state that `to_bytes` wrote. Raises BadState for anything else."""
        cdef Chuo s
        if not isinstance(data, bytes) or len(data) != PACKED:
            raise BadState(f"a state of Chuo Pai is {PACKED} bytes")
        try:
            unpack(&s, data)
        except ValueError as error:
            raise BadState(f"no state of Chuo Pai: {error}") from error
        return fresh(&s)

    @classmethod
    def playouts(cls, deals, seed, options):
        """Play whole random deals without the GIL; `seed` is taken modulo 2**64.

        Gives `deals`, `moves` (decisions), `scores` (sum a seat) and `wins` (a seat, ties count for each).
        """
        cdef int64_t rounds, moves = 0
        cdef uint64_t random = seed_of(seed)
        cdef uint64_t[CARDS] pack
        cdef int64_t[SEATS] scores
        cdef int64_t[SEATS] wins
        cdef int[SEATS] piles
        cdef int option = option_of(options), seat
        cdef Chuo s
        if not isinstance(deals, int):
            raise TypeError("a number of deals is an int")
        if not 0 <= deals < 2**63:
            raise ValueError("a number of deals is 0 or more, and less than 2**63")
        rounds = deals
        memcpy(pack, PACK, sizeof(pack))
        memset(scores, 0, sizeof(scores))
        memset(wins, 0, sizeof(wins))
        with nogil:
            for _ in range(rounds):
                moves += play_deal(&random, pack, option, &s)
                outcome(&s, piles)
                for seat in range(SEATS):
                    scores[seat] += piles[seat]
                    wins[seat] += piles[seat] == max(piles[0], piles[1], piles[2])  # CP-17
        return {"deals": rounds, "moves": moves, "scores": list(scores), "wins": list(wins)}

    def to_bytes(self):
        """The packed state: a version byte first, little-endian, always as long."""
        cdef unsigned char[PACKED] data
        pack(&self.s, data)
        return data[:PACKED]

    def position(self):
        """This state as a position (docs/positions.md); `told` is there once anything is known of a hand (CP-18)."""
        told = [told_of(&self.s, seat) for seat in range(SEATS)]
        return {
            "hands": [codes_of(self.s.hand[seat]) for seat in range(SEATS)],
            "turn": self.s.turn % SEATS,
            "options": {"combinations": CHOICES[self.s.option]},
            "piles": [codes_of(self.s.pile[seat]) for seat in range(SEATS)],
            "plays": [
                {"seat": seat, "cards": codes_of(FACTS[<int>move].cards)} for seat, move in acts_of(&self.s)
            ],
            **({"told": told} if any(told) else {}),
        }

    def actor(self):
        """The seat whose decision it is; None when the deal is over."""
        return None if self.s.turn == NOBODY else self.s.turn

    def legal(self):
        """All legal moves, ascending; empty only when the deal is over."""
        cdef Legal moves
        cdef Py_ssize_t i
        cdef list numbers
        cdef PyObject* number
        legal(&self.s, &moves)
        numbers = PyList_New(moves.count)
        for i in range(moves.count):
            number = PyList_GET_ITEM(NUMBERS, pick(&moves, i))
            Py_INCREF(<object>number)
            PyList_SET_ITEM(numbers, i, <object>number)
        return numbers

    def legal_count(self):
        """len(legal()), without making the list."""
        cdef Legal moves
        legal(&self.s, &moves)
        return moves.count

    def nth(self, index):
        """legal()[index], without making the list. Raises IndexError, for negative numbers too."""
        cdef Legal moves
        legal(&self.s, &moves)
        if not isinstance(index, int):
            raise TypeError("an index is an int")
        if not 0 <= index < moves.count:
            raise IndexError(f"there are {moves.count} legal moves")
        return pick(&moves, index)

    def play(self, move):
        """The state after a legal move. Raises IllegalMove for any other number, TypeError for no number."""
        cdef int overflow = 0
        cdef long long number
        cdef State after
        if not isinstance(move, int):
            raise TypeError("a move is an int, an index of the game's moves")
        number = PyLong_AsLongLongAndOverflow(move, &overflow)
        if overflow or not 0 <= number < MOVES:
            raise IllegalMove(f"Chuo Pai has moves 0 to {MOVES - 1}")
        if not is_legal(&self.s, number):
            raise IllegalMove(f"{facts.text(facts.MOVES[number])} is not legal now")
        after = fresh(&self.s)
        play(&after.s, number)
        return after

    def draw(self, number):
        """The state after legal move number `number` modulo legal_count().

        Raises IllegalMove when the deal is over, ValueError unless 0 <= number < 2**63, TypeError for no number.
        """
        cdef int overflow = 0
        cdef long long drawn
        cdef Legal moves
        cdef State after
        if not isinstance(number, int):
            raise TypeError("a number to draw a move by is an int")
        drawn = PyLong_AsLongLongAndOverflow(number, &overflow)
        if overflow or drawn < 0:
            raise ValueError("a number to draw a move by is from 0 to 2**63 - 1")
        legal(&self.s, &moves)
        if not moves.count:
            raise IllegalMove("the deal is over (CP-15)")
        after = fresh(&self.s)
        play(&after.s, pick(&moves, drawn % moves.count))
        return after

    def window(self):
        """(): Chuo Pai has no claims."""
        return ()

    def claims(self, seat):
        """[]: Chuo Pai has no claims."""
        seat_of(seat)
        return []

    def claiming(self):
        """False: Chuo Pai has no claims."""
        return False

    def publics(self):
        """0: Chuo Pai has no claims."""
        return 0

    def passing(self):
        """None: Chuo Pai has no claims."""
        return None

    def settled(self):
        """This state: Chuo Pai has no claims."""
        return self

    def resample(self, seat, seed):
        """A random state that a seat (None: a spectator) cannot tell from this one, not even from all that was played.

        `seed` is taken modulo 2**64.
        """
        cdef uint64_t random = seed_of(seed)
        cdef State other = fresh(&self.s)
        resample(&self.s, NOBODY if seat is None else seat_of(seat), &random, &other.s)
        return other

    def outcome(self):
        """`scores` (CP-16) and `winners` (CP-17) once the deal is over, else None."""
        cdef int[SEATS] piles
        if self.s.turn != NOBODY:
            return None
        outcome(&self.s, piles)
        scores = list(piles)
        return {"scores": scores, "winners": [seat for seat in range(SEATS) if scores[seat] == max(scores)]}

    def show(self):
        """Several lines of text for people, everything open."""
        lines = [f"Chuo Pai, combinations {CHOICES[self.s.option]}"]
        for seat in range(SEATS):
            lines.append(
                f"seat {seat}: hand {' '.join(codes_of(self.s.hand[seat])) or '-'}"
                f" | pile {' '.join(codes_of(self.s.pile[seat])) or '-'}"
                f" | {'-' if self.s.act[seat] == NONE else facts.text(facts.MOVES[self.s.act[seat]])}"
            )
        turn = self.actor()
        lines.append("over" if turn is None else f"leader {self.s.leader}, turn {turn}")
        return "\n".join(lines)

    # For views, narration and tests.

    def options(self):
        """The options with their values."""
        return {"combinations": CHOICES[self.s.option]}

    def hand(self, seat):
        """The cards that a seat holds, sorted. Raises IndexError."""
        return faces_of(self.s.hand[seat_of(seat)])

    def hand_size(self, seat):
        """How many cards a seat holds. Raises IndexError."""
        return size(self.s.hand[seat_of(seat)])

    def pile(self, seat):
        """The cards that a seat has won, sorted. Raises IndexError."""
        return faces_of(self.s.pile[seat_of(seat)])

    def trick(self, seat):
        """The cards that a seat has played in this round, sorted. Raises IndexError."""
        cdef int move = self.s.act[seat_of(seat)]
        return () if move == NONE else facts.MOVES[move].cards

    def out(self):
        """The cards that have left the deal (CP-13), sorted."""
        cdef uint64_t rest = 4 * FIELDS
        cdef int seat
        for seat in range(SEATS):
            rest -= self.s.hand[seat] + self.s.pile[seat]
        for seat, move in acts_of(&self.s):
            rest -= FACTS[<int>move].cards
        return faces_of(rest)

    def leader(self):
        """The leader of this round; None when the deal is over."""
        return None if self.s.leader == NOBODY else self.s.leader

    def high(self):
        """The seat with the highest play of this round so far; None before the lead."""
        return None if self.s.best == NOBODY else self.s.best

    def plays(self):
        """How many seats have acted in this round."""
        return len(acts_of(&self.s))

    def numbers(self):
        """The numbers of a view: one for each of `COUNTS` in view.py."""
        cdef int turn = 0 if self.s.turn == NOBODY else self.s.turn + 1
        cdef int leader = 0 if self.s.leader == NOBODY else self.s.leader + 1
        cdef int high = 0 if self.s.best == NOBODY else self.s.best + 1
        return turn, leader, high, len(acts_of(&self.s))

    def told(self, seat):
        """All that is known of a seat (CP-18), packed: as long as it is equal, `under` and `without` are."""
        cdef int place = seat_of(seat)
        return PyBytes_FromStringAndSize(<const char*>&self.s.lacks[place], 8) + PyBytes_FromStringAndSize(
            <const char*>self.s.shut[place], 8 * CLASSES
        )

    def under(self, seat, n):
        """The faces of which a seat is known to hold fewer than n (1 to 4), sorted (CP-18). Raises IndexError."""
        if not isinstance(n, int) or not 1 <= n <= 4:
            raise IndexError("a seat may be known to hold fewer than 1 to 4 cards of a face")
        cdef uint64_t bits = at_least(self.s.lacks[seat_of(seat)], 5 - n)
        return faces_of(bits >> 2)

    def without(self, seat, n):
        """The heads of whose class a seat is known to hold no combination of n cards (2 to 12), nor of more (CP-18).

        Sorted. Only combinations that the option permits count, and only numbers n that one can have; () for others.
        Raises IndexError.
        """
        if not isinstance(n, int) or not 2 <= n <= 12:
            raise IndexError("a combination has 2 to 12 cards")
        cdef uint64_t proved = PROVED[self.s.option][n]
        cdef uint64_t* shut = self.s.shut[seat_of(seat)]
        return tuple(sorted(KINDS[k][0] for k in range(CLASSES) if proved and not proved & ~shut[k]))

    def __eq__(self, other):
        if not isinstance(other, State):
            return NotImplemented
        return memcmp(&self.s, &(<State>other).s, sizeof(Chuo)) == 0

    def __hash__(self):
        cdef const uint64_t* words = <const uint64_t*>&self.s
        cdef uint64_t mixed = 0
        for i in range(sizeof(Chuo) // 8):
            mixed = (mixed ^ words[i]) * <uint64_t>0x9E3779B97F4A7C15
            mixed ^= mixed >> 29
        return <Py_hash_t>mixed

    def __reduce__(self):
        return State.from_bytes, (self.to_bytes(),)

    def __repr__(self):
        return f"<State of chuo_pai: {', '.join(self.show().splitlines()[1:])}>"


cdef dict told_of(const Chuo* s, int seat):
    """What is known of a seat, as in a position: the numbers of `lacks`, and the least corners of `shut`."""
    lacks = {SICHUAN.code[SLOTS[slot]]: count(s.lacks[seat], slot) for slot in LISTED if count(s.lacks[seat], slot)}
    shut = {HEADS[k]: corners_of(s.shut[seat][k]) for k in range(CLASSES) if s.shut[seat][k]}
    return {**({"lacks": lacks} if lacks else {}), **({"shut": shut} if shut else {})}


cdef list corners_of(uint64_t shut):
    """The least [heads, totals] of a set that is closed upwards."""
    corners = []
    cdef int heads, totals, least = 9
    for heads in range(5):
        for totals in range(9):
            if shut >> (9 * heads + totals) & 1:
                if totals < least:
                    corners.append([heads, totals])
                    least = totals
                break
    return corners
