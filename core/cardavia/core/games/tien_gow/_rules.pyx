"""The kernel of Tien Gow.

Theory. A bag of tiles is a mask in which the two copies of a civil tile are neighbours and the lower bit is taken
first (_state.pxd). A hand affords a group if the group's mask lies within the hand's; which of the 61 groups a hand
affords is four look-ups, one a byte of the hand, in a table of masks over the groups. What may be laid on top of a
group is another such mask, and before the lead, when the highest group is NOTHING, it is all groups: leads and beats
are one rule, `face_up`. Identical tiles make no difference anywhere, since bags hold no identities.

What may be laid face down are the bags of so many tiles within the hand. They are nodes of a trie: from the root each
step adds a tile that does not come before the last one in list order. Walking it with the bits in the order of the
codes gives the moves in the order of their texts, which is that of their numbers; beats come before discards, and
discards before leads. So `legal` is ascending without sorting, and moves are counted and picked without a list.

A complete trick is swept away at once, but the deal's last one stays, so that the settlement is a function of the
table. A table read from bytes or from a position is taken back to the beginning of its trick and played from there by
the same `allows` and `play` as any other: only what can be played is accepted.
"""
cimport cython
from cpython.exc cimport PyErr_CheckSignals
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.long cimport PyLong_AsLongLongAndOverflow
from cpython.object cimport PyObject
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcmp, memset

from cardavia.core._random cimport below
from cardavia.core.games.tien_gow._state cimport GROUPS, HAND, MOVES, NOTHING, SEATS, SINGLE, UNPAID, Payment, Table

from math import comb

from cardavia.core.decks import DOMINOES
from cardavia.core.errors import BadDeal, BadOption, BadPosition, BadState, IllegalMove
from cardavia.core.games.tien_gow import moves as facts

cdef extern from *:
    int __builtin_ctz(unsigned int) nogil
    int __builtin_ctzll(unsigned long long) nogil

OPTIONS = {"surplus": ("signed", "single"), "last_trick": ("paid", "unpaid")}
REASONS = ("supreme", "quartet", "final", "catch")

cdef enum:
    TILES = 32
    NODES = 9842  # of the trie of discards, the root included
    INNER = 1793  # of them with fewer than four tiles; they come first
    VERSION = 1  # first of the bytes of a state
    BYTES = 85
    SUPREME_WON = 0  # the REASONS
    QUARTET_WON = 1
    FINAL = 2
    CATCH = 3
    SUPREME_PRIZE = 2  # TG-12: points from each other seat
    QUARTET_PRIZE = 4


# Tables, filled at import from moves.py

cdef uint8_t FACE[TILES]  # of a bit
cdef uint32_t UPPER = 0  # the bits of second copies
cdef uint32_t AFTER[TILES]  # tiles that may follow a tile in list order, its second copy included

cdef uint32_t BAG[MOVES]  # the tiles of a move
cdef uint8_t SIZE[MOVES]  # how many they are
cdef uint8_t GROUP[MOVES]  # the group that a move lays face up, NOTHING for a discard

cdef uint16_t STEP[INNER][TILES]  # from a node of the trie and a bit to a node
cdef uint16_t DISCARD[NODES]  # from a node to its move
cdef uint8_t WAYS[HAND + 1][5][5]  # by tiles, identical pairs among them, and n: bags of n of these tiles

cdef uint64_t AFFORD[4][256]  # by byte of a hand and its value: groups that need nothing else of that byte
cdef uint64_t HIGHER[GROUPS + 1]  # TG-6: groups of the same type that rank strictly higher; all, above NOTHING
cdef uint16_t UP[2][GROUPS]  # the move that lays a group face up: [0] leads it, [1] beats with it
cdef uint8_t WEIGHT[GROUPS + 1]  # tiles of a group: the columns it wins (TG-10)
cdef uint8_t PRIZE[GROUPS + 1]  # TG-12: points from each other seat
cdef int LITTLE_THREE = NOTHING  # the single 21
cdef int BIG_SIX = NOTHING  # the single 42


# Bags

cdef inline uint32_t normal(uint32_t bag) noexcept nogil:
    """A bag in which a civil tile that stands alone is the lower copy."""
    cdef uint32_t alone = bag & UPPER & ~(bag << 1)
    return bag ^ alone ^ (alone >> 1)


cdef inline uint32_t take(uint32_t bag, uint32_t tiles) noexcept nogil:
    """A bag without tiles that lie in it."""
    return normal(bag & ~tiles)


cdef inline uint32_t put(uint32_t bag, uint32_t tiles) noexcept nogil:
    """Two bags, of one pack, together."""
    return bag | tiles | ((bag & tiles) << 1)


cdef bint take_all(uint32_t* bag, const uint32_t* rows) noexcept nogil:
    """Takes the bags of the four seats out of a bag; false if they do not lie in it."""
    cdef int seat
    for seat in range(SEATS):
        if rows[seat] & ~bag[0] or normal(rows[seat]) != rows[seat]:
            return False
        bag[0] = take(bag[0], rows[seat])
    return True


cdef inline uint32_t kinds(uint32_t bag) noexcept nogil:
    """One bit for each face of a bag."""
    return bag & ~(UPPER & (bag << 1))


cdef inline int size(uint64_t mask) noexcept nogil:
    """How many bits are set; the compiler's builtin is a call where the processor is not known."""
    mask -= (mask >> 1) & <uint64_t>0x5555555555555555
    mask = (mask & <uint64_t>0x3333333333333333) + ((mask >> 2) & <uint64_t>0x3333333333333333)
    mask = (mask + (mask >> 4)) & <uint64_t>0x0F0F0F0F0F0F0F0F
    return <int>((mask * <uint64_t>0x0101010101010101) >> 56)


# The course of a deal

