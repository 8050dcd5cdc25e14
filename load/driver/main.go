// The load driver: plays many tables over the real API and prints one JSON object with what it measured.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime/debug"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/metadata"
)

const usage = `driver MODE [FLAGS]

  seats   one Play stream a seat; without --rate all answer at once (closed loop)
  hosts   --streams streams hold all tables; what is ready at the same time goes in one request
  alone   one table, one move at a time
  watch   --watchers spectators of one table at --events moves a second, while --tables others play --rate moves a second
  idle    --watchers spectators of one table at which nothing happens

It plays whole deals and opens the next where one has ended. It prints one JSON object and ends after --warmup and
--seconds; when a call fails or a move is refused it says so and exits with 1. A key in the environment variable
CARDAVIA_KEY is sent with every call. driver MODE -h lists the flags. README.md explains the figures.
`

// settings are the flags.
type settings struct {
	mode        string
	server      string
	serverPID   int
	game        string
	claims      string
	commit      bool
	seed        uint64
	connections int
	tables      int
	streams     int
	rate        float64
	watchers    int
	events      float64
	warmup      time.Duration
	seconds     time.Duration
}

func parse(args []string) (settings, error) {
	if len(args) == 0 {
		return settings{}, errors.New("no mode")
	}
	s := settings{mode: args[0]}
	defaults := map[string]settings{
		"seats": {tables: 50, connections: 8},
		"hosts": {tables: 200, streams: 4, connections: 4},
		"alone": {tables: 1, connections: 1},
		"watch": {tables: 20, connections: 20, rate: 200, watchers: 2000, events: 2},
		"idle":  {connections: 100, watchers: 10000},
	}
	d, ok := defaults[s.mode]
	if !ok {
		return s, fmt.Errorf("no mode %q", s.mode)
	}
	f := flag.NewFlagSet("driver "+s.mode, flag.ContinueOnError)
	f.StringVar(&s.server, "server", "127.0.0.1:50051", "HOST:PORT of the server")
	f.IntVar(&s.serverPID, "server-pid", 0, "also tell this process' share of a core and its memory, from /proc")
	f.StringVar(&s.game, "game", "chuo_pai", "the game")
	f.StringVar(&s.claims, "claims", "open", "how claim windows end: open or sealed")
	f.BoolVar(&s.commit, "commit", false, "players commit to entropy and reveal it")
	f.Uint64Var(&s.seed, "seed", 1, "of the choice among legal moves; 0 takes the first")
	f.IntVar(&s.connections, "connections", d.connections, "connections, over which streams are spread")
	f.DurationVar(&s.warmup, "warmup", 2*time.Second, "not measured, after all tables have been opened")
	f.DurationVar(&s.seconds, "seconds", 10*time.Second, "measured")
	s.tables, s.streams, s.rate, s.watchers, s.events = d.tables, d.streams, d.rate, d.watchers, d.events
	if d.tables > 1 {
		f.IntVar(&s.tables, "tables", d.tables, "tables that are played at the same time")
		f.Float64Var(&s.rate, "rate", d.rate, "moves a second over these tables; 0: as fast as they are answered")
	}
	if d.streams > 0 {
		f.IntVar(&s.streams, "streams", d.streams, "Play streams")
	}
	if d.watchers > 0 {
		f.IntVar(&s.watchers, "watchers", d.watchers, "spectators")
	}
	if d.events > 0 {
		f.Float64Var(&s.events, "events", d.events, "moves a second at the watched table")
	}
	if err := f.Parse(args[1:]); err != nil {
		return s, err
	}
	if f.NArg() > 0 {
		return s, fmt.Errorf("what is %q?", f.Arg(0))
	}
	return s, nil
}

func main() {
	debug.SetGCPercent(400)
	s, err := parse(os.Args[1:])
	if err != nil {
		if !errors.Is(err, flag.ErrHelp) {
			fmt.Fprintf(os.Stderr, "%v\n\n%s", err, usage)
		}
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if key := os.Getenv("CARDAVIA_KEY"); key != "" {
		ctx = metadata.AppendToOutgoingContext(ctx, "authorization", "Bearer "+key)
	}
	run := newRun(ctx)
	out, err := measure(run, s)
	if failure := run.failure(); failure != nil {
		err = failure // the first one; others follow from it
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "driver: %v\n", err)
		os.Exit(1)
	}
	run.finish()
	if err := json.NewEncoder(os.Stdout).Encode(out); err != nil {
		os.Exit(1)
	}
}

// dial makes connections. Their windows are fixed, since to estimate them costs a ping for nearly each message.
func dial(s settings, count int) ([]*grpc.ClientConn, error) {
	conns := make([]*grpc.ClientConn, count)
	for i := range conns {
		conn, err := grpc.NewClient("passthrough:///"+s.server,
			grpc.WithTransportCredentials(insecure.NewCredentials()),
			grpc.WithInitialWindowSize(1<<20), grpc.WithInitialConnWindowSize(1<<22))
		if err != nil {
			return nil, err
		}
		conns[i] = conn
	}
	return conns, nil
}

