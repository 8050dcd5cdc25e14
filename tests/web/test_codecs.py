"""Messages in their two forms: whatever comes is a message or is refused, and both say the same."""

import json

import pytest
from google.protobuf.message import DecodeError, Message
from hypothesis import given
from hypothesis import strategies as st

from cardavia.log.v1 import events_pb2, vocabulary_pb2
from cardavia.service.rpc.connect import _Binary, _Encoded, _Json
from cardavia.v1 import play_pb2, tables_pb2

KINDS = (play_pb2.SubmitMoveRequest, play_pb2.WatchRequest, tables_pb2.OpenTableRequest, tables_pb2.OpenTablesRequest)
FIELDS = sorted(tables_pb2.OpenTableRequest.DESCRIPTOR.fields_by_name)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.sampled_from(sorted(tables_pb2.OpenTableRequest.DESCRIPTOR.fields_by_name)), inner)
    ),
)


@given(data=st.binary(), kind=st.sampled_from(KINDS))
def test_any_bytes_are_a_message_or_refused(data: bytes, kind: type[Message]) -> None:
    for codec in (_Binary(), _Json()):
        assert isinstance(codec.decode(data, kind), kind | DecodeError)


@given(value=VALUES, kind=st.sampled_from(KINDS))
def test_any_json_is_a_message_or_refused(value: object, kind: type[Message]) -> None:
    assert isinstance(_Json().decode(json.dumps(value).encode(), kind), kind | DecodeError)


@given(
    request_id=st.text(),
    revision=st.none() | st.integers(0, 2**64 - 1),
    cards=st.lists(st.sampled_from(vocabulary_pb2.Face.values()), max_size=5),
)
def test_both_forms_say_the_same(request_id: str, revision: int | None, cards: list[vocabulary_pb2.Face]) -> None:
    move = events_pb2.Move(verb=vocabulary_pb2.VERB_LEAD, cards=cards)
    message = play_pb2.SubmitMoveRequest(
        submit=play_pb2.Submit(request_id=request_id, expected_revision=revision, move=move)
    )
    for codec in (_Binary(), _Json()):
        assert codec.decode(codec.encode(message), type(message)) == message
        ready = _Encoded(message.SerializeToString(), type(message))
        assert codec.encode(ready) == codec.encode(message)


def test_letters_of_all_languages_are_themselves() -> None:
    assert "Chắn 斜釣" in _Json().encode(tables_pb2.OpenTableRequest(label="Chắn 斜釣")).decode()


@pytest.mark.parametrize("codec", [_Binary(), _Json()])
def test_an_empty_message_is_short(codec: _Binary | _Json) -> None:
    assert len(codec.encode(tables_pb2.ListTablesRequest())) <= 2
