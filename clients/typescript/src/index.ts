/** Plays and watches tables of a Cardavia server. It knows no rules: moves come from the decisions of the server. */

export { type Calling, Cardavia, connect, type Log, type Opening, type Seat } from "./client.js";
export { Lost, Refused } from "./errors.js";
export {
  BadFile,
  type FileFault,
  readEntry,
  readFile,
  type StoredEntry,
  type StoredFile,
  type StoredTable,
  writeFile,
} from "./files.js";
export { ENDED, fold } from "./fold.js";
export { type Entry, EntrySchema } from "./generated/cardavia/log/v1/entry_pb.js";
export type { Deal, Event, Move, Opened, Paid, Settled } from "./generated/cardavia/log/v1/events_pb.js";
export type { SignedHead } from "./generated/cardavia/log/v1/export_pb.js";
export { Bonus, Counter, Face, Mark, Reason, Verb, Zone } from "./generated/cardavia/log/v1/vocabulary_pb.js";
export type { Game } from "./generated/cardavia/v1/catalog_pb.js";
export type { OpenTableResponse, TableSummary } from "./generated/cardavia/v1/tables_pb.js";
export {
  type Decision,
  type SeatView,
  type TableView,
  TableViewSchema,
  type Update,
  UpdateSchema,
} from "./generated/cardavia/v1/views_pb.js";
export { type Attachment, type Happening, moveOf, Table } from "./table.js";