func measure(run *run, s settings) (map[string]any, error) {
	conns, err := dial(s, s.connections)
	if err != nil {
		return nil, err
	}
	out := map[string]any{
		"mode": s.mode, "game": s.game, "connections": s.connections, "seconds": s.seconds.Seconds(), "commit": s.commit,
	}
	switch s.mode {
	case "watch":
		err = watch(run, s, conns, out)
	case "idle":
		err = idle(run, s, conns, out)
	default:
		err = play(run, s, conns, out)
	}
	return out, err
}

// play measures the modes seats, hosts and alone.
func play(run *run, s settings, conns []*grpc.ClientConn, out map[string]any) error {
	h, start, err := newHall(run, s, conns, s.tables, s.streams, s.rate)
	if err != nil {
		return err
	}
	if err := h.fill(s.tables); err != nil {
		return err
	}
	start()
	out["tables"], out["rate"], out["streams"] = s.tables, s.rate, s.streams
	if s.streams == 0 {
		out["streams"] = s.tables * h.seats
	}
	if err := timed(run, s, out, h.figures); err != nil {
		return err
	}
	return h.figures.report(out, "")
}

// watch measures spectators of one table, and what others notice of them.
func watch(run *run, s settings, conns []*grpc.ClientConn, out map[string]any) error {
	players, err := dial(s, 2)
	if err != nil {
		return err
	}
	watched, startWatched, err := newHall(run, s, players[:1], 1, 0, s.events)
	if err != nil {
		return err
	}
	crowd := newAudience(run, conns, s.watchers)
	watched.opened, watched.acked = crowd.gather, crowd.acked
	others, startOthers, err := newHall(run, s, players[1:], s.tables, 0, s.rate)
	if err != nil {
		return err
	}
	if err := watched.fill(1); err != nil {
		return err
	}
	if err := others.fill(s.tables); err != nil {
		return err
	}
	startOthers()
	startWatched()
	out["tables"], out["rate"], out["watchers"], out["events_per_s"] = s.tables, s.rate, s.watchers, s.events
	if err := timed(run, s, out, watched.figures, others.figures); err != nil {
		return err
	}
	if err := crowd.wait(watched.figures.until); err != nil {
		return err
	}
	crowd.report(out, watched.figures.from, watched.figures.until)
	return errors.Join(watched.figures.report(out, "watched_"), others.figures.report(out, "others_"))
}

// idle measures what spectators cost at whose table nothing happens.
func idle(run *run, s settings, conns []*grpc.ClientConn, out map[string]any) error {
	h, _, err := newHall(run, s, conns[:1], 1, 0, 1)
	if err != nil {
		return err
	}
	h.empty = true
	opened, err := h.open(0, 1)
	if err != nil {
		return err
	}
	crowd := newAudience(run, conns, 1)
	if err := crowd.gather(opened[0]); err != nil { // what the first one costs is not the others'
		return err
	}
	server := process{s.serverPID}
	before := 0
	if s.serverPID != 0 {
		if before, err = server.rss(); err != nil {
			return err
		}
	}
	crowd.size = s.watchers
	began := time.Now()
	if err := crowd.gather(opened[0]); err != nil {
		return err
	}
	out["watchers"], out["attached_per_s"] = s.watchers, rounded(float64(s.watchers)/time.Since(began).Seconds())
	if err := timed(run, s, out); err != nil {
		return err
	}
	if s.serverPID != 0 {
		after, err := server.rss()
		if err != nil {
			return err
		}
		out["bytes_per_watcher"] = (after - before) / s.watchers
	}
	return nil
}

// newHall makes a hall and its streams: so many, or one a seat if that is 0. Players at a rate wait for the function that
// it gives; the others begin as soon as they sit.
func newHall(
	run *run, s settings, conns []*grpc.ClientConn, tables, streams int, rate float64,
) (*hall, func(), error) {
	h := &hall{
		run: run, conn: conns[0], game: s.game, claims: s.claims, commit: s.commit, seed: s.seed, figures: &figures{},
	}
	if err := h.know(); err != nil {
		return nil, nil, err
	}
	perSeat := streams == 0
	if perSeat {
		streams = tables * h.seats
	}
	lines := make([]*line, streams)
	for i := range lines {
		var err error
		if lines[i], err = newLine(run, conns[i%len(conns)]); err != nil {
			return nil, nil, err
		}
	}
	h.line = func(place, seat int) *line {
		if perSeat {
			return lines[place*h.seats+seat]
		}
		return lines[place%len(lines)]
	}
	if rate == 0 {
		h.pace = eager{}
		return h, func() {}, nil
	}
	pace := newSteady(tables * h.seats)
	h.pace = pace
	return h, func() { go pace.run(run.ctx, rate) }, nil
}

// timed waits for the warm-up and the measured time, and tells what they cost.
func timed(run *run, s settings, out map[string]any, counted ...*figures) error {
	from := time.Now().Add(s.warmup)
	until := from.Add(s.seconds)
	for _, f := range counted {
		f.within(from, until)
	}
	if err := sleep(run, from); err != nil {
		return err
	}
	m, err := newMeter(process{s.serverPID})
	if err != nil {
		return err
	}
	if err := sleep(run, until); err != nil {
		return err
	}
	return m.report(out)
}

func sleep(run *run, until time.Time) error {
	select {
	case <-time.After(time.Until(until)):
		return nil
	case <-run.ctx.Done():
		return context.Cause(run.ctx)
	}
}
