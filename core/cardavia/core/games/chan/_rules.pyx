"""The kernel of Chắn: the rules CH-1 to CH-27 over packed states."""

# Theory
#
# Everything that the rules ask of a hand is a matter of odd and even, three and four. So a hand is kept as the binary
# digits of the count of each face, in three sets of faces: `one`, `two` and `four` (_state.pxd). Then
#
#     the odd faces (CH-14, CH-15)     one
#     H >= 1, H = 3, H = 4             one | two | four, one & two, four
#     Chắn in hand (CH-18)             the faces in `two`, and twice those in `four`
#
# and because the faces of a rank are one octal digit of the set, what a rank asks is bit arithmetic on digits, all
# ranks at once: the parity of a digit's bits is the parity of the rank's odd faces, so `unmatched(one)` has a bit for
# each unmatched rank, and u is its size; Chi chi, alone in the ninth digit, needs no case of its own. A hand is
# complete when no rank is unmatched; then each two odd faces are a Cạ, and since a winning hand has twenty cards, all
# of them in pairs, "ten pairs, at least six Chắn" is "at most four Cạ".
#
# The legal moves are a word of 54 bits in the order of Game.moves: legal discards are a set of faces, shifted.
#
# The flow is four small steps that call each other: `publish` lays a card open, `ask` finds the next claimant in the
# order of CH-12, `consider` gives the card to the seat on turn, `pass_on` is what follows its pass (and all that a dead
# hand ever does). Every card goes this way, whether discarded, revealed or a replacement; that the turn never jumps
# (CH-13) is then no rule but the absence of one: a Chíu does not touch `turn` and `drawn`.
#
# A dead hand on turn (CH-7) needs care, for nobody may see whether its pass came at once or after a declined claim
# (CH-28). So a fresh card *rests* in front of it when its claims are settled; whoever asks for the next decision looks
# beyond that pass (`ahead`), and the table makes it with `settled` when it closes the window.

cimport cython
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.long cimport PyLong_AsLongLongAndOverflow, PyLong_Check
from cpython.object cimport PyObject
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy, memset

from cardavia.core._random cimport below
from cardavia.core.games.chan._state cimport *

from cardavia.core.decks import TO_TOM
from cardavia.core.errors import BadDeal, BadPosition, BadState, IllegalMove
from cardavia.core.games.chan.moves import FACES as FACE_NUMBERS, MOVES as MOVE_TABLE
from cardavia.core.games.chan.positions import OPTIONS, PHASES, VERSION, declined, packed, traditional, written


cdef extern from *:
    int ctz "__builtin_ctzll"(unsigned long long) noexcept nogil


# Sets and bags


cdef inline int size(uint64_t word) noexcept nogil:
    """How many bits are set (in portable code: without -march, popcount is a call)."""
    word -= word >> 1 & <uint64_t>0x5555555555555555
    word = (word & <uint64_t>0x3333333333333333) + (word >> 2 & <uint64_t>0x3333333333333333)
    return ((word + (word >> 4) & <uint64_t>0x0F0F0F0F0F0F0F0F) * <uint64_t>0x0101010101010101) >> 56


cdef inline int nth_of(uint64_t word, int index) noexcept nogil:
    """The number of the bit that is set after `index` others."""
    while index:
        word &= word - 1
        index -= 1
    return ctz(word)


cdef inline uint32_t held(const Bag* bag) noexcept nogil:
    return bag.one | bag.two | bag.four


cdef inline int count(const Bag* bag, uint32_t faces) noexcept nogil:
    """How many cards of these faces a bag holds."""
    return size(bag.one & faces) + 2 * size(bag.two & faces) + 4 * size(bag.four & faces)


cdef inline int copies(const Bag* bag, int face) noexcept nogil:
    return (bag.one >> face & 1) + (bag.two >> face & 1) * 2 + (bag.four >> face & 1) * 4


cdef inline void put(Bag* bag, uint32_t faces) noexcept nogil:
    """Add one card of each of these faces."""
    cdef uint32_t carry = bag.one & faces
    bag.one ^= faces
    bag.four ^= bag.two & carry
    bag.two ^= carry


cdef inline void take(Bag* bag, uint32_t faces) noexcept nogil:
    """Remove one card of each of these faces; the bag holds them."""
    cdef uint32_t borrow = faces & ~bag.one
    bag.one ^= faces
    bag.four ^= borrow & ~bag.two
    bag.two ^= borrow


cdef inline void put_pairs(Bag* bag, uint32_t faces) noexcept nogil:
    """Add two cards of each of these faces."""
    bag.four ^= bag.two & faces
    bag.two ^= faces


cdef inline uint32_t rank_of(int face) noexcept nogil:
    """The faces of a face's rank."""
    return <uint32_t>7 << face // 3 * 3


cdef inline uint32_t kin(uint32_t faces) noexcept nogil:
    """All faces that have one of these faces beside them in their rank. Chi chi has no kin (CH-3)."""
    return (
        (faces << 1 & 0o66666666u)
        | (faces >> 1 & 0o33333333u)
        | (faces << 2 & 0o44444444u)
        | (faces >> 2 & 0o11111111u)
    )


cdef inline uint32_t unmatched(uint32_t odd) noexcept nogil:
    """The lowest bits of the ranks (Chi chi for one) with an odd number of odd faces; u is their number."""
    return (odd ^ odd >> 1 ^ odd >> 2) & LOWEST


cdef inline int after(int seat) noexcept nogil:
    return seat + 1 & 3


# What a seat may do


cdef inline uint32_t discards(const Seat* p, uint32_t odd, bint with_ca) noexcept nogil:
    """CH-14: the faces that a seat may discard when these are odd in its hand."""
    cdef uint32_t faces = odd & ~p.refused
    if with_ca:
        faces &= ~kin(p.discarded)
    return faces


cdef inline bint has_ca(const Seat* p) noexcept nogil:
    return held(&p.ca) != 0


cdef inline uint64_t captures(const Seat* p, int x) noexcept nogil:
    """CH-15: the captures of the public card x; a Chắn or one Cạ, never both."""
    cdef uint32_t card = <uint32_t>1 << x
    cdef uint32_t one = p.hand.one
    cdef uint32_t y, alone
    if card & (p.discarded | p.laid):
        return 0
    if card & held(&p.hand):
        return <uint64_t>1 << CHAN if discards(p, one ^ card, has_ca(p)) else 0
    y = one & rank_of(x)
    alone = unmatched(one)
    if (
        card & RANKED
        and y
        and not y & y - 1  # y is the only odd face of the rank …
        and alone & alone - 1  # … hence u >= 1; u is not 1
        and not (y | card) & p.refused
        and not p.discarded & kin(p.discarded)
        and discards(p, one ^ y, True)
    ):
        return y
    return 0


