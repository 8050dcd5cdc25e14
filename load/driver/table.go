package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strconv"
	"sync"
	"time"
)

// table is one deal that the driver plays at all its seats.
type table struct {
	run       *run
	hall      *hall
	place     int // among the tables that are played at the same time; the next deal takes the same
	id        string
	spectator string // the invitation
	seats     []*seat
	random    *rand.Rand // nil: the first legal move

	mu     sync.Mutex
	moves  map[[32]byte]*move // by the head of the log after it: what is not yet seen by all
	flying int                // submissions without their answer
	over   int                // seats that have seen the end
	ended  bool
}

// seat is one player. Its table's lock guards `sent`.
type seat struct {
	table   *table
	number  int
	token   string
	entropy []byte // nil if it gives none
	line    *line
	channel uint32
	sent    []submission
}

// turn is what a seat will say when its time has come.
type turn struct {
	seat     *seat
	revision uint64
	move     []byte
	window   bool
}

// submission is a turn that was said, at `at` or meant for then.
type submission struct {
	request string
	at      time.Time
	window  bool
}

// move is one that was made, or that somebody has seen already.
type move struct {
	at, acked, seen time.Time // submitted; accepted; when the last other seat saw it
	by              int       // how many seats have seen it
}

// hear does what a player does when the server says something.
func (s *seat) hear(it *item, now time.Time) {
	t := s.table
	switch it.kind {
	case kindDecision:
		t.hall.pace.ready(turn{s, it.revision, t.choose(it.legal), it.window})
	case kindUpdate:
		t.saw(s, it, now)
	case kindAccepted:
		t.accepted(s, it, now)
	case kindRefused:
		t.refused(s, it)
	case kindDetached:
		if it.reason != "" {
			t.run.fail(fmt.Errorf("seat %d of %s was detached: %s: %s", s.number, t.id, it.reason, it.text))
		}
	}
}

// play says a turn, which is meant for `at`.
func (u turn) play(at time.Time) {
	s := u.seat
	request := strconv.FormatUint(u.revision, 10)
	s.table.mu.Lock()
	s.sent = append(s.sent, submission{request, at, u.window})
	s.table.flying++
	s.table.mu.Unlock()
	s.line.submit(s, request, u.move, u.revision)
}

func (t *table) choose(legal [][]byte) []byte {
	if len(legal) == 0 {
		t.run.fail(fmt.Errorf("a decision at %s has no legal move", t.id))
		return nil
	}
	if t.random == nil {
		return bytes.Clone(legal[0])
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return bytes.Clone(legal[t.random.IntN(len(legal))])
}

func (t *table) saw(s *seat, it *item, now time.Time) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if it.author != nobody {
		m := t.move(it.head)
		m.by++
		if s.number != it.author {
			m.seen = now
		}
		t.settle(it.head, m, now)
	}
	if it.ended {
		if !it.settled {
			t.run.fail(fmt.Errorf("the deal at %s ended without a settlement", t.id))
		}
		t.over++
		t.end()
	}
}

func (t *table) accepted(s *seat, it *item, now time.Time) {
	t.mu.Lock()
	defer t.mu.Unlock()
	sent, ok := s.take(it.request)
	if !ok {
		t.run.fail(fmt.Errorf("%s at %s was accepted, but not submitted", it.request, t.id))
		return
	}
	if sent.window { // an answer, which its seat alone may see
		t.hall.figures.answered(now, now.Sub(sent.at))
	} else {
		m := t.move(it.head)
		m.at, m.acked = sent.at, now
		if t.hall.acked != nil {
			t.hall.acked(it.head, sent.at, now)
		}
		t.settle(it.head, m, now)
	}
	t.end()
}

// refused is an error, unless the answer came after a claim window had closed.
func (t *table) refused(s *seat, it *item) {
	t.mu.Lock()
	defer t.mu.Unlock()
	sent, ok := s.take(it.request)
	if !ok || !sent.window {
		t.run.fail(fmt.Errorf("seat %d of %s was refused: %s: %s", s.number, t.id, it.reason, it.text))
		return
	}
	t.hall.figures.late()
	t.end()
}

// take finds a submission by its answer, and forgets it.
func (s *seat) take(request []byte) (submission, bool) {
	for i, sent := range s.sent {
		if sent.request == string(request) {
			s.sent = append(s.sent[:i], s.sent[i+1:]...)
			s.table.flying--
			return sent, true
		}
	}
	return submission{}, false
}

// move gives the move after which the log has this head, which all seats are told alike.
func (t *table) move(head []byte) *move {
	key := [32]byte(head)
	m := t.moves[key]
	if m == nil {
		m = &move{}
		t.moves[key] = m
	}
	return m
}

// settle counts a move once it is acknowledged and all seats have seen it.
func (t *table) settle(head []byte, m *move, now time.Time) {
	if m.by == len(t.seats) && !m.acked.IsZero() {
		delete(t.moves, [32]byte(head))
		t.hall.figures.moved(now, m.acked.Sub(m.at), m.seen.Sub(m.at))
	}
}

// end makes room for the next deal, once all seats know of the end and all that they said is answered.
func (t *table) end() {
	if t.over == len(t.seats) && t.flying == 0 && !t.ended {
		t.ended = true
		go t.hall.next(t)
	}
}
