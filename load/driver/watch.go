package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/protobuf/proto"

	"cardavia/load/driver/gen/apiv1"
)

const watchAtOnce = 64 // watchers that attach at the same time

// audience is spectators of one table at a time, each with a Watch stream of his own.
type audience struct {
	run   *run
	conns []*grpc.ClientConn
	size  int

	mu     sync.Mutex
	events map[[32]byte]*sighting // by the head of the log after it
}

// sighting is when an event was submitted by its player and acknowledged to him, and when each spectator saw it.
type sighting struct {
	at, acked time.Time
	seen      []time.Time
}

func newAudience(run *run, conns []*grpc.ClientConn, size int) *audience {
	return &audience{run: run, conns: conns, size: size, events: map[[32]byte]*sighting{}}
}

// gather has everybody watch the table, until it ends; it returns when all have caught up.
func (a *audience) gather(t *table) error {
	request, err := proto.Marshal(&apiv1.WatchRequest{Attach: &apiv1.Attach{TableId: t.id, Token: t.spectator}})
	if err != nil {
		return err
	}
	turns := make(chan struct{}, watchAtOnce)
	var all sync.WaitGroup
	for i := range a.size {
		select {
		case turns <- struct{}{}:
		case <-a.run.ctx.Done():
			return a.run.failure()
		}
		all.Add(1)
		go a.watch(a.conns[i%len(a.conns)], request, func() {
			<-turns
			all.Done()
		})
	}
	caught := make(chan struct{})
	go func() {
		all.Wait()
		close(caught)
	}()
	select {
	case <-caught:
		return nil
	case <-a.run.ctx.Done():
		return a.run.failure()
	}
}

func (a *audience) watch(conn *grpc.ClientConn, request []byte, caughtUp func()) {
	ctx, cancel := context.WithCancel(a.run.ctx)
	defer cancel()
	stream, err := conn.NewStream(ctx, &grpc.StreamDesc{ServerStreams: true}, watchMethod, grpc.ForceCodecV2(frames{}))
	if err == nil {
		err = stream.SendMsg(&frame{request})
	}
	if err == nil {
		err = stream.CloseSend()
	}
	var response frame
	ended := false
	for err == nil && !ended {
		if err = stream.RecvMsg(&response); err != nil {
			break
		}
		now := time.Now()
		err = scanWatch(response.bytes, func(it *item) {
			switch it.kind {
			case kindCaughtUp:
				caughtUp()
			case kindUpdate:
				if it.author != nobody {
					a.saw(it.head, now)
				}
				ended = ended || it.ended
			}
		})
	}
	if err != nil {
		a.run.fail(fmt.Errorf("Watch: %w", err))
	}
}

func (a *audience) event(head []byte) *sighting {
	key := [32]byte(head)
	e := a.events[key]
	if e == nil {
		e = &sighting{seen: make([]time.Time, 0, a.size)}
		a.events[key] = e
	}
	return e
}

func (a *audience) saw(head []byte, now time.Time) {
	a.mu.Lock()
	defer a.mu.Unlock()
	e := a.event(head)
	e.seen = append(e.seen, now)
}

// acked says that the player, who submitted it at `at`, has been told.
func (a *audience) acked(head []byte, at, now time.Time) {
	a.mu.Lock()
	defer a.mu.Unlock()
	e := a.event(head)
	e.at, e.acked = at, now
}

// missing counts the deliveries that are still to come of events that were acknowledged before `until`.
func (a *audience) missing(until time.Time) int {
	a.mu.Lock()
	defer a.mu.Unlock()
	missing := 0
	for _, e := range a.events {
		if !e.acked.IsZero() && e.acked.Before(until) {
			missing += a.size - len(e.seen)
		}
	}
	return missing
}

// wait waits for them, for some time.
func (a *audience) wait(until time.Time) error {
	for patience := time.Now().Add(20 * time.Second); a.missing(until) > 0; {
		if time.Now().After(patience) {
			return fmt.Errorf("%d deliveries to spectators did not come", a.missing(until))
		}
		if err := sleep(a.run, time.Now().Add(10*time.Millisecond)); err != nil {
			return err
		}
	}
	return nil
}

// report adds, for the events that were acknowledged within a time: how long after that spectators had them (delivery),
// how long after that the last of them had it (slowest), and how long after its submission (reach).
func (a *audience) report(out map[string]any, from, until time.Time) {
	a.mu.Lock()
	defer a.mu.Unlock()
	var deliveries, slowest, reach []time.Duration
	for _, e := range a.events {
		if e.acked.Before(from) || !e.acked.Before(until) || len(e.seen) == 0 {
			continue
		}
		last := e.seen[0]
		for _, seen := range e.seen {
			deliveries = append(deliveries, seen.Sub(e.acked))
			if seen.After(last) {
				last = seen
			}
		}
		slowest = append(slowest, last.Sub(e.acked))
		reach = append(reach, last.Sub(e.at))
	}
	out["events"] = len(slowest)
	percentiles(out, "delivery", deliveries)
	percentiles(out, "slowest", slowest)
	percentiles(out, "reach", reach)
}
