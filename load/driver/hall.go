package main

import (
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	mathrand "math/rand/v2"
	"time"

	"google.golang.org/grpc"

	"cardavia/load/driver/gen/apiv1"
)

const (
	listGames     = "/cardavia.v1.CatalogService/ListGames"
	openTables    = "/cardavia.v1.TableService/OpenTables"
	takeSeat      = "/cardavia.v1.TableService/TakeSeat"
	revealEntropy = "/cardavia.v1.TableService/RevealEntropy"
)

const (
	openAtOnce = 100 // tables in one OpenTables
	seatAtOnce = 16  // tables whose seats are taken at the same time
)

// hall opens tables, seats players, and opens the next deal when one has ended.
type hall struct {
	run     *run
	conn    grpc.ClientConnInterface
	game    string
	seats   int
	claims  string // how claim windows end
	commit  bool   // whether players commit to entropy
	seed    uint64 // of the choice of moves; 0 for the first legal one
	pace    pace
	figures *figures
	line    func(place, seat int) *line          // who sits where
	opened  func(*table) error                   // if set: called before anybody plays at a table
	acked   func(head []byte, at, now time.Time) // if set: called at each accepted move
}

func call[T any](h *hall, method string, request any, response *T) (*T, error) {
	if err := h.conn.Invoke(h.run.ctx, method, request, response); err != nil {
		return nil, fmt.Errorf("%s: %w", method, err)
	}
	return response, nil
}

// know asks how many seats the game has.
func (h *hall) know() error {
	games, err := call(h, listGames, &apiv1.ListGamesRequest{}, &apiv1.ListGamesResponse{})
	if err != nil {
		return err
	}
	for _, game := range games.Games {
		if game.Name == h.game {
			h.seats = int(game.Seats)
			return nil
		}
	}
	return fmt.Errorf("the server has no game %q", h.game)
}

// fill opens so many tables and seats players at them; they play as soon as they sit.
func (h *hall) fill(tables int) error {
	places := make(chan *table, tables)
	for first := 0; first < tables; first += openAtOnce {
		opened, err := h.open(first, min(openAtOnce, tables-first))
		if err != nil {
			return err
		}
		for _, t := range opened {
			places <- t
		}
	}
	close(places)
	workers := min(seatAtOnce, tables)
	done := make(chan error, workers)
	for range workers {
		go func() {
			for t := range places {
				if err := h.sit(t); err != nil {
					done <- err
					return
				}
			}
			done <- nil
		}()
	}
	for range workers {
		if err := <-done; err != nil {
			return err
		}
	}
	return nil
}

// next plays the next deal at the place of one that has ended.
func (h *hall) next(ended *table) {
	h.figures.dealt()
	for _, s := range ended.seats {
		s.line.detach(s)
	}
	opened, err := h.open(ended.place, 1)
	if err == nil {
		err = h.sit(opened[0])
	}
	if err != nil {
		h.run.fail(err)
	}
}

func (h *hall) open(first, count int) ([]*table, error) {
	request := &apiv1.OpenTablesRequest{}
	for range count {
		request.Tables = append(request.Tables, &apiv1.OpenTableRequest{
			RequestId: rand.Text(), Game: h.game, Seats: make([]string, h.seats), Claims: h.claims,
		})
	}
	response, err := call(h, openTables, request, &apiv1.OpenTablesResponse{})
	if err != nil {
		return nil, err
	}
	tables := make([]*table, count)
	for i, result := range response.Results {
		if why := result.GetRefused(); why != nil {
			return nil, fmt.Errorf("a table was not opened: %s: %s", why.Reason, why.Text)
		}
		tables[i] = h.table(first+i, result.GetOpened())
	}
	return tables, nil
}

func (h *hall) table(place int, opened *apiv1.OpenTableResponse) *table {
	t := &table{
		run: h.run, hall: h, place: place, id: opened.TableId, spectator: opened.SpectatorInvitation,
		moves: map[[32]byte]*move{},
	}
	if h.seed != 0 {
		t.random = mathrand.New(mathrand.NewPCG(h.seed, uint64(place)))
	}
	for number, invitation := range opened.Invitations {
		t.seats = append(t.seats, &seat{table: t, number: number, token: invitation})
	}
	return t
}

// sit takes all seats of a table, by which its deal begins, and attaches the players.
func (h *hall) sit(t *table) error {
	entropy := make([][]byte, len(t.seats))
	for _, s := range t.seats {
		request := &apiv1.TakeSeatRequest{TableId: t.id, Seat: uint32(s.number), Invitation: s.token}
		if h.commit {
			entropy[s.number] = make([]byte, 32)
			rand.Read(entropy[s.number])
			request.Commitment = commitment(s.number, entropy[s.number])
		}
		taken, err := call(h, takeSeat, request, &apiv1.TakeSeatResponse{})
		if err != nil {
			return err
		}
		s.token = taken.Token
	}
	if h.commit {
		for _, s := range t.seats {
			request := &apiv1.RevealEntropyRequest{TableId: t.id, Token: s.token, Entropy: entropy[s.number]}
			if _, err := call(h, revealEntropy, request, &apiv1.RevealEntropyResponse{}); err != nil {
				return err
			}
		}
	}
	if h.opened != nil {
		if err := h.opened(t); err != nil {
			return err
		}
	}
	for _, s := range t.seats {
		h.line(t.place, s.number).attach(s)
	}
	return nil
}

// commitment is what a seat says of its entropy before it reveals it (docs/shuffle.md).
func commitment(seat int, entropy []byte) []byte {
	sum := sha256.Sum256(append(append([]byte("cardavia entropy 1"), byte(seat)), entropy...))
	return sum[:]
}
