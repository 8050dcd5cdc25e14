package main

import (
	"context"
	"time"
)

// pace says when players who are asked answer.
type pace interface{ ready(turn) }

// eager players answer at once: a closed loop.
type eager struct{}

func (eager) ready(u turn) { u.play(time.Now()) }

// steady players answer at a fixed rate over all tables, whoever has waited longest first: an open loop. A turn that
// comes late, because no seat was ready or this program was busy, is measured from the time for which it was meant.
type steady struct{ queue chan turn }

func newSteady(seats int) steady { return steady{make(chan turn, 4*seats)} }

func (p steady) ready(u turn) { p.queue <- u }

// run plays until the context ends.
func (p steady) run(ctx context.Context, rate float64) {
	start := time.Now()
	for i := 0; ; i++ {
		at := start.Add(time.Duration(float64(i) / rate * float64(time.Second)))
		if wait := time.Until(at); wait > 0 {
			time.Sleep(wait)
		}
		select {
		case u := <-p.queue:
			u.play(at)
		case <-ctx.Done():
			return
		}
	}
}
