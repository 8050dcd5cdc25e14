"""The folds against which clients in other languages are tested are those of the Python client."""

import json

import pytest
from google.protobuf import json_format

from cardavia.core.catalog import GAMES
from cardavia.v1 import views_pb2
from tests.web import folds


@pytest.mark.parametrize("name", [*GAMES, "seldom"])
def test_recorded_folds_are_those_of_the_python_client(name: str) -> None:
    first, *between, last = json.loads((folds.FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    updates = [json_format.ParseDict(update, views_pb2.Update()) for update in between]
    view = folds.folded(json_format.ParseDict(first, views_pb2.TableView()), updates)
    assert view == json_format.ParseDict(last, views_pb2.TableView())
    assert view.status == "over"