cdef void start(Table* t, const uint32_t* hands, int banker, int options) noexcept nogil:
    """TG-3: the banker leads the first trick."""
    cdef int seat
    memset(t, 0, sizeof(Table))
    for seat in range(SEATS):
        t.hand[seat] = normal(hands[seat])
    t.banker = t.leader = t.high = banker
    t.held = HAND
    t.due = SEATS
    t.best = NOTHING
    t.options = options


cdef inline int turn(const Table* t) noexcept nogil:
    """TG-5: the leader, then the others in seat order."""
    return (t.leader - t.due) & 3


cdef int actor(const Table* t) noexcept nogil:
    """The seat on turn, SEATS when the deal is over."""
    return turn(t) if t.due else SEATS


cdef inline bint dies_early(const Table* t, int seat) noexcept nogil:
    """TG-9: in a last trick of one tile a follower without a column may only lay face down."""
    return t.held == 1 and t.due < SEATS and t.columns[seat] == 0


cdef inline uint64_t face_up(const Table* t) noexcept nogil:
    """The groups that the seat on turn may lay face up: any to lead (TG-4), then what beats the highest (TG-6)."""
    cdef int seat = turn(t)
    cdef uint32_t hand = t.hand[seat]
    if dies_early(t, seat):
        return 0
    return (
        AFFORD[0][hand & 255] & AFFORD[1][hand >> 8 & 255] & AFFORD[2][hand >> 16 & 255] & AFFORD[3][hand >> 24]
        & HIGHER[t.best]
    )


cdef int face_down(uint32_t tiles, int count, int node, uint16_t* moves, int most) noexcept nogil:
    """TG-7: any tiles. Fills in, ascending, the first `most` discards of `count` of these tiles after `node`."""
    cdef uint32_t rest = kinds(tiles)
    cdef int found = 0, bit
    while rest and found < most:
        bit = __builtin_ctz(rest)
        rest &= rest - 1
        if count == 1:
            moves[found] = DISCARD[STEP[node][bit]]
            found += 1
        else:
            found += face_down(tiles & AFTER[bit], count - 1, STEP[node][bit], moves + found, most - found)
    return found


cdef inline int face_down_count(const Table* t) noexcept nogil:
    """How many discards there are, at the lead none."""
    return WAYS[t.held][size(t.hand[turn(t)] & UPPER)][WEIGHT[t.best]] if t.due < SEATS else 0


cdef int legal(const Table* t, uint16_t* moves) noexcept nogil:
    if t.due == 0:
        return 0
    cdef uint64_t groups = face_up(t)
    cdef int count = 0
    while groups:
        moves[count] = UP[t.due < SEATS][__builtin_ctzll(groups)]
        groups &= groups - 1
        count += 1
    if t.due < SEATS:
        count += face_down(t.hand[turn(t)], WEIGHT[t.best], 0, moves + count, MOST - count)
    return count


cdef int legal_count(const Table* t) noexcept nogil:
    return size(face_up(t)) + face_down_count(t) if t.due else 0


cdef int nth(const Table* t, int index) noexcept nogil:
    cdef uint64_t groups = face_up(t)
    cdef uint16_t moves[MOST]
    while groups:
        if index == 0:
            return UP[t.due < SEATS][__builtin_ctzll(groups)]
        groups &= groups - 1
        index -= 1
    face_down(t.hand[turn(t)], WEIGHT[t.best], 0, moves, index + 1)
    return moves[index]


cdef bint allows(const Table* t, int move) noexcept nogil:
    """Whether a move of the table of moves is legal."""
    if t.due == 0 or BAG[move] & ~t.hand[turn(t)]:
        return False
    cdef int group = GROUP[move]
    if group == NOTHING:
        return t.due < SEATS and SIZE[move] == WEIGHT[t.best]  # TG-5: exactly as many tiles
    return move == UP[t.due < SEATS][group] and face_up(t) >> group & 1


cdef inline void lay(Table* t, int move) noexcept nogil:
    cdef int seat = turn(t)
    t.hand[seat] = take(t.hand[seat], BAG[move])
    t.laid[seat] = BAG[move]
    t.due -= 1
    if GROUP[move] != NOTHING:
        t.up |= 1 << seat
        t.high = seat
        t.best = GROUP[move]


cdef inline bint last(const Table* t) noexcept nogil:
    """Whether the current trick, which has been led, is the deal's last (TG-10: when all tiles are played)."""
    return t.held == WEIGHT[t.best]


cdef void sweep(Table* t) noexcept nogil:
    """TG-10: the highest group wins the trick, and its seat leads the next."""
    cdef Payment lines[SEATS]
    cdef int seat
    pay(lines, prizes(t, lines), t.immediate)
    t.columns[t.high] += WEIGHT[t.best]
    if last(t):
        return
    for seat in range(SEATS):
        if t.up >> seat & 1:
            t.opened[seat] = put(t.opened[seat], t.laid[seat])
        else:
            t.down[seat] = put(t.down[seat], t.laid[seat])
        t.laid[seat] = 0
    t.held -= WEIGHT[t.best]
    t.leader = t.high
    t.due = SEATS
    t.best = NOTHING
    t.up = 0


cdef void play(Table* t, int move) noexcept nogil:
    lay(t, move)
    if t.due == 0:
        sweep(t)


cdef inline bint hides(const Table* t, int seat, int viewer) noexcept nogil:
    """TG-11 (decision): what a seat laid face down stays unknown to the others until the deal ends."""
    return viewer != seat and t.due > 0


# Payments

cdef inline int points_of(Payment line) noexcept nogil:
    return (line.base if line.base > 0 else -line.base) * line.factor


cdef void pay(const Payment* lines, int count, int16_t* nets) noexcept nogil:
    cdef int line, points
    for line in range(count):
        points = points_of(lines[line])
        nets[lines[line].payer] -= points
        nets[lines[line].payee] += points