cdef inline bint wins(const Seat* p, uint32_t card) noexcept nogil:
    """CH-20: whether the hand wins with this winning card, or with none (0)."""
    cdef uint32_t odd = p.hand.one ^ card
    cdef int cas
    if unmatched(odd):
        return False
    cas = size(odd) + count(&p.ca, RANKED) >> 1
    return cas == 4 if card >> CC else cas <= 4  # CH-19


cdef inline bint chiu_leaves_discard(const Seat* p, uint32_t card) noexcept nogil:
    """CH-12 (decision): a plain Chíu is offered only if it leaves a legal discard."""
    return discards(p, p.hand.one ^ card, has_ca(p)) != 0


cdef inline uint64_t claim(const Packed* s, int place, int* seat) noexcept nogil:
    """CH-12: who has a claim at this place of the order (its seat), and which; 0 for nobody."""
    cdef uint32_t card = <uint32_t>1 << s.card - 1
    cdef uint64_t moves
    cdef int k
    cdef const Seat* p
    if place < CHIUS:
        if s.source != REVEALED:
            return 0
        seat[0] = s.door + place & 3
        return <uint64_t>1 << WIN if seat[0] + 1 != s.dead and wins(&s.seats[seat[0]], card) else 0
    for k in range(SEATS):
        p = &s.seats[k]
        if p.hand.one & p.hand.two & card:
            if k + 1 == s.dead or (s.source != REVEALED and k == s.by):
                return 0
            seat[0] = k
            moves = <uint64_t>1 << CHIU if chiu_leaves_discard(p, card) else 0
            if s.source != REVEALED and wins(p, card):  # Chíu ù
                moves |= <uint64_t>1 << WIN
            return moves
    return 0


cdef inline int next_claim(const Packed* s, int place, int* seat) noexcept nogil:
    """The first place from this one on at which a seat has a claim, else SETTLED."""
    while place < SETTLED and not claim(s, place, seat):
        place += 1
    return place


cdef inline bint fresh(const Packed* s) noexcept nogil:
    """Whether the public card has not been passed by the seat on whose turn it became public (CH-12)."""
    return s.card and (s.source == DISCARDED or s.door == s.turn)


cdef inline bint is_open(const Packed* s) noexcept nogil:
    """Whether a claim window is open: a fresh card is public, whether or not anybody still has a claim (CH-28)."""
    return (s.phase == CLAIMS or s.phase == CONSIDER) and fresh(s)


cdef inline bint rests(const Packed* s) noexcept nogil:
    """Whether the claims on a fresh card are settled and a dead hand is to pass it."""
    return s.phase == CONSIDER and s.actor + 1 == s.dead


cdef inline void ahead(Packed* s) noexcept nogil:
    """Make the passes of a dead hand that come before the next decision (CH-7)."""
    while rests(s):
        pass_on(s)


cdef int actor(const Packed* s) noexcept nogil:
    cdef Packed beyond
    if rests(s):
        beyond = s[0]
        ahead(&beyond)
        return actor(&beyond)
    return -1 if s.phase == OVER else s.actor


cdef uint64_t legal(const Packed* s) noexcept nogil:
    """CH-27."""
    cdef const Seat* p = &s.seats[s.actor]
    cdef Packed beyond
    cdef uint64_t moves
    cdef int seat
    if rests(s):
        beyond = s[0]
        ahead(&beyond)
        return legal(&beyond)
    if s.phase == CONSIDER:
        return <uint64_t>1 << PASS | captures(p, s.card - 1)
    if s.phase == OWING:
        return <uint64_t>discards(p, p.hand.one, has_ca(p)) << DISCARD
    if s.phase == CLAIMS:
        return <uint64_t>1 << DECLINE | claim(s, s.place, &seat)
    if s.phase == OPENING:
        moves = <uint64_t>discards(p, p.hand.one, has_ca(p)) << DISCARD
        if wins(p, 0):  # CH-5
            moves |= <uint64_t>1 << WIN if moves else <uint64_t>1 << WIN | <uint64_t>1 << DECLINE
        return moves
    return 0


# The flow of a deal


cdef void start(Packed* s, const uint8_t* order, int dealer, bint traditional) noexcept nogil:
    """CH-4. `order` is the pack: the hands of seats 0 to 3, the dealer's one card longer, then the stock."""
    cdef int at = 0
    cdef int seat, k
    cdef Seat* p
    memset(s, 0, sizeof(Packed))
    for seat in range(SEATS):
        p = &s.seats[seat]
        for k in range(HAND + (seat == dealer)):
            put(&p.hand, <uint32_t>1 << order[at])
            at += 1
        p.pairs = p.hand.two & ~p.hand.one
        p.fours = p.hand.four
    for k in range(STOCK):
        s.stock[k] = order[CARDS - 1 - k]
    s.left = STOCK
    s.phase = OPENING
    s.actor = s.turn = s.dealer = dealer
    s.traditional = traditional


cdef inline void publish(Packed* s, int face, int source, int by) noexcept nogil:
    """A card becomes public at the door of the seat on turn, or of its own discarder."""
    s.card = face + 1
    s.source = source
    s.by = by
    s.door = by if source == DISCARDED else s.turn  # CH-6, CH-9, CH-10; CH-13 for replacements
    ask(s, WINS if source == REVEALED else CHIUS)


cdef void ask(Packed* s, int place) noexcept nogil:
    """CH-12: the claims from this place of the order on, then the captures."""
    cdef int seat = 0
    place = next_claim(s, place, &seat)
    if place == SETTLED:
        consider(s)
        return
    s.phase = CLAIMS
    s.place = place
    s.actor = seat


cdef void consider(Packed* s) noexcept nogil:
    """CH-8, CH-10: t decides on the public card; a dead hand passes, at once what is not fresh (CH-7)."""
    s.place = 0
    s.phase = CONSIDER
    s.actor = s.turn
    if rests(s) and not fresh(s):
        pass_on(s)


cdef void pass_on(Packed* s) noexcept nogil:
    """CH-10: the seat on turn has passed: it reveals, or the next seat considers what it revealed."""
    if s.drawn:
        s.drawn = 0
        s.turn = after(s.turn)
        consider(s)
    else:
        put(&s.seats[s.door].door, <uint32_t>1 << s.card - 1)
        reveal(s)


cdef void reveal(Packed* s) noexcept nogil:
    cdef int face
    if not s.left:  # CH-11
        clear_card(s)
        s.phase = OVER
        s.actor = 0
        return
    s.left -= 1
    face = s.stock[s.left]
    s.stock[s.left] = 0
    s.drawn = 1
    publish(s, face, REVEALED, s.turn)


cdef inline void clear_card(Packed* s) noexcept nogil:
    s.card = s.source = s.by = s.door = 0


cdef inline void owe(Packed* s, bint after_chiu) noexcept nogil:
    """CH-9, CH-13: the acting seat has laid cards open and owes a discard."""
    clear_card(s)
    s.place = 0
    s.after_chiu = after_chiu
    s.phase = OWING


