package main

import (
	"fmt"

	"google.golang.org/grpc/mem"
	"google.golang.org/protobuf/encoding/protowire"
)

// Streams are read and written here field by field (proto/cardavia/v1/play.proto, views.proto): a legal move goes from a
// decision into a submission as its bytes, and the events of updates are not decoded at all. That is several times as fast
// as whole messages, so that one core of a driver keeps several of servers busy. Everything else uses ./gen.

// frame is one message of a stream, encoded.
type frame struct{ bytes []byte }

// frames is the codec of streams whose messages are frames.
type frames struct{}

func (frames) Name() string { return "proto" }

func (frames) Marshal(message any) (mem.BufferSlice, error) {
	return mem.BufferSlice{mem.SliceBuffer(message.(*frame).bytes)}, nil
}

// Unmarshal copies into the bytes that the frame has.
func (frames) Unmarshal(data mem.BufferSlice, message any) error {
	into := message.(*frame)
	into.bytes = into.bytes[:0]
	for _, part := range data {
		into.bytes = append(into.bytes, part.ReadOnlyData()...)
	}
	return nil
}

// kind is what an item says: the number of its field in PlayResponseItem. In WatchResponseItem it is one less.
type kind protowire.Number

const (
	kindView     kind = 2
	kindUpdate   kind = 3
	kindDecision kind = 4
	kindCaughtUp kind = 5
	kindAccepted kind = 6
	kindRefused  kind = 7
	kindDetached kind = 8
)

const nobody = -1

// item is what the driver needs of one thing that the server says. Its slices are of the frame that it came in.
type item struct {
	channel  uint32
	kind     kind
	revision uint64
	head     []byte   // Update, Accepted
	request  []byte   // Accepted, Refused
	author   int      // Update: the seat whose command it was, or nobody
	settled  bool     // Update: the deal was settled
	ended    bool     // Update: the table came to its end
	legal    [][]byte // Decision: the moves, encoded
	window   bool     // Decision: a claim window
	reason   string   // Refused, Detached: why; empty if the client asked for it
	text     string   // Refused, Detached: the sentence
}

// scanPlay calls f with each item of a PlayResponse; the item is good until f returns.
func scanPlay(response []byte, f func(*item)) error { return scan(response, 0, f) }

// scanWatch does so with a WatchResponse.
func scanWatch(response []byte, f func(*item)) error { return scan(response, 1, f) }

func scan(response []byte, shift protowire.Number, f func(*item)) error {
	var it item
	var wrong error
	err := fields(response, func(number protowire.Number, _ uint64, value []byte) {
		if number != 1 || wrong != nil {
			return
		}
		it = item{author: nobody, legal: it.legal[:0]}
		if wrong = it.read(value, shift); wrong == nil {
			f(&it)
		}
	})
	if err == nil {
		err = wrong
	}
	return err
}

func (it *item) read(b []byte, shift protowire.Number) error {
	var wrong error
	err := fields(b, func(number protowire.Number, varint uint64, value []byte) {
		if number == 1 && shift == 0 {
			it.channel = uint32(varint)
			return
		}
		it.kind = kind(number + shift)
		wrong = it.content(value)
	})
	if err == nil {
		err = wrong
	}
	if err == nil && it.kind == 0 {
		err = fmt.Errorf("an item says nothing")
	}
	return err
}

func (it *item) content(b []byte) error {
	switch it.kind {
	case kindView:
		return fields(b, func(number protowire.Number, varint uint64, _ []byte) {
			if number == 2 {
				it.revision = varint
			}
		})
	case kindUpdate:
		return it.update(b)
	case kindDecision:
		return fields(b, func(number protowire.Number, varint uint64, value []byte) {
			switch number {
			case 2:
				it.revision = varint
			case 3:
				it.legal = append(it.legal, value)
			case 4:
				it.window = varint != 0
			}
		})
	case kindCaughtUp:
		return fields(b, func(number protowire.Number, varint uint64, _ []byte) {
			if number == 1 {
				it.revision = varint
			}
		})
	case kindAccepted:
		return fields(b, func(number protowire.Number, varint uint64, value []byte) {
			switch number {
			case 1:
				it.request = value
			case 2:
				it.revision = varint
			case 3:
				it.head = value
			}
		})
	case kindRefused:
		return fields(b, func(number protowire.Number, _ uint64, value []byte) {
			switch number {
			case 1:
				it.request = value
			case 2:
				it.refusal(value)
			}
		})
	case kindDetached:
		return fields(b, func(number protowire.Number, _ uint64, value []byte) {
			if number == 1 {
				it.refusal(value)
			}
		})
	}
	return nil // what a later version may say
}