cdef inline int banker_factor(const Table* t, int one, int other) noexcept nogil:
    """TG-13, TG-16: double between two seats of which one is the banker."""
    return 2 if t.banker == one or t.banker == other else 1


cdef inline bint paid_at_once(const Table* t) noexcept nogil:
    """TG-14 (decision): the prizes of TG-12 are paid on the last trick too, unless the option says otherwise."""
    return not (t.options & UNPAID and last(t))


cdef int prizes(const Table* t, Payment* lines) noexcept nogil:
    """TG-12 to TG-14: what the winner of a complete trick gets at once; gives the number of lines.

    The multipliers of TG-17 never apply here (decision, TG-14).
    """
    cdef int seat, count = 0, base = PRIZE[t.best]
    if base == 0 or not paid_at_once(t):
        return 0
    for seat in range(SEATS):
        if seat != t.high:
            lines[count].payer = seat
            lines[count].payee = t.high
            lines[count].reason = QUARTET_WON if base == QUARTET_PRIZE else SUPREME_WON
            lines[count].base = base
            lines[count].factor = banker_factor(t, seat, t.high)
            count += 1
    return count


cdef inline int final_factor(const Table* t) noexcept nogil:
    """TG-17: for a quartet, Supreme or a single 21 that wins the last trick, and for all eight columns."""
    cdef int factor = 2 if PRIZE[t.best] or t.best == LITTLE_THREE else 1
    return factor * 2 if t.columns[t.high] == 8 else factor


cdef inline bint multiplied(const Table* t, int base) noexcept nogil:
    """TG-18 (decision): doublings multiply the signed number, unless the option says otherwise."""
    return base > 0 or not t.options & SINGLE


cdef inline bint caught(const Table* t) noexcept nogil:
    """TG-19: 21 led to a last trick that 42 wins, both as singles."""
    return t.best == BIG_SIX and t.laid[t.leader] == BAG[UP[0][LITTLE_THREE]]


cdef int settlement(const Table* t, Payment* lines) noexcept nogil:
    """TG-15 to TG-19, when the deal is over; gives the number of lines, none for a seat that has four columns."""
    cdef int seat, base, count = 0, winner = t.high
    for seat in range(SEATS):
        base = 4 - t.columns[seat] if t.columns[seat] else 5
        if seat == winner or base == 0:
            continue
        lines[count].payer = seat if base > 0 else winner
        lines[count].payee = winner if base > 0 else seat
        lines[count].reason = FINAL
        lines[count].base = base
        lines[count].factor = banker_factor(t, seat, winner) * final_factor(t) if multiplied(t, base) else 1
        if caught(t) and base > 0 and seat != t.leader:
            lines[count].payer = t.leader
            lines[count].reason = CATCH
        count += 1
    return count


cdef void final_nets(const Table* t, int16_t* nets) noexcept nogil:
    cdef Payment lines[SEATS]
    memset(nets, 0, SEATS * sizeof(int16_t))
    pay(lines, settlement(t, lines), nets)


cdef void outcome(const Table* t, int32_t* scores) noexcept nogil:
    """TG-20: all received less all paid."""
    cdef int16_t nets[SEATS]
    cdef int seat
    final_nets(t, nets)
    for seat in range(SEATS):
        scores[seat] = t.immediate[seat] + nets[seat]


# Chance

