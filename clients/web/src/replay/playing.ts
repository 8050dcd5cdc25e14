/** Going through the steps of a deal: by hand, by keys, by itself. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";

/** Milliseconds that a step is shown for, at each speed. */
export const SPEEDS = { slow: 2400, even: 1200, fast: 450 } as const;

/** How fast it goes by itself. */
export type Speed = keyof typeof SPEEDS;

/** Where one is. */
export interface Playing {
  /** Index of a step. */
  readonly at: Signal<number>;
  readonly running: Signal<boolean>;
  readonly speed: Signal<Speed>;
  /** Goes to a step, as far as there is one, and stops there. */
  readonly go: (to: number) => void;
  /** Starts, from the beginning if it is over, or stops. */
  readonly toggle: () => void;
}

/** Of so many steps, beginning at one. Arrows, Home and End go from step to step, Space starts and stops. */
export function usePlaying(count: number, start: number): Playing {
  const at = useSignal(start);
  const running = useSignal(false);
  const speed = useSignal<Speed>("even");
  const go = (to: number): void => {
    running.value = false;
    at.value = Math.max(0, Math.min(count - 1, to));
  };
  const toggle = (): void => {
    if (!running.value && at.value >= count - 1) at.value = 0;
    running.value = !running.value;
  };
  useEffect(() => {
    if (!running.value) return undefined;
    if (at.value >= count - 1) {
      running.value = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      at.value += 1;
    }, SPEEDS[speed.value]);
    return () => clearTimeout(timer);
  }, [running.value, at.value, speed.value, count, at, running, speed]);
  // Before it is painted: what is seen can be pressed.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || takes(event.target, event.key)) return;
      const to = { ArrowLeft: at.value - 1, ArrowRight: at.value + 1, Home: 0, End: count - 1 }[event.key];
      if (to !== undefined) go(to);
      else if (event.key === " ") toggle();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  });
  return { at, running, speed, go, toggle };
}

/** Whether an element does something of its own with a key. The slider goes step by step, as these keys do. */
function takes(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== "range";
  if (target.matches("select, textarea")) return true;
  return key === " " && target.closest("button, a, summary") !== null;
}
