package main

import (
	"context"
	"errors"
)

var errFinished = errors.New("the run is over")

// run is one measurement. The first failure ends it; what breaks once it is over is none.
type run struct {
	ctx    context.Context
	cancel context.CancelCauseFunc
}

func newRun(ctx context.Context) *run {
	ctx, cancel := context.WithCancelCause(ctx)
	return &run{ctx, cancel}
}

func (r *run) fail(err error) { r.cancel(err) }

func (r *run) finish() { r.cancel(errFinished) }

// failure is why the run ended, or nil.
func (r *run) failure() error {
	if err := context.Cause(r.ctx); err != nil && err != errFinished {
		return err
	}
	return nil
}
