package main

import (
	"errors"
	"math"
	"slices"
	"sync"
	"time"
)

// figures are what is counted within a time.
type figures struct {
	from, until time.Time

	mu        sync.Mutex
	ack, seen []time.Duration
	answers   []time.Duration
	lateCount int
	deals     int
}

// within sets the time; nothing is counted before.
func (f *figures) within(from, until time.Time) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.from, f.until = from, until
}

func (f *figures) counts(now time.Time) bool {
	return !f.from.IsZero() && !now.Before(f.from) && now.Before(f.until)
}

func (f *figures) moved(now time.Time, ack, seen time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.counts(now) {
		f.ack, f.seen = append(f.ack, ack), append(f.seen, seen)
	}
}

func (f *figures) answered(now time.Time, ack time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.counts(now) {
		f.answers = append(f.answers, ack)
	}
}

func (f *figures) late() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.counts(time.Now()) {
		f.lateCount++
	}
}

func (f *figures) dealt() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.counts(time.Now()) {
		f.deals++
	}
}

// report adds the figures to what is printed; names begin with `prefix`. It is an error if there are none.
func (f *figures) report(out map[string]any, prefix string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.ack) == 0 {
		return errors.New("no move was made in the measured time")
	}
	out[prefix+"moves"] = len(f.ack)
	out[prefix+"moves_per_s"] = rounded(float64(len(f.ack)) / f.until.Sub(f.from).Seconds())
	out[prefix+"deals"] = f.deals
	percentiles(out, prefix+"ack", f.ack)
	percentiles(out, prefix+"seen", f.seen)
	if len(f.answers) > 0 {
		out[prefix+"answers"] = len(f.answers)
		out[prefix+"answers_late"] = f.lateCount
		percentiles(out, prefix+"answer", f.answers)
	}
	return nil
}

// percentiles adds NAME_p50_ms and NAME_p99_ms; absent where there is nothing.
func percentiles(out map[string]any, name string, durations []time.Duration) {
	if len(durations) == 0 {
		return
	}
	slices.Sort(durations)
	for label, share := range map[string]float64{"p50": 0.50, "p99": 0.99} {
		rank := int(math.Ceil(share*float64(len(durations)))) - 1
		out[name+"_"+label+"_ms"] = rounded(float64(durations[rank]) / float64(time.Millisecond))
	}
}

func rounded(x float64) float64 { return math.Round(x*1000) / 1000 }
