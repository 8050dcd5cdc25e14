package main

import (
	"slices"
	"testing"

	"google.golang.org/protobuf/proto"

	"cardavia/load/driver/gen/apiv1"
	"cardavia/load/driver/gen/logv1"
)

func lead(cards ...logv1.Face) *logv1.Move { return &logv1.Move{Verb: logv1.Verb(1), Cards: cards} }

func encoded(t *testing.T, message proto.Message) []byte {
	t.Helper()
	b, err := proto.Marshal(message)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func everything() []*apiv1.PlayResponseItem {
	seat := uint32(2)
	return []*apiv1.PlayResponseItem{
		{Channel: 7, Kind: &apiv1.PlayResponseItem_View{View: &apiv1.TableView{TableId: "a", Revision: 300}}},
		{Channel: 7, Kind: &apiv1.PlayResponseItem_Update{Update: &apiv1.Update{
			Revision: 301, Time: 1 << 50, Author: &logv1.Author{Role: logv1.Author_ROLE_SEAT, Seat: &seat}, Head: []byte("head"),
			Events: []*logv1.Event{
				{Kind: &logv1.Event_Settled{Settled: &logv1.Settled{}}}, {Kind: &logv1.Event_Ended{Ended: &logv1.Ended{}}},
			},
		}}},
		{Channel: 8, Kind: &apiv1.PlayResponseItem_Update{Update: &apiv1.Update{
			Revision: 302, Author: &logv1.Author{Role: logv1.Author_ROLE_SERVICE},
		}}},
		{Channel: 9, Kind: &apiv1.PlayResponseItem_Decision{Decision: &apiv1.Decision{
			Seat: 1, Revision: 303, Legal: []*logv1.Move{lead(1, 2), lead()}, Window: true,
		}}},
		{Channel: 9, Kind: &apiv1.PlayResponseItem_CaughtUp{CaughtUp: &apiv1.CaughtUp{Revision: 304}}},
		{Channel: 9, Kind: &apiv1.PlayResponseItem_Accepted{Accepted: &apiv1.Accepted{
			RequestId: "303", Revision: 305, Head: []byte("other"),
		}}},
		{Channel: 9, Kind: &apiv1.PlayResponseItem_Refused{Refused: &apiv1.Refused{
			RequestId: "1", Refusal: &apiv1.Refusal{Reason: "TOO_MANY", Text: "Too many."},
		}}},
		{Kind: &apiv1.PlayResponseItem_Detached{Detached: &apiv1.Detached{ResumeAfter: 5}}},
	}
}

func TestAPlayResponseIsReadAsItsMessagesSay(t *testing.T) {
	var read []item
	var legal [][]byte
	response := encoded(t, &apiv1.PlayResponse{Items: everything()})
	if err := scanPlay(response, func(it *item) {
		legal = append(legal, slices.Clone(it.legal)...)
		it.legal = nil
		read = append(read, *it)
	}); err != nil {
		t.Fatal(err)
	}
	wanted := []item{
		{channel: 7, kind: kindView, revision: 300, author: nobody},
		{channel: 7, kind: kindUpdate, revision: 301, author: 2, settled: true, ended: true, head: []byte("head")},
		{channel: 8, kind: kindUpdate, revision: 302, author: nobody},
		{channel: 9, kind: kindDecision, revision: 303, author: nobody, window: true},
		{channel: 9, kind: kindCaughtUp, revision: 304, author: nobody},
		{channel: 9, kind: kindAccepted, revision: 305, author: nobody, request: []byte("303"), head: []byte("other")},
		{channel: 9, kind: kindRefused, author: nobody, request: []byte("1"), reason: "TOO_MANY", text: "Too many."},
		{kind: kindDetached, author: nobody},
	}
	if len(read) != len(wanted) {
		t.Fatalf("%d items, not %d", len(read), len(wanted))
	}
	for i, it := range read {
		if !same(it, wanted[i]) {
			t.Errorf("item %d is %+v, not %+v", i, it, wanted[i])
		}
	}
	if len(legal) != 2 || !slices.Equal(legal[0], encoded(t, lead(1, 2))) || !slices.Equal(legal[1], encoded(t, lead())) {
		t.Errorf("the legal moves are %v", legal)
	}
}

func same(a, b item) bool {
	return a.channel == b.channel && a.kind == b.kind && a.revision == b.revision && a.author == b.author &&
		a.settled == b.settled && a.ended == b.ended && a.window == b.window && a.reason == b.reason && a.text == b.text &&
		slices.Equal(a.head, b.head) && slices.Equal(a.request, b.request)
}

func TestAWatchResponseIsReadAlike(t *testing.T) {
	response := encoded(t, &apiv1.WatchResponse{Items: []*apiv1.WatchResponseItem{
		{Kind: &apiv1.WatchResponseItem_View{View: &apiv1.TableView{Revision: 3}}},
		{Kind: &apiv1.WatchResponseItem_CaughtUp{CaughtUp: &apiv1.CaughtUp{Revision: 4}}},
		{Kind: &apiv1.WatchResponseItem_Update{Update: &apiv1.Update{Revision: 5}}},
	}})
	var kinds []kind
	var revisions []uint64
	if err := scanWatch(response, func(it *item) {
		kinds, revisions = append(kinds, it.kind), append(revisions, it.revision)
	}); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(kinds, []kind{kindView, kindCaughtUp, kindUpdate}) || !slices.Equal(revisions, []uint64{3, 4, 5}) {
		t.Errorf("kinds %v, revisions %v", kinds, revisions)
	}
}

func TestWhatIsCutOffIsAnError(t *testing.T) {
	response := encoded(t, &apiv1.PlayResponse{Items: everything()[:2]})
	if err := scanPlay(response[:len(response)-3], func(*item) {}); err == nil {
		t.Error("no error")
	}
}

func TestARequestSaysWhatWasMeant(t *testing.T) {
	var b []byte
	b = appendAttach(b, 1, "table", "token")
	b = appendDetach(b, 300)
	b = appendSubmit(b, 1<<20, "17", encoded(t, lead(3, 4, 5)), 1000)
	expected := uint64(1000)
	wanted := &apiv1.PlayRequest{Items: []*apiv1.PlayRequestItem{
		{Channel: 1, Kind: &apiv1.PlayRequestItem_Attach{Attach: &apiv1.Attach{TableId: "table", Token: "token"}}},
		{Channel: 300, Kind: &apiv1.PlayRequestItem_Detach{Detach: &apiv1.Detach{}}},
		{Channel: 1 << 20, Kind: &apiv1.PlayRequestItem_Submit{Submit: &apiv1.Submit{
			RequestId: "17", Move: lead(3, 4, 5), ExpectedRevision: &expected,
		}}},
	}}
	var read apiv1.PlayRequest
	if err := proto.Unmarshal(b, &read); err != nil {
		t.Fatal(err)
	}
	if !proto.Equal(&read, wanted) {
		t.Errorf("%v, not %v", &read, wanted)
	}
}
