package main

import (
	"fmt"
	"sync"
	"time"

	"google.golang.org/grpc"
)

const (
	playMethod  = "/cardavia.v1.PlayService/Play"
	watchMethod = "/cardavia.v1.PlayService/Watch"
	maxItems    = 1000 // of one request
)

// line is one Play stream. One goroutine reads, another writes, so that a server which waits for its answers to be read
// never stops the reading. What is said while the writer is busy goes into one request.
type line struct {
	run    *run
	stream grpc.ClientStream
	wake   chan struct{}

	mu    sync.Mutex
	seats map[uint32]*seat // by channel
	last  uint32           // channel
	out   []request        // to be written
}

// request is a PlayRequest and its number of items.
type request struct {
	bytes []byte
	items int
}

func newLine(run *run, conn *grpc.ClientConn) (*line, error) {
	desc := &grpc.StreamDesc{ClientStreams: true, ServerStreams: true}
	stream, err := conn.NewStream(run.ctx, desc, playMethod, grpc.ForceCodecV2(frames{}))
	if err != nil {
		return nil, fmt.Errorf("Play: %w", err)
	}
	l := &line{run: run, stream: stream, wake: make(chan struct{}, 1), seats: map[uint32]*seat{}}
	go l.read()
	go l.write()
	return l, nil
}

// attach says that a seat is played on this line.
func (l *line) attach(s *seat) {
	l.say(func(b []byte) []byte {
		l.last++
		s.line, s.channel = l, l.last
		l.seats[l.last] = s
		return appendAttach(b, s.channel, s.table.id, s.token)
	})
}

// detach says that it no longer is; its channel is forgotten when the server has confirmed it.
func (l *line) detach(s *seat) {
	l.say(func(b []byte) []byte { return appendDetach(b, s.channel) })
}

// submit says a move.
func (l *line) submit(s *seat, request string, move []byte, expected uint64) {
	l.say(func(b []byte) []byte { return appendSubmit(b, s.channel, request, move, expected) })
}

func (l *line) say(add func([]byte) []byte) {
	l.mu.Lock()
	if n := len(l.out); n == 0 || l.out[n-1].items == maxItems {
		l.out = append(l.out, request{})
	}
	r := &l.out[len(l.out)-1]
	r.bytes, r.items = add(r.bytes), r.items+1
	l.mu.Unlock()
	select {
	case l.wake <- struct{}{}:
	default:
	}
}

func (l *line) write() {
	for {
		select {
		case <-l.wake:
		case <-l.run.ctx.Done():
			return
		}
		l.mu.Lock()
		out := l.out
		l.out = nil
		l.mu.Unlock()
		for _, r := range out {
			if l.stream.SendMsg(&frame{r.bytes}) != nil {
				return // why is what the reader gets
			}
		}
	}
}

func (l *line) read() {
	var response frame
	for {
		if err := l.stream.RecvMsg(&response); err != nil {
			l.run.fail(fmt.Errorf("Play: %w", err))
			return
		}
		now := time.Now()
		err := scanPlay(response.bytes, func(it *item) {
			l.mu.Lock()
			s := l.seats[it.channel]
			if it.kind == kindDetached {
				delete(l.seats, it.channel)
			}
			l.mu.Unlock()
			if s == nil {
				l.run.fail(fmt.Errorf("an item on channel %d, which is not attached", it.channel))
				return
			}
			s.hear(it, now)
		})
		if err != nil {
			l.run.fail(fmt.Errorf("a response of Play: %w", err))
			return
		}
	}
}