cdef void shuffle(Table* t, uint8_t* order, uint64_t* rng, int options) noexcept nogil:
    """A random deal and banker (TG-3). `order` holds the bits of the pack in any order, and goes on to hold them."""
    cdef uint32_t hands[SEATS]
    cdef int place, other
    cdef uint8_t bit
    memset(hands, 0, sizeof(hands))
    for place in range(TILES - HAND):
        other = place + below(rng, TILES - place)
        bit = order[other]
        order[other] = order[place]
        order[place] = bit
        hands[place // HAND] |= <uint32_t>1 << bit
    hands[3] = ~(hands[0] | hands[1] | hands[2])
    start(t, hands, below(rng, SEATS), options)


cdef void resample(Table* t, int viewer, uint64_t* rng) noexcept nogil:
    """Shuffles what the viewer cannot see. Nobody must beat (TG-7), so every arrangement agrees with what he saw."""
    cdef uint32_t* slots[3 * SEATS]
    cdef int sizes[3 * SEATS]
    cdef uint32_t pool[TILES]
    cdef uint32_t bag, tile
    cdef int seat, slot, other, count = 0, hidden = 0
    for seat in range(SEATS):
        if hides(t, seat, viewer):
            slots[count] = &t.hand[seat]
            slots[count + 1] = &t.down[seat]
            slots[count + 2] = &t.laid[seat]
            count += 2 if t.up >> seat & 1 else 3
    for slot in range(count):
        bag = slots[slot][0]
        sizes[slot] = size(bag)
        while bag:
            tile = bag & (0 - bag)
            pool[hidden] = normal(tile)
            hidden += 1
            bag ^= tile
        slots[slot][0] = 0
    for slot in range(count):
        while sizes[slot]:
            sizes[slot] -= 1
            hidden -= 1
            other = below(rng, hidden + 1)
            slots[slot][0] = put(slots[slot][0], pool[other])
            pool[other] = pool[hidden]


# Reading and checking

cdef int rewind(const Table* t, Table* base, uint32_t* tiles, uint8_t* up) noexcept nogil:
    """The beginning of the current trick, and what was laid since, in order; gives how many acts that are."""
    cdef Payment lines[SEATS]
    cdef int16_t nets[SEATS]
    cdef int seat, act, acts = SEATS - t.due
    base[0] = t[0]
    if t.due == 0:
        memset(nets, 0, sizeof(nets))
        pay(lines, prizes(t, lines), nets)
        base.columns[t.high] -= WEIGHT[t.best]
        for seat in range(SEATS):
            base.immediate[seat] -= nets[seat]
    for act in range(acts):
        seat = (t.leader + act) & 3
        tiles[act] = t.laid[seat]
        up[act] = t.up >> seat & 1
        base.hand[seat] = put(base.hand[seat], tiles[act])
    memset(base.laid, 0, sizeof(base.laid))
    base.up = 0
    base.due = SEATS
    base.high = base.leader
    base.best = NOTHING
    return acts


cdef bint replay(Table* t, const uint32_t* tiles, const uint8_t* up, int acts) noexcept nogil:
    """Plays these acts from the beginning of a trick; false if one of them is not legal."""
    cdef uint16_t moves[MOST]
    cdef int act, index, count
    for act in range(acts):
        count = legal(t, moves)
        for index in range(count):
            if BAG[moves[index]] == tiles[act] and (GROUP[moves[index]] != NOTHING) == up[act]:
                play(t, moves[index])
                break
        else:
            return False
    return True


cdef object flaw(const Table* base):
    """What is wrong with the beginning of a trick, in a sentence; None if it can have come about."""
    cdef uint32_t pack = <uint32_t>0xFFFFFFFF
    cdef int past = HAND - base.held, columns = 0, points = 0, seat
    if not 1 <= base.held <= HAND:
        return "at the start of a trick each seat holds one to eight tiles (TG-1)"
    if not (take_all(&pack, base.hand) and take_all(&pack, base.down) and take_all(&pack, base.opened)):
        return "the tiles do not add up to the pack (TG-1, TG-2)"
    for seat in range(SEATS):
        columns += base.columns[seat]
        points += base.immediate[seat]
        if size(base.hand[seat]) != base.held:
            return "at the start of a trick all seats hold equally many tiles (TG-5)"
        if size(base.down[seat]) + size(base.opened[seat]) > past:
            return "a seat has laid more tiles than were played (TG-5)"
        if size(base.down[seat]) + base.columns[seat] > past:
            return "a seat that won columns laid as many tiles face up (TG-6, TG-10)"
        if not -6 * past <= base.immediate[seat] <= 6 * past:
            return "immediate payments are at most 6 points for each column played (TG-12, TG-13)"
    if columns != past:
        return "there is one column for each tile that a seat has played (TG-10)"
    if points:
        return "immediate payments add up to zero (TG-12)"
    if past == 0 and base.leader != base.banker:
        return "the banker leads the first trick (TG-3)"
    return None


cdef uint8_t* write_bags(uint8_t* data, const uint32_t* bags) noexcept nogil:
    cdef int byte
    for byte in range(4 * SEATS):
        data[byte] = bags[byte >> 2] >> (8 * (byte & 3)) & 255
    return data + 4 * SEATS


cdef const uint8_t* read_bags(const uint8_t* data, uint32_t* bags) noexcept nogil:
    cdef int byte
    memset(bags, 0, SEATS * sizeof(uint32_t))
    for byte in range(4 * SEATS):
        bags[byte >> 2] |= <uint32_t>data[byte] << (8 * (byte & 3))
    return data + 4 * SEATS


cdef void write(const Table* t, uint8_t* data) noexcept nogil:
    """Little-endian, in the order of the struct; a version byte first."""
    cdef int seat
    data[0] = VERSION
    data = write_bags(write_bags(write_bags(write_bags(data + 1, t.hand), t.down), t.opened), t.laid)
    for seat in range(SEATS):
        data[2 * seat] = t.immediate[seat] & 255
        data[2 * seat + 1] = t.immediate[seat] >> 8 & 255
        data[8 + seat] = t.columns[seat]
    data[12], data[13], data[14], data[15] = t.up, t.due, t.leader, t.high
    data[16], data[17], data[18], data[19] = t.best, t.held, t.banker, t.options


cdef bint read(Table* t, const uint8_t* data) noexcept nogil:
    """The inverse of `write`; false unless every field is in its range."""
    cdef int seat
    if data[0] != VERSION:
        return False
    data = read_bags(read_bags(read_bags(read_bags(data + 1, t.hand), t.down), t.opened), t.laid)
    for seat in range(SEATS):
        t.immediate[seat] = <int16_t>(data[2 * seat] | data[2 * seat + 1] << 8)
        t.columns[seat] = data[8 + seat]
    t.up, t.due, t.leader, t.high = data[12], data[13], data[14], data[15]
    t.best, t.held, t.banker, t.options = data[16], data[17], data[18], data[19]
    return (
        t.due <= SEATS and t.leader < SEATS and t.high < SEATS and t.banker < SEATS
        and t.best <= NOTHING and t.options <= UNPAID + SINGLE
    )


# Between Python and bags

cdef object faces(uint32_t bag):
    """The tiles of a bag, sorted by face."""
    cdef list found = []
    while bag:
        found.append(FACE[__builtin_ctz(bag)])
        bag &= bag - 1
    found.sort()
    return tuple(found)


cdef object codes(uint32_t bag):
    """The tiles of a bag as a list of codes, in list order."""
    return [DOMINOES.code[face] for face in faces(bag)]


cdef str brief(object value):
    """A value for an error message."""
    try:
        return repr(value)[:40]
    except Exception:  # a number of thousands of digits, for one
        return f"something of type {type(value).__name__}"


cdef uint32_t bag_of(object cards, object face_of, object error) except? 0:
    """The bag of a list of faces or codes, `face_of` giving their faces. Raises `error`."""
    cdef uint32_t bag = 0, tile
    cdef int place
    if not isinstance(cards, (list, tuple)):
        raise error(f"tiles come as a list, not as {type(cards).__name__}")
    for card in cards:
        if not isinstance(card, (int, str)) or card not in face_of:
            raise error(f"the pack has no tile {brief(card)}")
        tile = <uint32_t>1 << <int>PLACE[face_of[card]]
        if bag & tile:
            tile = tile << 1 & UPPER & ~bag
            if not tile:
                raise error(f"the pack has not so many tiles {card}")
        bag |= tile
    return bag


cdef int number(object value, int low, int high, str what, object error) except? -1:
    """A number of a position or deal, checked. Raises `error`."""
    if type(value) is not int or not low <= value <= high:
        raise error(f"{what} is a number from {low} to {high}, not {brief(value)}")
    return value


cdef object row_of(object position, str key, object default):
    """The four entries of a position that are listed by seat. Raises BadPosition."""
    row = position.get(key, default)
    if not isinstance(row, (list, tuple)) or len(row) != SEATS:
        raise BadPosition(f"{key} is a list with one entry for each of the four seats")
    return row


cdef int flags_of(object options) except -1:
    """The bits of rule options. Raises BadOption."""
    cdef int flags = 0
    for name, value in options.items():
        if name not in OPTIONS:
            raise BadOption(f"Tien Gow has no option {brief(name)}; its options: {', '.join(OPTIONS)}")
        if value not in OPTIONS[name]:
            raise BadOption(f"option {name} of Tien Gow is one of {', '.join(OPTIONS[name])}")
        if value == "unpaid":
            flags |= UNPAID
        elif value == "single":
            flags |= SINGLE
    return flags


cdef int seat_of(object seat) except -1:
    if type(seat) is not int or not 0 <= seat < SEATS:
        raise ValueError(f"Tien Gow has seats 0 to 3, not {brief(seat)}")
    return seat


cdef int viewer_of(object viewer) except -1:
    return SEATS if viewer is None else seat_of(viewer)


cdef int64_t integer(object value) except? -2:
    """A Python integer, -1 if it does not fit. Raises TypeError for what is none."""
    cdef int overflow = 0
    cdef int64_t result = PyLong_AsLongLongAndOverflow(value, &overflow)
    return -1 if overflow else result


cdef inline State new(const Table* t):
    cdef State state = State.__new__(State)
    state.table = t[0]
    return state


@cython.final
@cython.freelist(64)
cdef class State:
    """A moment of a deal of Tien Gow; see `cardavia.core.game.State` for the methods not described here.

    A seat is a number from 0 to 3; any other raises ValueError. Tiles come as tuples of faces, sorted.
    """

    def __init__(self):
        raise TypeError("states come from State.start, State.setup and State.from_bytes")

    @classmethod
    def start(cls, deal, options):
        """A fresh deal of eight tiles to each seat (TG-1); `first` is the banker. Raises BadDeal and BadOption."""
        cdef uint32_t hands[SEATS]
        cdef uint32_t pack = <uint32_t>0xFFFFFFFF
        cdef Table table
        cdef int seat, tiles = 0
        if not isinstance(deal, tuple) or len(deal) != 3 or deal[2] or not isinstance(deal[0], (list, tuple)):
            raise BadDeal("a deal of Tien Gow has four hands, a banker, and no stock")
        if len(deal[0]) != SEATS:
            raise BadDeal(f"Tien Gow is dealt to four seats, not {len(deal[0])}")
        for seat in range(SEATS):
            hands[seat] = bag_of(deal[0][seat], FACES, BadDeal)
            tiles = max(tiles, size(hands[seat]))
        if tiles != HAND or not take_all(&pack, hands) or pack:
            raise BadDeal("the hands are not the full pack, eight tiles to each seat (TG-1)")
        start(&table, hands, number(deal[1], 0, SEATS - 1, "the banker", BadDeal), flags_of(options))
        return new(&table)

    @classmethod
    def setup(cls, position):
        """Any moment of a deal (docs/positions.md).

        Tiles of earlier tricks may be listed by `discarded` and by `opened` (laid face up), one list a seat each. A
        deal that is over is given by its last trick: empty hands, all four acts in `plays`, and the rest as it was
        when that trick began. Raises BadPosition.
        """
        cdef Table t
        cdef uint32_t tiles[SEATS]
        cdef uint8_t up[SEATS]
        cdef int seat, act, acts, column
        if not isinstance(position, dict):
            raise BadPosition("a position is a dict")
        for key in position:
            if key not in KEYS:
                raise BadPosition(f"a position of Tien Gow has no key {brief(key)}")
        for key in ("hands", "turn", "banker"):
            if key not in position:
                raise BadPosition(f"a position of Tien Gow needs {key}")
        memset(&t, 0, sizeof(t))
        turn = number(position["turn"], 0, SEATS - 1, "turn", BadPosition)
        plays = position.get("plays", [])
        if not isinstance(plays, (list, tuple)) or len(plays) > SEATS:
            raise BadPosition("plays is a list of at most four acts")
        acts = len(plays)
        t.leader = t.high = (turn - acts) & 3
        t.banker = number(position["banker"], 0, SEATS - 1, "banker", BadPosition)
        t.due = SEATS
        t.best = NOTHING
        options = position.get("options", {})
        if not isinstance(options, dict):
            raise BadPosition("options is a dict")
        try:
            t.options = flags_of(options)
        except BadOption as error:
            raise BadPosition(str(error)) from None
        hands = [list(hand) if isinstance(hand, (list, tuple)) else hand for hand in row_of(position, "hands", None)]
        over = acts == SEATS
        for act in range(acts):
            seat = (t.leader + act) & 3
            play = plays[act]
            if not isinstance(play, dict) or set(play) != {"seat", "cards", "up"} or type(play["up"]) is not bool:
                raise BadPosition("an act of plays has a seat, cards, and up (true or false)")
            if number(play["seat"], 0, SEATS - 1, "seat", BadPosition) != seat:
                raise BadPosition("plays go in seat order, and up to turn (TG-5)")
            tiles[act] = bag_of(play["cards"], DOMINOES.face, BadPosition)
            up[act] = play["up"]
            if over and hands[seat]:
                raise BadPosition("a trick that all have acted in is a position only when it was the last")
            if isinstance(hands[seat], list):
                hands[seat] += play["cards"]
        for seat in range(SEATS):
            t.hand[seat] = bag_of(hands[seat], DOMINOES.face, BadPosition)
            t.down[seat] = bag_of(row_of(position, "discarded", EMPTY)[seat], DOMINOES.face, BadPosition)
            t.opened[seat] = bag_of(row_of(position, "opened", EMPTY)[seat], DOMINOES.face, BadPosition)
            column = number(row_of(position, "columns", ZEROS)[seat], 0, HAND, "columns of a seat", BadPosition)
            t.columns[seat] = column
            t.immediate[seat] = number(
                row_of(position, "immediate", ZEROS)[seat], -6 * HAND, 6 * HAND, "immediate payments", BadPosition
            )
        t.held = size(t.hand[0])
        sentence = flaw(&t)
        if sentence is not None:
            raise BadPosition(sentence)
        if not replay(&t, tiles, up, acts):
            raise BadPosition("an act of plays was not legal (TG-4 to TG-9)")
        return new(&t)

    @classmethod
    def from_bytes(cls, data):
        """The state of 85 bytes. Raises BadState unless it can have come about."""
        cdef Table t, base
        cdef uint32_t tiles[SEATS]
        cdef uint8_t up[SEATS]
        cdef int acts
        if not isinstance(data, bytes):
            raise TypeError(f"a state comes as bytes, not as {type(data).__name__}")
        if len(data) != BYTES or not read(&t, <const uint8_t*><const char*>data):
            raise BadState("these bytes are no state of Tien Gow")
        acts = rewind(&t, &base, tiles, up)
        sentence = flaw(&base)
        if sentence is not None:
            raise BadState(sentence)
        if not replay(&base, tiles, up, acts) or memcmp(&t, &base, sizeof(Table)):
            raise BadState("the current trick cannot have been played (TG-4 to TG-9)")
        return new(&t)

    @classmethod
    def playouts(cls, deals, seed, options):
        """Random deals, each move uniform among the legal ones, without the GIL. Raises ValueError and BadOption.

        `deals` is from 0 to 2**63 - 1, `seed` any integer modulo 2**64. Deals, then moves, come from one generator.
        """
        cdef int64_t left = integer(deals), moves = 0, batch
        cdef uint64_t rng = seed & 0xFFFFFFFFFFFFFFFF
        cdef int flags = flags_of(options)
        cdef uint8_t order[TILES]
        cdef int64_t sums[SEATS]
        cdef int64_t wins[SEATS]
        cdef int32_t scores[SEATS]
        cdef int seat, bit
        cdef Table t
        if left < 0:
            raise ValueError("deals is a number from 0 to 2**63 - 1")
        for bit in range(TILES):
            order[bit] = bit
        memset(sums, 0, sizeof(sums))
        memset(wins, 0, sizeof(wins))
        while left:
            batch = min(left, 65536)
            left -= batch
            with nogil:
                while batch:
                    batch -= 1
                    shuffle(&t, order, &rng, flags)
                    while t.due:
                        play(&t, nth(&t, below(&rng, legal_count(&t))))
                        moves += 1
                    outcome(&t, scores)
                    for seat in range(SEATS):
                        sums[seat] += scores[seat]
                    wins[t.high] += 1
            PyErr_CheckSignals()
        return {"deals": int(deals), "moves": moves, "scores": list(sums), "wins": list(wins)}

    def to_bytes(self):
        """85 bytes, little-endian, a version byte first."""
        cdef uint8_t data[BYTES]
        write(&self.table, data)
        return (<const char*>data)[:BYTES]

    def position(self):
        """This moment as setup reads it, every key present."""
        cdef Table base
        cdef uint32_t tiles[SEATS]
        cdef uint8_t up[SEATS]
        cdef int acts = rewind(&self.table, &base, tiles, up)
        return {
            "hands": [codes(self.table.hand[seat]) for seat in range(SEATS)],
            "turn": (base.leader + acts) & 3,
            "banker": base.banker,
            "columns": [base.columns[seat] for seat in range(SEATS)],
            "plays": [
                {"seat": (base.leader + act) & 3, "cards": codes(tiles[act]), "up": bool(up[act])}
                for act in range(acts)
            ],
            "immediate": [base.immediate[seat] for seat in range(SEATS)],
            "discarded": [codes(base.down[seat]) for seat in range(SEATS)],
            "opened": [codes(base.opened[seat]) for seat in range(SEATS)],
            "options": self.options(),
        }

    def actor(self):
        """The seat on turn, None when the deal is over (TG-5, TG-10)."""
        return actor(&self.table) if self.table.due else None

    def legal(self):
        """All legal moves, ascending (TG-4 to TG-9)."""
        cdef uint16_t moves[MOST]
        cdef int count = legal(&self.table, moves), index
        cdef list result = PyList_New(count)
        for index in range(count):
            Py_INCREF(<object>NUMBER[moves[index]])
            PyList_SET_ITEM(result, index, <object>NUMBER[moves[index]])
        return result

    def legal_count(self):
        """How many moves are legal."""
        return legal_count(&self.table)

    def nth(self, index):
        """Legal move number `index`. Raises IndexError."""
        cdef int64_t place = integer(index)
        if not 0 <= place < legal_count(&self.table):
            raise IndexError(f"there are {legal_count(&self.table)} legal moves")
        return nth(&self.table, place)

    def play(self, move):
        """The state after a legal move. Raises IllegalMove, TypeError for what is no integer."""
        cdef int64_t chosen = integer(move)
        if not 0 <= chosen < MOVES or not allows(&self.table, chosen):
            raise IllegalMove(f"move {brief(move)} is not legal in this state")
        cdef State state = new(&self.table)
        play(&state.table, chosen)
        return state

    def draw(self, number):
        """The state after legal move number `number` modulo legal_count(). Raises IllegalMove and ValueError."""
        cdef int64_t chosen = integer(number)
        if chosen < 0:
            raise ValueError("draw takes a number from 0 to 2**63 - 1")
        if not self.table.due:
            raise IllegalMove("the deal is over")
        cdef State state = new(&self.table)
        play(&state.table, nth(&self.table, chosen % legal_count(&self.table)))
        return state

    def window(self):
        """No claims in this game: ()."""
        return ()

    def claims(self, seat):
        """No claims in this game: []."""
        seat_of(seat)
        return []

    def claiming(self):
        """No claims in this game: False."""
        return False

    def publics(self):
        """No claims in this game: 0."""
        return 0

    def passing(self):
        """No claims in this game: None."""
        return None

    def settled(self):
        """No claims in this game: this state."""
        return self

    def resample(self, seat, seed):
        """A state that this seat (None: a spectator) cannot tell from this one; `seed` is any integer modulo 2**64."""
        cdef uint64_t rng = seed & 0xFFFFFFFFFFFFFFFF
        cdef int viewer = viewer_of(seat)
        cdef State state = new(&self.table)
        resample(&state.table, viewer, &rng)
        return state

    def outcome(self):
        """The last line of a trace once the deal is over, else None (TG-10, TG-12 to TG-20)."""
        cdef int32_t scores[SEATS]
        cdef int16_t nets[SEATS]
        cdef int seat
        if self.table.due:
            return None
        outcome(&self.table, scores)
        final_nets(&self.table, nets)
        return {
            "scores": [scores[seat] for seat in range(SEATS)],
            "columns": list(self.columns()),
            "immediate": list(self.immediate()),
            "final": [nets[seat] for seat in range(SEATS)],
            "winners": [self.table.high],
        }

    def show(self):
        """A line for the table and one for each seat, everything open."""
        cdef const Table* t = &self.table
        cdef int seat
        to_act = "over" if t.due == 0 else f"seat {actor(t)} to act"
        lines = [f"tien_gow: {to_act}, leader {t.leader}, banker {t.banker}, {self.options()}"]
        for seat in range(SEATS):
            laid = " ".join(codes(t.laid[seat])) + ("" if t.up >> seat & 1 else " (down)") if t.laid[seat] else "-"
            lines.append(
                f"{seat}: {' '.join(codes(t.hand[seat])) or '-'} | trick {laid}"
                f" | down {' '.join(codes(t.down[seat])) or '-'} | up {' '.join(codes(t.opened[seat])) or '-'}"
                f" | columns {t.columns[seat]}, immediate {t.immediate[seat]:+}"
            )
        return "\n".join(lines)

    # What views and narration are made of

    def hand(self, seat):
        """The tiles that a seat holds."""
        return faces(self.table.hand[seat_of(seat)])

    def trick(self, seat):
        """The tiles that a seat laid face up in the current trick; none when the deal is over."""
        cdef int place = seat_of(seat)
        return faces(self.table.laid[place] if self.table.due and self.table.up >> place & 1 else 0)

    def down(self, seat):
        """The tiles that a seat has laid face down in this deal."""
        cdef int place = seat_of(seat)
        cdef uint32_t bag = self.table.down[place]
        return faces(bag if self.table.up >> place & 1 else put(bag, self.table.laid[place]))

    def open(self, seat):
        """The tiles that a seat laid face up in tricks that are over; None: those of nobody in particular."""
        cdef int place = viewer_of(seat)
        cdef uint32_t bag = <uint32_t>0xFFFFFFFF
        cdef const Table* t = &self.table
        if place == SEATS:
            take_all(&bag, t.hand)
            take_all(&bag, t.down)
            take_all(&bag, t.opened)
            take_all(&bag, t.laid)
        else:
            bag = self.table.opened[place]
            if self.table.due == 0 and self.table.up >> place & 1:
                bag = put(bag, self.table.laid[place])
        return faces(bag)

    def hides(self, seat, viewer):
        """TG-11: whether the tiles that `seat` laid face down are unknown to this viewer (None: a spectator)."""
        return bool(hides(&self.table, seat_of(seat), viewer_of(viewer)))

    def banker(self):
        """The banker's seat (TG-3)."""
        return self.table.banker

    def leader(self):
        """The leader of the current trick; of the last one when the deal is over."""
        return self.table.leader

    def high(self):
        """The seat with the highest group so far, the leader before the lead; the winner when the deal is over."""
        return self.table.high

    def plays(self):
        """How many seats have acted in the current trick; 4 when the deal is over."""
        return SEATS - self.table.due

    def size(self):
        """The tiles of the lead, 0 before it."""
        return WEIGHT[self.table.best]

    def numbers(self):
        """The numbers of a view: one for each of `COUNTS` in view.py."""
        cdef const Table* t = &self.table
        cdef const uint8_t* columns = t.columns
        cdef const int16_t* immediate = t.immediate
        cdef int turn = 0, leader = 0, high = 0, plays = 0, tiles = 0
        if t.due:
            turn, leader, plays, tiles = actor(t) + 1, t.leader + 1, SEATS - t.due, WEIGHT[t.best]
            high = t.high + 1 if plays else 0
        return (
            t.banker + 1, turn, leader, high, plays, tiles,
            columns[0], columns[1], columns[2], columns[3], immediate[0], immediate[1], immediate[2], immediate[3],
        )

    def columns(self):
        """The columns of each seat (TG-10)."""
        cdef int seat
        return tuple([self.table.columns[seat] for seat in range(SEATS)])

    def immediate(self):
        """The net of all payments of TG-12 to TG-14, of each seat."""
        cdef int seat
        return tuple([self.table.immediate[seat] for seat in range(SEATS)])

    def options(self):
        """The rule options by name, all of them."""
        cdef int flags = self.table.options
        surplus, last_trick = OPTIONS["surplus"], OPTIONS["last_trick"]
        return {"surplus": surplus[(flags & SINGLE) // SINGLE], "last_trick": last_trick[(flags & UNPAID) // UNPAID]}

    def payments(self, move):
        """What a legal move makes seats pay: (payer, payee, points, reason, base, factor), the settlement last.

        `points` is |base| x factor and positive; reasons are supreme and quartet (TG-12), final (TG-15) and catch
        (TG-19: what the leader of the last trick pays for another seat). Raises IllegalMove.
        """
        cdef Payment lines[2 * SEATS]
        cdef int count = 0, line
        cdef Table t = self.table
        cdef int64_t chosen = integer(move)
        if not 0 <= chosen < MOVES or not allows(&t, chosen):
            raise IllegalMove(f"move {brief(move)} is not legal in this state")
        lay(&t, chosen)
        if t.due == 0:
            count = prizes(&t, lines)
            sweep(&t)
        if t.due == 0:
            count += settlement(&t, lines + count)
        return tuple([
            (lines[line].payer, lines[line].payee, points_of(lines[line]), REASONS[lines[line].reason],
             lines[line].base, lines[line].factor)
            for line in range(count)
        ])

    def __eq__(self, other):
        return isinstance(other, State) and memcmp(&self.table, &(<State>other).table, sizeof(Table)) == 0

    def __hash__(self):
        return hash(self.to_bytes())

    def __reduce__(self):
        return State.from_bytes, (self.to_bytes(),)

    def __repr__(self):
        return f"State.from_bytes({self.to_bytes()!r})"


# Filling the tables

KEYS = frozenset(["hands", "turn", "banker", "columns", "plays", "immediate", "discarded", "opened", "options"])
EMPTY = ((), (), (), ())
ZEROS = (0, 0, 0, 0)
PLACE = {}  # from face to the bit of its first copy
FACES = {face: face for face in DOMINOES.code}
NUMBERS = list(range(MOVES))  # the integers that `legal` gives out
cdef PyObject* NUMBER[MOVES]


cdef int fill_bags() except -1:
    """The bits of the pack, in the order of the codes."""
    global UPPER
    cdef int bit = 0, other, tiles, pairs, n
    for code, face in sorted(DOMINOES.face.items()):
        PLACE[face] = bit
        for copy in range(facts.PACK.count(face)):
            FACE[bit] = face
            UPPER |= <uint32_t>copy << bit
            bit += 1
    for bit in range(TILES):
        AFTER[bit] = 0
        for other in range(TILES):
            if FACE[other] > FACE[bit] or FACE[other] == FACE[bit] and other > bit:
                AFTER[bit] |= <uint32_t>1 << other
    for tiles in range(HAND + 1):
        for pairs in range(tiles // 2 + 1):
            for n in range(5):
                WAYS[tiles][pairs][n] = sum([
                    comb(pairs, twins) * comb(tiles - pairs - twins, n - 2 * twins)
                    for twins in range(min(pairs, n // 2) + 1)
                ])
    return 0


cdef int fill_groups() except -1:
    """What TG-4, TG-6 and TG-12 say of each group."""
    global LITTLE_THREE, BIG_SIX
    cdef int group, byte, value
    cdef uint32_t bag
    prizes = {facts.SUPREME: SUPREME_PRIZE, facts.QUARTET: QUARTET_PRIZE}
    HIGHER[NOTHING] = (<uint64_t>1 << GROUPS) - 1
    WEIGHT[NOTHING] = PRIZE[NOTHING] = 0
    for byte in range(4):
        for value in range(256):
            AFFORD[byte][value] = 0
    for group, facts_of in enumerate(facts.GROUPS):
        WEIGHT[group] = len(facts_of.cards)
        PRIZE[group] = prizes.get(facts_of.kind, 0)
        HIGHER[group] = 0
        for other, higher in enumerate(facts.GROUPS):
            if higher.beats(facts_of):
                HIGHER[group] |= <uint64_t>1 << <int>other
        bag = bag_of(facts_of.cards, FACES, ImportError)
        for byte in range(4):
            for value in range(256):
                if not bag >> (8 * byte) & 255 & ~value:
                    AFFORD[byte][value] |= <uint64_t>1 << group
        if facts_of.cards == (DOMINOES.face["21"],):
            LITTLE_THREE = group
        elif facts_of.cards == (DOMINOES.face["42"],):
            BIG_SIX = group
    return 0


cdef int fill_moves() except -1:
    """The table of moves, and the trie of the discards."""
    cdef int index, node, parent, bit
    groups = {group.cards: place for place, group in enumerate(facts.GROUPS)}
    nodes = {(): 0}
    memset(STEP, 0, sizeof(STEP))
    for index, (verb, cards) in enumerate(facts.MOVES):
        NUMBER[index] = <PyObject*>NUMBERS[index]
        BAG[index] = bag_of(cards, FACES, ImportError)
        SIZE[index] = len(cards)
        GROUP[index] = NOTHING if verb == "discard" else groups[cards]
        if verb != "discard":
            UP[verb == "beat"][GROUP[index]] = index
    discards = sorted([(len(cards), cards, at) for at, (verb, cards) in enumerate(facts.MOVES) if verb == "discard"])
    for size, cards, at in discards:
        node = len(nodes)
        nodes[cards] = node
        DISCARD[node] = at
        *before, added = cards
        parent = nodes[tuple(before)]
        for bit in range(TILES):
            if FACE[bit] == added:
                STEP[parent][bit] = node
    return 0


if len(facts.MOVES) != MOVES or len(facts.GROUPS) != GROUPS:
    raise ImportError("the kernel was compiled for another table of moves")
fill_bags()
fill_groups()
fill_moves()
