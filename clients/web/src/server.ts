/** The server that this page came from. */

import { connect } from "@cardavia/client";
import { tongue } from "./language/speaking";

/** The only one that the page speaks to. */
export const server = connect(window.location.origin, { language: tongue });
