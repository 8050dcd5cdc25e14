/** What a table takes, and all that has to do with the server: one part of the page, so that it comes in few files. */

export { problem } from "../problem";
export { server } from "../server";
export { Join } from "./Join";
export { open } from "./opening";
export { TablePage } from "./TablePage";