cdef inline void lay_chan(Seat* p, uint32_t card) noexcept nogil:
    p.chan_twice |= p.chan & card
    p.chan ^= card


cdef void play(Packed* s, int move) noexcept nogil:
    cdef Seat* p
    cdef uint32_t card
    cdef int seat
    ahead(s)
    p = &s.seats[s.actor]
    card = <uint32_t>1 << s.card - 1 if s.card else 0
    if move == PASS:
        if captures(p, s.card - 1) >> CHAN & 1:  # CH-16
            p.refused |= card
        p.passed |= card & ~(p.discarded | p.laid)
        pass_on(s)
    elif move >= DISCARD and move < PASS:
        card = <uint32_t>1 << move - DISCARD
        take(&p.hand, card)
        p.discarded |= card
        s.after_chiu = 0
        seat = s.actor
        if seat == s.turn:  # CH-6, CH-9
            s.drawn = 0
            s.turn = after(seat)
            publish(s, move - DISCARD, DISCARDED, seat)
        else:  # CH-13
            publish(s, move - DISCARD, REPLACED, seat)
    elif move == CHAN:
        take(&p.hand, card)
        lay_chan(p, card)
        owe(s, False)
    elif move < CHAN:
        take(&p.hand, <uint32_t>1 << move)
        put(&p.ca, card | <uint32_t>1 << move)
        p.laid |= <uint32_t>1 << move
        owe(s, False)
    elif move == CHIU:
        p.hand.one ^= card
        p.hand.two ^= card
        p.chiu |= card
        owe(s, True)
    elif move == WIN:
        s.winner = s.actor + 1
        s.phase = OVER
        s.actor = s.place = 0
    elif s.phase == CLAIMS:  # DECLINE; nothing is refused by it (CH-16, CH-21)
        ask(s, s.place + 1)
    else:  # CH-7
        s.dead = s.turn + 1
        s.turn = after(s.turn)
        reveal(s)


# Bonuses

cdef enum:
    XUONG, CHI, THIEN_U, TOM, BACH_THU, LEO, THIEN_KHAI, CHIU_U, BON, BACH_DINH, TAM_DO, KINH_TU_CHI, THAP_THANH
    BONUSES

SLUGS = (
    "xuong", "chi", "thien_u", "tom", "bach_thu", "leo", "thien_khai", "chiu_u", "bon", "bach_dinh", "tam_do",
    "kinh_tu_chi", "thap_thanh",
)  # fmt: skip

cdef uint8_t[BONUSES] POINTS = [2, 3, 3, 4, 4, 5, 5, 5, 5, 7, 8, 12, 12]
cdef uint8_t[BONUSES] DICH = [0, 1, 1, 1, 1, 2, 2, 2, 2, 4, 5, 9, 9]


cdef uint32_t faces_of(str codes):
    """The set of these faces."""
    cdef uint32_t faces = 0
    for code in codes.split():
        faces |= <uint32_t>1 << INDEX_OF_CODE[code]
    return faces


CODES = tuple(TO_TOM.code[number] for number in FACE_NUMBERS)
INDEX_OF_CODE = {code: face for face, code in enumerate(CODES)}
INDEX_OF_NUMBER = {number: face for face, number in enumerate(FACE_NUMBERS)}
cdef int[FACES] LISTED  # the faces in list order
for _place, _number in enumerate(sorted(FACE_NUMBERS)):
    LISTED[<int>_place] = INDEX_OF_NUMBER[_number]

cdef uint32_t RED = faces_of("8m 9m 8s 9s cc")  # CH-2
cdef uint32_t LEO_SET = faces_of("8s 9m cc")  # CH-22
cdef uint32_t TOM_COINS = faces_of("3m 3c 7c")  # CH-23
cdef uint32_t TOM_TRADITIONAL = faces_of("3m 3s 7c")  # CH-23


cdef inline int sets(const Bag* bag, uint32_t faces) noexcept nogil:
    """How many times all of these faces are there (CH-24)."""
    cdef uint32_t two = bag.two | bag.four
    return (
        (faces & ~held(bag) == 0)
        + (faces & ~two == 0)
        + (faces & ~(bag.one & bag.two | bag.four) == 0)
        + (faces & ~bag.four == 0)
    )


cdef int count_bonuses(const Packed* s, uint8_t* times) noexcept nogil:
    """CH-22 to CH-25: how often each bonus counts for the winner; gives the kind that counts with its points."""
    cdef int seat = s.winner - 1
    cdef const Seat* p = &s.seats[seat]
    cdef uint32_t card = <uint32_t>1 << s.card - 1 if s.card else 0
    cdef bint triplet = (p.hand.one & p.hand.two & card) != 0
    cdef uint32_t odd = p.hand.one ^ card
    cdef Bag all = p.hand  # the twenty cards
    cdef int cas = size(odd) + count(&p.ca, RANKED) >> 1
    cdef int reds, k
    cdef int best = 0
    put(&all, card)
    put(&all, p.ca.one)
    put_pairs(&all, p.ca.two)
    put_pairs(&all, p.chan)
    all.four |= p.ca.four | p.chan_twice | p.chiu
    reds = count(&all, RED)
    memset(times, 0, BONUSES)
    times[CHI] = card and s.door == seat and s.source != DISCARDED
    times[THIEN_U] = not card
    times[TOM] = sets(&all, TOM_TRADITIONAL if s.traditional else TOM_COINS)
    times[BACH_THU] = (
        card and cas == 4 and not (odd | held(&p.ca)) & rank_of(s.card - 1)  # Chi chi is in no Cạ
    )
    times[LEO] = sets(&all, LEO_SET)
    times[THIEN_KHAI] = size(p.fours)
    times[CHIU_U] = triplet
    times[BON] = size(p.pairs & all.four)
    times[BACH_DINH] = reds == 0
    times[TAM_DO] = reds == 8
    times[KINH_TU_CHI] = reds == 4 and all.four >> CC & 1
    times[THAP_THANH] = cas == 0
    for k in range(1, BONUSES):
        if times[k] and POINTS[k] > POINTS[best]:  # equal points have equal dịch
            best = k
    times[XUONG] = best == 0
    return best


cdef int score(const Packed* s) noexcept nogil:
    """CH-25: what each loser pays; 0 for a draw."""
    cdef uint8_t[BONUSES] times
    cdef int points, k, best
    if not s.winner:
        return 0
    best = count_bonuses(s, times)
    points = 0 if times[THAP_THANH] else POINTS[best] - DICH[best]
    for k in range(BONUSES):
        points += times[k] * (POINTS[k] if times[THAP_THANH] else DICH[k])
    return points


cdef void outcome(const Packed* s, int32_t* scores) noexcept nogil:
    """CH-26. `s` is over."""
    cdef int points = score(s)
    cdef int seat
    for seat in range(SEATS):
        scores[seat] = 3 * points if seat + 1 == s.winner else -points


