"""`cardavia serve` with less patience: claim windows close sooner, so that deals with sealed windows end soon, too; and
SQLite moves its log into the database sooner, so that some kills and power cuts fall into that.
"""

from cardavia.core import table
from cardavia.service.cli import main
from cardavia.service.journal import _sqlite

table.CLAIM_TIME = 60_000
_sqlite._CHECKPOINT_PAGES = 300

if __name__ == "__main__":
    main()
