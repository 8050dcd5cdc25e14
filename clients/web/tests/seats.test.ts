import { beforeEach, expect, test, vi } from "vitest";
import { keepOpened, keepSeat, openedAt, seatAt } from "../src/table/seats";

const SEAT = { tableId: "t", seat: 2, token: "token", entropy: Uint8Array.of(0, 9, 255) };
const OPENED = { tableId: "t", invitations: ["a", ""], spectatorInvitation: "s", ownerToken: "o" };

beforeEach(() => localStorage.clear());

test("a seat that is kept is found again, with what it committed to", () => {
  keepSeat(SEAT);
  expect(seatAt("t")).toEqual(SEAT);
  expect(seatAt("other")).toBeUndefined();
});

test("what is kept of a table that was opened stays when a seat is taken there", () => {
  keepOpened(OPENED as Parameters<typeof keepOpened>[0]);
  keepSeat(SEAT);
  expect(openedAt("t")).toEqual({ invitations: ["a", ""], spectators: "s", owner: "o" });
});

test("the latest tables are remembered", () => {
  for (let table = 0; table < 60; table += 1) keepSeat({ ...SEAT, tableId: `t${table}` });
  expect(seatAt("t9")).toBeUndefined();
  expect(seatAt("t10")?.tableId).toBe("t10");
  expect(seatAt("t59")?.tableId).toBe("t59");
});

test("what somebody else wrote there is nothing", () => {
  localStorage.setItem("cardavia.tables", "no JSON");
  expect(seatAt("t")).toBeUndefined();
});

test("where the browser keeps nothing, a seat holds until the page is closed", () => {
  const forbidden = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  keepSeat(SEAT);
  expect(seatAt("t")).toEqual(SEAT);
  forbidden.mockRestore();
});
