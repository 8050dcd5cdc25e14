/** What is left of a player's time, where the table has clocks. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../language/speaking";
import type { Look } from "./look";

const SECOND = 1_000_000n;

/** Seconds as a clock shows them: 1:05. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Seconds until an instant (UTC microseconds) by the server's clock, anew each second. */
export function useSecondsTo(deadline: bigint, ahead: number): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (deadline === 0n) return;
    const tick = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    now.value = Date.now();
    return () => clearInterval(tick);
  }, [deadline, now]);
  return Math.max(0, (Number(deadline / 1000n) - now.value - ahead) / 1000);
}

/** The clock of a seat, and its reserve; nothing at a table without clocks, and for AI players. */
export function Clock({ look, seat, ahead }: { look: Look; seat: number; ahead: number }): VNode | null {
  const { opened, clock, seats, paused, status } = look.view;
  const runs = clock?.seat === seat && !paused;
  const left = useSecondsTo(runs ? (clock?.deadline ?? 0n) : 0n, ahead);
  const at = seats[seat];
  if (!opened || opened.moveTime + opened.reserve === 0n || !at || at.ai || status !== "playing") return null;
  return (
    <span class={`clock ${runs ? "runs" : ""}`} role="timer">
      {runs && <b>{say("clock", { time: clockTime(left) })}</b>}
      {opened.reserve > 0n && <small>{say("clock-reserve", { time: clockTime(Number(at.reserve / SECOND)) })}</small>}
    </span>
  );
}