# Hidden cards dealt anew

cdef enum:
    SHUFFLES = 32     # tries from shuffled cards before walking from the true ones
    REPAIRS = 4000    # proposals of one try
    STEPS = 1000      # of the walk

cdef struct Pool:
    # The cards that a viewer cannot see, who holds each (SEATS: the stock), and what all know of the hands.
    uint8_t card[CARDS]
    uint8_t owner[CARDS]
    int size
    Bag hand[SEATS]         # hands made of the cards above; other seats' are empty
    uint32_t even[SEATS]    # faces of which the hand holds an even number
    uint32_t none[SEATS]    # faces of which it holds none


cdef inline void hold(Pool* pool, int owner, int face) noexcept nogil:
    if owner < SEATS:
        put(&pool.hand[owner], <uint32_t>1 << face)


cdef void collect(Pool* pool, const Packed* s, int viewer) noexcept nogil:
    """What the viewer cannot see. Whoever discarded a face, or laid one in a Cạ, holds an even number of it for the
    rest of the deal; whoever captured one as Cạ holds none; a dead hand is all Chắn (CH-7). A position typed by hand
    may break this; there the face is left free."""
    cdef int seat, face, k
    cdef const Seat* p
    memset(pool, 0, sizeof(Pool))
    for seat in range(SEATS):
        p = &s.seats[seat]
        if seat == viewer or seat + 1 == s.winner:  # a winner's hand is shown
            continue
        for face in range(FACES):
            for k in range(copies(&p.hand, face)):
                pool.card[pool.size] = face
                pool.owner[pool.size] = seat
                pool.size += 1
        pool.even[seat] = (<uint32_t>ALL if seat + 1 == s.dead else p.discarded | p.laid) & ~p.hand.one
        pool.none[seat] = held(&p.ca) & ~p.laid & ~held(&p.hand)
    for k in range(s.left):
        pool.card[pool.size] = s.stock[k]
        pool.owner[pool.size] = SEATS
        pool.size += 1


cdef inline int faults(const Pool* pool, int owner) noexcept nogil:
    if owner == SEATS:
        return 0
    return size(pool.hand[owner].one & pool.even[owner]) + count(&pool.hand[owner], pool.none[owner])


cdef inline int exchange(Pool* pool, int i, int j) noexcept nogil:
    """Swap two cards of different owners; gives the change of their faults."""
    cdef int a = pool.owner[i]
    cdef int b = pool.owner[j]
    cdef int before = faults(pool, a) + faults(pool, b)
    pool.card[i], pool.card[j] = pool.card[j], pool.card[i]
    if a < SEATS:
        take(&pool.hand[a], <uint32_t>1 << pool.card[j])
    if b < SEATS:
        take(&pool.hand[b], <uint32_t>1 << pool.card[i])
    hold(pool, a, pool.card[i])
    hold(pool, b, pool.card[j])
    return faults(pool, a) + faults(pool, b) - before


