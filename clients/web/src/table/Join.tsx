/** Sitting down by a link. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../language/speaking";
import { type Problem, problem } from "../problem";
import { go, hash } from "../routes";
import { server } from "../server";
import { keepSeat, seatAt } from "./seats";

/** Takes the seat, once, and goes to the table. */
export function Join({ id, seat, invitation }: { id: string; seat: number; invitation: string }): VNode {
  const wrong = useSignal<Problem | undefined>(undefined);
  useEffect(() => {
    const sit = async (): Promise<void> => {
      try {
        if (seatAt(id)?.seat !== seat) keepSeat(await server.takeSeat(id, seat, invitation));
        go(hash("table", id), true);
      } catch (error) {
        wrong.value = problem(error);
      }
    };
    void sit();
  }, [id, seat, invitation, wrong]);
  return (
    <main class="home">
      <h1>{wrong.value ? say("join-refused") : say("join-sitting")}</h1>
      {wrong.value && <p role="alert">{wrong.value.text}</p>}
      {wrong.value && (
        <p class="buttons">
          <a class="plain" href={hash("table", id)}>
            {say("join-watch")}
          </a>
          <a class="plain" href="#/">
            {say("bar-games")}
          </a>
        </p>
      )}
    </main>
  );
}
