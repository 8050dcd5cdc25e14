/** What is said to a server over real sockets. */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { connect } from "../src/client.js";

let heard: (string | undefined)[] = [];
let server: Server | undefined;

afterEach(() => {
  server?.close();
  heard = [];
});

/** A server that refuses all, and keeps the languages that were asked for. */
async function refusing(): Promise<string> {
  const made = createServer((request, response) => {
    heard.push(request.headers["accept-language"]);
    response.writeHead(404, { "content-type": "application/json", connection: "close" });
    response.end('{"code": "not_found", "message": "No."}');
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

test("every call says the language that is wanted then", async () => {
  let wanted = "fi";
  const client = connect(await refusing(), { language: () => wanted });
  await expect(client.games()).rejects.toThrow("No.");
  wanted = "zh";
  await expect(client.steps("t")).rejects.toThrow("No.");
  expect(heard).toEqual(["fi", "zh"]);
});