cdef void mix(uint8_t* cards, int number, uint64_t* random) noexcept nogil:
    """Fisher and Yates, from the end."""
    cdef int i, j
    cdef uint8_t card
    for i in range(number - 1, 0, -1):
        j = below(random, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


cdef void gather(Pool* pool) noexcept nogil:
    """Make the hands from the cards."""
    cdef int i
    memset(pool.hand, 0, sizeof(pool.hand))
    for i in range(pool.size):
        hold(pool, pool.owner[i], pool.card[i])


cdef bint repair(Pool* pool, uint64_t* random) noexcept nogil:
    """Swap cards that a hand cannot hold against others, never for the worse; gives whether all is well."""
    cdef int wrong = 0
    cdef int owner, i, j, change, step
    for owner in range(SEATS):
        wrong += faults(pool, owner)
    for step in range(REPAIRS):
        if not wrong:
            break
        i = below(random, pool.size)
        j = below(random, pool.size)
        owner = pool.owner[i]
        if owner == SEATS or owner == pool.owner[j]:
            continue
        if not ((pool.hand[owner].one & pool.even[owner] | pool.none[owner]) >> pool.card[i] & 1):
            continue
        change = exchange(pool, i, j)
        if change > 0:
            exchange(pool, i, j)
        else:
            wrong += change
    return wrong == 0


cdef bint redeal(Packed* s, const Pool* pool, int viewer, const uint8_t* hidden) noexcept nogil:
    """Give the hands and the stock their new cards; gives whether all that is public can be so."""
    cdef int seat = 0
    cdef int k
    cdef int first = WINS
    cdef int reached = s.place if s.phase == CLAIMS else <int>SETTLED
    cdef Seat* p
    cdef Bag opening
    for seat in range(SEATS):
        if not hidden[seat]:
            continue
        p = &s.seats[seat]
        p.hand = pool.hand[seat]
        p.refused = p.passed & held(&p.hand)
        # What it was dealt is what it holds, and what it has discarded and laid from hand.
        opening = p.hand
        put(&opening, p.discarded)
        put(&opening, p.laid)
        put(&opening, p.chan)
        put_pairs(&opening, p.chan_twice)
        put(&opening, p.chiu)
        put_pairs(&opening, p.chiu)
        p.pairs = opening.two & ~opening.one & ~opening.four
        p.fours = opening.four
    for k in range(s.left):
        s.stock[k] = pool.card[pool.size - s.left + k]
    if s.phase == OWING:
        return legal(s) != 0
    if s.actor == viewer or not is_open(s):
        return True
    # Somebody else decides on a fresh card, in secret (CH-28): settle claims anew, but for those the viewer declined.
    for k in range(reached):
        if claim(s, k, &seat) and seat == viewer:
            first = k + 1
    first = next_claim(s, first, &seat)
    if first < SETTLED:
        s.phase = CLAIMS
        s.place = first
        s.actor = seat
    else:
        s.phase = CONSIDER
        s.place = 0
        s.actor = s.turn
    return True


cdef void resample(Packed* s, int viewer, uint64_t* random) noexcept nogil:
    """Deal the cards that the viewer cannot see anew. In the rare case that shuffled cards cannot be brought in line
    with what is known, the new hands are a random walk from the true ones; at worst nothing changes."""
    cdef Pool truth, pool
    cdef Packed trial
    cdef uint8_t[SEATS] hidden
    cdef int seat, i, j, k
    for seat in range(SEATS):
        hidden[seat] = seat != viewer and seat + 1 != s.winner
    collect(&truth, s, viewer)
    if truth.size < 2:
        return
    for k in range(SHUFFLES):
        pool = truth
        mix(pool.card, pool.size, random)
        gather(&pool)
        trial = s[0]
        if repair(&pool, random) and redeal(&trial, &pool, viewer, hidden):
            s[0] = trial
            return
    pool = truth
    gather(&pool)
    for k in range(STEPS):
        i = below(random, pool.size)
        j = below(random, pool.size)
        if pool.owner[i] == pool.owner[j]:
            continue
        trial = s[0]
        if exchange(&pool, i, j) or not redeal(&trial, &pool, viewer, hidden):
            exchange(&pool, i, j)
    if redeal(&trial, &pool, viewer, hidden):
        s[0] = trial


# Playouts


cdef struct Totals:
    int64_t moves
    int64_t scores[SEATS]
    int64_t wins[SEATS]


cdef void play_deals(int64_t deals, uint64_t random, bint traditional, Totals* totals) noexcept nogil:
    """Whole deals of uniformly random legal moves. For each deal: the dealer is below(4), the pack (each face four
    times, in the kernel's order) is shuffled by `mix`; a decision with one legal move takes no random number."""
    cdef Packed s
    cdef uint8_t[CARDS] order
    cdef uint64_t moves
    cdef int32_t[SEATS] scores
    cdef int64_t deal
    cdef int seat, k
    for deal in range(deals):
        seat = below(&random, SEATS)
        for k in range(CARDS):
            order[k] = k >> 2
        mix(order, CARDS, &random)
        start(&s, order, seat, traditional)
        moves = legal(&s)
        while moves:
            play(&s, nth_of(moves, below(&random, size(moves))) if moves & moves - 1 else ctz(moves))
            totals.moves += 1
            moves = legal(&s)
        outcome(&s, scores)
        for seat in range(SEATS):
            totals.scores[seat] += scores[seat]
        if s.winner:
            totals.wins[s.winner - 1] += 1


# From and to Python

cdef (PyObject*)[MOVES] NUMBERS  # the numbers of all moves as Python objects, kept alive by KEPT
KEPT = tuple(range(MOVES))
for _number in KEPT:
    NUMBERS[<int>_number] = <PyObject*>KEPT[_number]

cdef enum:
    WORDS = 72        # 32-bit words of the four seats
    SMALL = 38        # bytes after them, without the spare ones


cdef list list_of(uint64_t moves):
    cdef Py_ssize_t number = size(moves)
    cdef Py_ssize_t k
    cdef list numbers = PyList_New(number)
    for k in range(number):
        move = <object>NUMBERS[ctz(moves)]
        Py_INCREF(move)
        PyList_SET_ITEM(numbers, k, move)
        moves &= moves - 1
    return numbers


cdef int64_t integer(object value, int64_t otherwise) except? -2:
    """An int as a C number, `otherwise` if it is too large or too small. Raises TypeError."""
    cdef int overflow = 0
    cdef int64_t number
    if not PyLong_Check(value):
        raise TypeError(f"an int, not {type(value).__name__}")
    number = PyLong_AsLongLongAndOverflow(value, &overflow)
    return otherwise if overflow else number


cdef int seat_of(object value) except -1:
    cdef int64_t seat = integer(value, -1)
    if not 0 <= seat < SEATS:
        raise ValueError("Chắn has seats 0 to 3")
    return seat


cdef tuple cards_of(Bag bag):
    """The cards of a bag as numbers of the deck, in list order."""
    cdef list cards = []
    cdef int k, copy
    for k in range(FACES):
        for copy in range(copies(&bag, LISTED[k])):
            cards.append(FACE_NUMBERS[LISTED[k]])
    return tuple(cards)


cdef Bag nowhere(const Packed* s) noexcept:
    """The cards that stand nowhere: dead ones of a position typed by hand."""
    cdef Bag rest = Bag(one=0, two=0, four=0)
    cdef int[FACES] counts
    cdef int face, k
    census(s, counts)
    for face in range(FACES):
        for k in range(COPIES - counts[face]):
            put(&rest, <uint32_t>1 << face)
    return rest


cdef void census(const Packed* s, int* counts) noexcept:
    """How many cards of each face stand somewhere."""
    cdef const Seat* p
    cdef int seat, face, k
    for face in range(FACES):
        counts[face] = face == s.card - 1
        for seat in range(SEATS):
            p = &s.seats[seat]
            counts[face] += (
                copies(&p.hand, face)
                + copies(&p.door, face)
                + copies(&p.ca, face)
                + 2 * (p.chan >> face & 1)
                + 4 * ((p.chan_twice >> face & 1) + (p.chiu >> face & 1))
            )
    for k in range(s.left):
        counts[s.stock[k]] += 1


# What a state must be, so that it plays on safely


cdef inline bint is_bag(const Bag* bag) noexcept:
    return not held(bag) & ~<uint32_t>ALL and not bag.four & (bag.one | bag.two)


cdef bint is_ca(const Bag* bag) noexcept:
    """Whether these cards are Cạ: of a rank, an even number, and of no suit more than of the others together."""
    cdef int rank, a, b, c
    if held(bag) & ~<uint32_t>RANKED:
        return False
    for rank in range(8):
        a = copies(bag, 3 * rank)
        b = copies(bag, 3 * rank + 1)
        c = copies(bag, 3 * rank + 2)
        if (a + b + c) & 1 or a > b + c or b > a + c or c > a + b:
            return False
    return True


cdef str defect(const Packed* s):
    """What is impossible about the cards and the situation, but for who decides; None if nothing is."""
    cdef const Seat* p
    cdef int[FACES] counts
    cdef uint32_t marks
    cdef int seat, k, size_due
    if s.phase > OWING or s.source > REPLACED or max(s.turn, s.dealer, s.by, s.door, s.actor) >= SEATS:
        return "there is no such seat, phase or source"
    if max(s.drawn, s.after_chiu, s.traditional) > 1 or s.dead > SEATS or s.winner > SEATS or s.place >= SETTLED:
        return "a number is out of range"
    if s.card > FACES or s.left > STOCK:
        return "there is no such card"
    for k in range(STOCK):
        if s.stock[k] >= FACES if k < s.left else s.stock[k]:
            return "there is no such card in the stock"
    for seat in range(SEATS):
        p = &s.seats[seat]
        if not (is_bag(&p.hand) and is_bag(&p.door) and is_bag(&p.ca) and is_ca(&p.ca)):
            return "the cards of a seat are impossible"
        marks = p.discarded | p.laid | p.refused | p.passed | p.pairs | p.fours
        if (p.chan | p.chan_twice | p.chiu | marks) & ~<uint32_t>ALL:
            return "there is no such face"
        if p.chan & p.chan_twice or p.laid >> CC or p.refused & ~p.passed or p.pairs & p.fours:
            return "the marks of a seat contradict each other"
    census(s, counts)
    for k in range(FACES):
        if counts[k] > COPIES:
            return f"there are more than four {CODES[k]}"
    if s.dead and s.dead != s.dealer + 1:
        return "only the dealer can be a dead hand (CH-7)"
    for seat in range(SEATS):
        p = &s.seats[seat]
        size_due = HAND
        if seat + 1 == s.dead:
            size_due += 1
            if held(&p.ca) | p.chan | p.chan_twice | p.chiu:
                return "a dead hand has no melds (CH-7)"
        elif (s.phase == OWING and seat == s.actor) or (
            seat == s.dealer and (s.phase == OPENING or (s.winner == seat + 1 and not s.card))
        ):
            size_due += 1
        k = count(&p.hand, ALL) + count(&p.ca, ALL) + 2 * size(p.chan) + 4 * (size(p.chan_twice) + size(p.chiu))
        if k != size_due:
            return f"seat {seat} has {k} cards in hand and melds, not {size_due}"
    return defect_of_turn(s)


cdef str defect_of_turn(const Packed* s):
    """What is impossible about the phase and the public card."""
    cdef bint card_due = s.phase == CLAIMS or s.phase == CONSIDER
    cdef Bag rest
    cdef int seat
    if s.phase != CLAIMS and s.place:
        return "claims are not being settled"
    if s.phase != OWING and s.after_chiu:
        return "nobody owes a discard after a Chíu"
    if s.phase != OVER and s.winner:
        return "the deal is over when a seat has won"
    if s.phase == OVER:
        if s.actor:
            return "nobody decides when the deal is over"
        card_due = s.winner and not is_thien_u(s)
        if not s.winner and s.left:
            return "a deal without a winner ends with an empty stock (CH-11)"
    if bool(s.card) != card_due or bool(s.source) != card_due or ((s.by or s.door) and not card_due):
        return "there is a public card exactly when claims or a capture are due"
    if s.phase == OPENING or is_thien_u(s):
        rest = nowhere(s)
        if s.turn != s.dealer or s.drawn or s.dead or s.left != STOCK or held(&rest) or has_history(s):
            return "at the opening nothing has been played"
    if s.card:
        if s.source == DISCARDED and not (s.by == s.door and after(s.door) == s.turn and not s.drawn):
            return "a discard lies at the door of the seat before, which made it"
        if s.source == REVEALED and s.by != s.door:
            return "a revealed card lies at the door of the seat that revealed it"
        if s.source == REPLACED and s.by == s.door:
            return "a replacement lies at the door of a seat that was interrupted (CH-13)"
        if s.source != REVEALED and s.by + 1 == s.dead:
            return "a dead hand discards nothing (CH-7)"
        if s.source != DISCARDED and s.door != s.turn and (s.phase != CONSIDER or s.drawn or after(s.door) != s.turn):
            return "a card lies at the door of the seat on turn, or is passed on by the seat before"
        if s.source == REVEALED and s.door == s.turn and not s.drawn:
            return "the seat on turn has revealed"
    if s.phase == OWING:
        if s.actor + 1 == s.dead:
            return "a dead hand owes no discard (CH-7)"
        if s.actor != s.turn and not s.after_chiu:
            return "only the seat on turn captures (CH-8)"
    if s.winner:
        seat = s.winner - 1
        if seat + 1 == s.dead or not wins(&s.seats[seat], <uint32_t>1 << s.card - 1 if s.card else 0):
            return "the winner's hand does not win (CH-20)"
        if s.card and s.source != REVEALED and (s.by == seat or copies(&s.seats[seat].hand, s.card - 1) != 3):
            return "a discard is won on by Chíu ù alone (CH-21)"
    return None


cdef inline bint is_thien_u(const Packed* s) noexcept:
    return s.winner and not s.card and s.winner == s.dealer + 1


cdef bint has_history(const Packed* s) noexcept:
    cdef const Seat* p
    cdef int seat
    for seat in range(SEATS):
        p = &s.seats[seat]
        if held(&p.door) | held(&p.ca) | p.chan | p.chan_twice | p.chiu | p.discarded | p.laid | p.passed:
            return True
    return False


cdef str indecision(const Packed* s):
    """What is impossible about who decides; None if nothing is."""
    cdef int seat = 0
    if s.phase == CLAIMS and (not claim(s, s.place, &seat) or seat != s.actor):
        return "no seat has the claim that is asked (CH-12)"
    if (s.phase == CONSIDER or s.phase == OPENING) and s.actor != s.turn:
        return "the seat on turn decides (CH-8)"
    if rests(s):
        return None if fresh(s) else "a dead hand passes at once what the seat before passed (CH-7)"
    if s.phase != OVER and not legal(s):
        return "a seat that owes a discard has one (CH-14)"
    return None


cdef bint unpack(Packed* s, bytes data) except -1:
    """Fill a state with the bytes that `to_bytes` writes, whatever they say; gives whether they have its form."""
    cdef const uint8_t* at = data
    cdef uint32_t* words = <uint32_t*>&s.seats[0]
    cdef int k
    if len(data) != 1 + 4 * WORDS + SMALL or at[0] != VERSION:
        return False
    at += 1
    memset(s, 0, sizeof(Packed))
    for k in range(WORDS):
        words[k] = at[0] | <uint32_t>at[1] << 8 | <uint32_t>at[2] << 16 | <uint32_t>at[3] << 24
        at += 4
    memcpy(s.stock, at, SMALL)
    return True


cdef uint32_t marked(const Packed* s, str name, object seat) except? 0:
    """The set of faces of a mark. Raises IndexError, ValueError."""
    cdef const Seat* p = &s.seats[seat_of(seat)]
    if name == "discarded":
        return p.discarded
    if name == "laid":
        return p.laid
    if name == "refused":
        return p.refused
    if name == "passed":
        return p.passed
    if name == "pairs":
        return p.pairs
    if name == "fours":
        return p.fours
    raise ValueError("the marks are discarded, laid, refused, passed, pairs and fours")


@cython.final
@cython.freelist(64)
cdef class State:
    """A moment of a deal of Chắn; see cardavia.core.game.State. Immutable; made by start, setup and from_bytes."""

    def __init__(self):
        raise TypeError("a State is made by start, setup or from_bytes")

    @classmethod
    def start(cls, deal, options):
        """CH-4: hands of 19 cards, the dealer's (`deal.first`) of 20, and a stock of 23 in the order it is revealed."""
        cdef State state = State.__new__(State)
        cdef uint8_t[CARDS] order
        cdef int[FACES] counts
        cdef int dealer
        cdef int at = 0
        cdef bint with_tradition = traditional(options)
        try:
            hands, first, stock = deal
            piles = [[INDEX_OF_NUMBER.get(card, FACES) for card in pile] for pile in (*hands, stock)]
        except (TypeError, ValueError):
            raise BadDeal("a deal is four hands, the dealer, and the stock") from None
        if type(first) is not int or not 0 <= first < SEATS:
            raise BadDeal("Chắn has seats 0 to 3")
        dealer = first
        if [len(pile) for pile in piles] != [*(HAND + (seat == dealer) for seat in range(SEATS)), STOCK]:
            raise BadDeal("a deal is 20 cards for the dealer, 19 for each other seat, and 23 for the stock (CH-4)")
        memset(counts, 0, sizeof(counts))
        for pile in piles:
            for face in pile:
                if face == FACES or counts[<int>face] == COPIES:
                    raise BadDeal("a deal is the 100 cards of Chắn, four of each face (CH-1)")
                counts[<int>face] += 1
                order[at] = face
                at += 1
        start(&state.s, order, dealer, with_tradition)
        return state

    @classmethod
    def setup(cls, position):
        """Any consistent position (docs/positions.md). Raises BadPosition."""
        cdef State state = State.__new__(State)
        cdef int seat = 0
        cdef int place
        unpack(&state.s, packed(position))
        past = declined(position)
        problem = defect(&state.s)
        if problem is None and state.s.phase == CLAIMS:
            place = next_claim(&state.s, WINS, &seat)
            while past:
                if place == SETTLED:
                    raise BadPosition("more claims have been declined than there are")
                place = next_claim(&state.s, place + 1, &seat)
                past -= 1
            ask(&state.s, place)
        elif problem is None and state.s.phase == CONSIDER:
            consider(&state.s)
        problem = problem or indecision(&state.s)
        if problem is not None:
            raise BadPosition(problem)
        return state

    @classmethod
    def from_bytes(cls, data):
        """The state that to_bytes wrote. Raises BadState."""
        cdef State state = State.__new__(State)
        if type(data) is not bytes or not unpack(&state.s, data):
            raise BadState("these bytes are no state of Chắn, or of another version")
        problem = defect(&state.s) or indecision(&state.s)
        if problem is not None:
            raise BadState(problem)
        return state

    @classmethod
    def playouts(cls, deals, seed, options):
        """Play whole random deals without the GIL; see cardavia.core.game.State. `deals` is from 0 to 2**63 - 1."""
        cdef Totals totals
        cdef int64_t number = integer(deals, -1)
        cdef uint64_t random = seed_of(seed)
        cdef bint with_tradition = traditional(options)
        if number < 0:
            raise ValueError("deals is from 0 to 2**63 - 1")
        memset(&totals, 0, sizeof(Totals))
        with nogil:
            play_deals(number, random, with_tradition, &totals)
        return {
            "deals": number,
            "moves": totals.moves,
            "scores": tuple([totals.scores[k] for k in range(SEATS)]),
            "wins": tuple([totals.wins[k] for k in range(SEATS)]),
        }

    def to_bytes(self):
        """A version byte, the seats' 72 words of four bytes, lowest first, and 38 bytes (_state.pxd)."""
        cdef uint8_t[1 + 4 * WORDS + SMALL] data
        cdef const uint32_t* words = <const uint32_t*>&self.s.seats[0]
        cdef int k
        data[0] = VERSION
        for k in range(WORDS):
            data[1 + 4 * k] = words[k] & 0xFF
            data[2 + 4 * k] = words[k] >> 8 & 0xFF
            data[3 + 4 * k] = words[k] >> 16 & 0xFF
            data[4 + 4 * k] = words[k] >> 24
        memcpy(data + 1 + 4 * WORDS, self.s.stock, SMALL)
        return <bytes>data[: 1 + 4 * WORDS + SMALL]

    def position(self):
        """This state as a position; see docs/positions.md."""
        return written(self)

    def actor(self):
        """The seat whose decision it is; None when the deal is over."""
        cdef int seat = actor(&self.s)
        return None if seat < 0 else seat

    def legal(self):
        """All legal moves, ascending; empty only when the deal is over."""
        return list_of(legal(&self.s))

    def legal_count(self):
        """len(legal()), without making the list."""
        return size(legal(&self.s))

    def nth(self, index):
        """legal()[index], without making the list. Raises IndexError."""
        cdef uint64_t moves = legal(&self.s)
        cdef int64_t number = integer(index, -1)
        if not 0 <= number < size(moves):
            raise IndexError("no legal move has this index")
        return nth_of(moves, number)

    def play(self, move):
        """The state after a legal move. Raises IllegalMove for anything else, TypeError for what is no int."""
        cdef int64_t number = integer(move, -1)
        cdef State state
        if not 0 <= number < MOVES or not legal(&self.s) >> number & 1:
            raise IllegalMove(f"{name_of(number)} is not a legal move now")
        state = State.__new__(State)
        state.s = self.s
        play(&state.s, number)
        return state

    def draw(self, number):
        """The state after legal move number `number` modulo legal_count(). Raises IllegalMove when the deal is over."""
        cdef uint64_t moves = legal(&self.s)
        cdef int64_t drawn = integer(number, -1)
        cdef State state
        if drawn < 0:
            raise ValueError("a number from 0 to 2**63 - 1")
        if not moves:
            raise IllegalMove("the deal is over")
        state = State.__new__(State)
        state.s = self.s
        play(&state.s, nth_of(moves, drawn % size(moves)) if moves & moves - 1 else ctz(moves))
        return state

    def window(self):
        """The live seats while a fresh public card awaits claims, whether or not anybody has one; else () (CH-28)."""
        if not is_open(&self.s):
            return ()
        return tuple([seat for seat in range(SEATS) if seat + 1 != self.s.dead])

    def claims(self, seat):
        """The claims (win, chiu) that a seat can still make in the open window if those before it are declined."""
        cdef int asked = seat_of(seat)
        cdef int claimant = 0
        cdef int place
        cdef uint64_t moves = 0
        cdef uint64_t found
        if self.s.phase == CLAIMS:
            for place in range(self.s.place, SETTLED):
                found = claim(&self.s, place, &claimant)
                if found and claimant == asked:
                    moves |= found
        return list_of(moves)

    def claiming(self):
        """Whether the decision that is due is a claim on a public card."""
        cdef Packed beyond = self.s
        ahead(&beyond)
        return beyond.phase == CLAIMS

    def publics(self):
        """How many cards have become public so far: a seat discards a face at most once, then holds it in pairs."""
        cdef int seat
        cdef int discarded = 0
        for seat in range(SEATS):
            discarded += size(self.s.seats[seat].discarded)
        return STOCK - self.s.left + discarded

    def passing(self):
        """The dead hand, while a fresh card whose claims are settled rests in front of it; else None (CH-7)."""
        return self.s.actor if rests(&self.s) else None

    def settled(self):
        """The state after the pass of `passing`; this state itself if there is none."""
        cdef State state
        if not rests(&self.s):
            return self
        state = State.__new__(State)
        state.s = self.s
        pass_on(&state.s)
        return state

    def resample(self, seat, seed):
        """A random state that this seat (None: a spectator) cannot tell from this one.

        Hands keep what all know of them: their sizes, that they hold an even number of each face discarded (D) or laid
        in a Cạ (C), and none of a face captured as Cạ. Claims that a seat has declined stay declined for that seat.
        """
        cdef State state = State.__new__(State)
        cdef int viewer = -1 if seat is None else seat_of(seat)
        cdef uint64_t random = seed_of(seed)
        state.s = self.s
        with nogil:
            resample(&state.s, viewer, &random)
        return state

    def outcome(self):
        """The last line of a trace (CH-22 to CH-26), None while the deal goes on."""
        cdef int32_t[SEATS] scores
        cdef Packed beyond = self.s
        ahead(&beyond)
        if beyond.phase != OVER:
            return None
        outcome(&beyond, scores)
        return {
            "scores": [scores[0], scores[1], scores[2], scores[3]],
            "winners": [self.s.winner - 1] if self.s.winner else [],
            "points": score(&beyond),
            "bonuses": [slug for slug, _ in self.awards()],
        }

    def show(self):
        """The table, everything open."""
        position = written(self)
        lines = [f"Chắn, {position['phase']}: turn {self.turn}, dealer {self.dealer}, actor {self.actor()}"]
        if self.card is not None:
            lines.append(f"card {position['card']} ({position['source']} by {self.by}, door {self.door})")
        lines.append(f"stock {' '.join(position['stock'])}")
        for seat in range(SEATS):
            lines.append(f"seat {seat}{' (dead hand)' * (seat == self.dead)}: {' '.join(position['hands'][seat])}")
            for key in ("melds", "doors", "discards", "laid", "refused"):
                if position[key][seat]:
                    lines.append(f"  {key}: {(', ' if key == 'melds' else ' ').join(position[key][seat])}")
        return "\n".join(lines)

    # What observe and narrate read

    def cards(self, zone, seat):
        """The cards of a seat's zone (hand, door, chan, ca, chiu), sorted; for None, the dead ones at nobody's door."""
        cdef const Seat* p
        if seat is None:
            return cards_of(nowhere(&self.s))
        p = &self.s.seats[seat_of(seat)]
        if zone == "hand":
            return cards_of(p.hand)
        if zone == "door":
            return cards_of(p.door)
        if zone == "ca":
            return cards_of(p.ca)
        if zone == "chan":
            return cards_of(Bag(one=0, two=p.chan, four=p.chan_twice))
        if zone == "chiu":
            return cards_of(Bag(one=0, two=0, four=p.chiu))
        raise ValueError("the zones of a seat are hand, door, chan, ca and chiu")

    def numbers(self):
        """The numbers of a view: one for each of `COUNTS` in view.py.

        While a fresh card awaits claims nothing in them tells who is asked (CH-28).
        """
        cdef const Packed* s = &self.s
        cdef bint going = s.phase != OVER
        cdef int asked = 0 if is_open(s) else actor(s) + 1
        return (
            going * (s.turn + 1), s.dealer + 1, asked, going * s.drawn, asked if s.phase == OWING else 0,
            s.dead, going * s.source, 1 if s.phase == OPENING else 0,
        )

    def hand(self, seat):
        """The concealed cards of a seat, sorted."""
        return cards_of(self.s.seats[seat_of(seat)].hand)

    def mark(self, name, seat):
        """The faces that are `discarded` (D), `laid` (C), `refused` (R), `passed`, `pairs` or `fours` of a seat."""
        return cards_of(Bag(one=marked(&self.s, name, seat), two=0, four=0))

    def marked_since(self, before, name, seat):
        """The faces of a mark that it did not have in the state `before`."""
        cdef uint32_t known = marked(&(<State?>before).s, name, seat)
        return cards_of(Bag(one=marked(&self.s, name, seat) & ~known, two=0, four=0))

    def options(self):
        """All options with their values."""
        return {"tom": OPTIONS["tom"][self.s.traditional]}

    def awards(self):
        """The winner's bonuses, sorted, each with the points it added to the score (CH-25)."""
        cdef uint8_t[BONUSES] times
        cdef int best, k
        if not self.s.winner:
            return ()
        best = count_bonuses(&self.s, times)
        awards = []
        for k in range(BONUSES):
            added = [POINTS[k] if times[THAP_THANH] else DICH[k]] * times[k]
            if k == best:
                added[0] = POINTS[k]
            awards += [(SLUGS[k], points) for points in added]
        return tuple(sorted(awards, key=award_key))

    @property
    def turn(self):
        """The seat on turn."""
        return self.s.turn

    @property
    def dealer(self):
        """The dealer's seat."""
        return self.s.dealer

    @property
    def dead(self):
        """The dead hand's seat, None if there is none."""
        return self.s.dead - 1 if self.s.dead else None

    @property
    def winner(self):
        """The seat that has won, None if none has."""
        return self.s.winner - 1 if self.s.winner else None

    @property
    def card(self):
        """The face of the public card, or of the card that has won; None if there is none."""
        return FACE_NUMBERS[self.s.card - 1] if self.s.card else None

    @property
    def door(self):
        """The seat at whose door the public card lies; None without one."""
        return self.s.door if self.s.card else None

    @property
    def source(self):
        """How the card became public: 1 discard, 2 reveal, 3 replacement; 0 without one."""
        return self.s.source

    @property
    def drawn(self):
        """Whether the seat on turn has revealed a stock card in this turn."""
        return bool(self.s.drawn)

    @property
    def by(self):
        """The seat that discarded or revealed the public card; None without one."""
        return self.s.by if self.s.card else None

    @property
    def phase(self):
        """The index of the phase in positions.PHASES, without looking beyond the pass of a dead hand."""
        return self.s.phase

    @property
    def after_chiu(self):
        """Whether a discard is owed after a Chíu."""
        return bool(self.s.after_chiu)

    @property
    def declined(self):
        """How many claims on the public card have been declined while others are still asked."""
        cdef int seat = 0
        return sum([claim(&self.s, place, &seat) != 0 for place in range(self.s.place)])

    def stock(self):
        """The cards of the stock in the order in which they will be revealed."""
        return tuple([FACE_NUMBERS[self.s.stock[k]] for k in range(self.s.left - 1, -1, -1)])

    @property
    def stock_size(self):
        """How many cards the stock has left."""
        return self.s.left

    def __eq__(self, other):
        if not isinstance(other, State):
            return NotImplemented
        return memcmp(&self.s, &(<State>other).s, sizeof(Packed)) == 0

    def __hash__(self):
        return hash(self.to_bytes())

    def __reduce__(self):
        return State.from_bytes, (self.to_bytes(),)

    def __repr__(self):
        return f"<Chắn: {PHASES[self.s.phase]}, actor {self.actor()}>"


cdef str name_of(int64_t number):
    """A move's number as text for people."""
    if not 0 <= number < MOVES:
        return "a number outside the table of moves"
    verb, cards = MOVE_TABLE[number]
    return " ".join([verb, *(TO_TOM.code[card] for card in cards)])


def award_key(award):
    """Sort by name; of one name, the one that counts with its points first."""
    return award[0], -award[1]


cdef uint64_t seed_of(object seed) except? 0:
    if not PyLong_Check(seed):
        raise TypeError(f"a seed is an int, not {type(seed).__name__}")
    return <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
