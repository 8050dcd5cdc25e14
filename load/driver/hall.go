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
	revealEntropy = "/cardavia.v1.TableService/RevealEntropy"
)

const openAtOnce = 100 // tables in one OpenTables

// hall opens tables and takes their seats, as a tournament does, and opens the next deal when one has ended.
type hall struct {
	run     *run
	conn    grpc.ClientConnInterface
	game    string
	seats   int
	claims  string // how claim windows end
	commit  bool   // whether players commit to entropy
	empty   bool   // whether nobody sits down, so that nothing happens
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

// fill opens so many tables and has their deals begin; they are played at once.
func (h *hall) fill(tables int) error {
	for first := 0; first < tables; first += openAtOnce {
		opened, err := h.open(first, min(openAtOnce, tables-first))
		if err != nil {
			return err
		}
		for _, t := range opened {
			if err := h.begin(t); err != nil {
				return err
			}
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
		err = h.begin(opened[0])
	}
	if err != nil {
		h.run.fail(err)
	}
}

func (h *hall) open(first, count int) ([]*table, error) {
	request := &apiv1.OpenTablesRequest{}
	entropy := make([][][]byte, count)
	for i := range count {
		opening := &apiv1.OpenTableRequest{
			RequestId: rand.Text(), Game: h.game, Seats: make([]string, h.seats), Claims: h.claims,
		}
		if !h.empty {
			entropy[i] = h.sit(opening)
		}
		request.Tables = append(request.Tables, opening)
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
		tables[i] = h.table(first+i, result.GetOpened(), entropy[i])
	}
	return tables, nil
}

// sit asks for all seats in an opening; gives what each will reveal, nil if it gives none.
func (h *hall) sit(opening *apiv1.OpenTableRequest) [][]byte {
	entropy := make([][]byte, h.seats)
	for seat := range entropy {
		if h.commit {
			entropy[seat] = make([]byte, 32)
			rand.Read(entropy[seat])
		}
		sitting := &apiv1.Sitting{Seat: uint32(seat), Commitment: commitment(seat, entropy[seat])}
		opening.Sittings = append(opening.Sittings, sitting)
	}
	return entropy
}

func (h *hall) table(place int, opened *apiv1.OpenTableResponse, entropy [][]byte) *table {
	t := &table{
		run: h.run, hall: h, place: place, id: opened.TableId, spectator: opened.SpectatorInvitation,
		moves: map[[32]byte]*move{},
	}
	if h.seed != 0 {
		t.random = mathrand.New(mathrand.NewPCG(h.seed, uint64(place)))
	}
	for number, taken := range opened.Seats {
		t.seats = append(t.seats, &seat{table: t, number: number, token: taken.Token, entropy: entropy[number]})
	}
	return t
}

// begin has the deal of a table begin, where that waits for entropy, and attaches the players.
func (h *hall) begin(t *table) error {
	if h.commit {
		for _, s := range t.seats {
			request := &apiv1.RevealEntropyRequest{TableId: t.id, Token: s.token, Entropy: s.entropy}
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

// commitment is what a seat says of its entropy before it reveals it (docs/shuffle.md); nothing if it gives none.
func commitment(seat int, entropy []byte) []byte {
	if entropy == nil {
		return nil
	}
	sum := sha256.Sum256(append(append([]byte("cardavia entropy 1"), byte(seat)), entropy...))
	return sum[:]
}