func (it *item) update(b []byte) error {
	return fields(b, func(number protowire.Number, varint uint64, value []byte) {
		switch number {
		case 1:
			it.revision = varint
		case 3: // Author
			_ = fields(value, func(number protowire.Number, varint uint64, _ []byte) {
				if number == 2 {
					it.author = int(varint)
				}
			})
		case 4: // Event: its one field says what it is
			switch event, _, _ := protowire.ConsumeTag(value); event {
			case 11:
				it.settled = true
			case 15:
				it.ended = true
			}
		case 5:
			it.head = value
		}
	})
}

func (it *item) refusal(b []byte) {
	_ = fields(b, func(number protowire.Number, _ uint64, value []byte) {
		switch number {
		case 1:
			it.reason = string(value)
		case 2:
			it.text = string(value)
		}
	})
}

// fields calls f with each field of a message: its number, and its value as a varint or as bytes.
func fields(b []byte, f func(number protowire.Number, varint uint64, value []byte)) error {
	for len(b) > 0 {
		number, kind, n := protowire.ConsumeTag(b)
		if n < 0 {
			return protowire.ParseError(n)
		}
		b = b[n:]
		var varint uint64
		var value []byte
		switch kind {
		case protowire.VarintType:
			varint, n = protowire.ConsumeVarint(b)
		case protowire.BytesType:
			value, n = protowire.ConsumeBytes(b)
		default:
			n = protowire.ConsumeFieldValue(number, kind, b)
		}
		if n < 0 {
			return protowire.ParseError(n)
		}
		b = b[n:]
		f(number, varint, value)
	}
	return nil
}

// appendAttach adds an item to a PlayRequest.
func appendAttach(b []byte, channel uint32, table, token string) []byte {
	body := protowire.SizeTag(1) + protowire.SizeBytes(len(table)) + protowire.SizeTag(2) + protowire.SizeBytes(len(token))
	b = appendItem(b, channel, 2, body)
	b = protowire.AppendTag(b, 1, protowire.BytesType)
	b = protowire.AppendString(b, table)
	b = protowire.AppendTag(b, 2, protowire.BytesType)
	return protowire.AppendString(b, token)
}

// appendDetach adds an item to a PlayRequest.
func appendDetach(b []byte, channel uint32) []byte { return appendItem(b, channel, 3, 0) }

// appendSubmit adds an item to a PlayRequest.
func appendSubmit(b []byte, channel uint32, request string, move []byte, expected uint64) []byte {
	body := protowire.SizeTag(1) + protowire.SizeBytes(len(request)) + protowire.SizeTag(2) + protowire.SizeBytes(len(move)) +
		protowire.SizeTag(3) + protowire.SizeVarint(expected)
	b = appendItem(b, channel, 4, body)
	b = protowire.AppendTag(b, 1, protowire.BytesType)
	b = protowire.AppendString(b, request)
	b = protowire.AppendTag(b, 2, protowire.BytesType)
	b = protowire.AppendBytes(b, move)
	b = protowire.AppendTag(b, 3, protowire.VarintType)
	return protowire.AppendVarint(b, expected)
}

// appendItem begins an item whose content of so many bytes is to follow.
func appendItem(b []byte, channel uint32, kind protowire.Number, body int) []byte {
	size := protowire.SizeTag(1) + protowire.SizeVarint(uint64(channel)) + protowire.SizeTag(kind) + protowire.SizeBytes(body)
	b = protowire.AppendTag(b, 1, protowire.BytesType)
	b = protowire.AppendVarint(b, uint64(size))
	b = protowire.AppendTag(b, 1, protowire.VarintType)
	b = protowire.AppendVarint(b, uint64(channel))
	b = protowire.AppendTag(b, kind, protowire.BytesType)
	return protowire.AppendVarint(b, uint64(body))
}
