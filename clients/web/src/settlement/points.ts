/** Numbers of points, and what they come from. */

import type { Paid } from "@cardavia/client";

/** A payment as a calculation, "3 × 2"; a base below nought is one that the winner pays. */
export const sum = ({ base, factor }: Paid): string => `${`${base}`.replace("-", "−")} × ${factor}`;

/** What each seat has received from each other, less what it paid to it: `of[seat][other]`. */
export function balances(seats: number, payments: readonly Paid[]): number[][] {
  const of = Array.from({ length: seats }, () => Array.from({ length: seats }, () => 0));
  for (const { payer, payee, points } of payments) {
    add(of, payee, payer, points);
    add(of, payer, payee, -points);
  }
  return of;
}

function add(of: number[][], seat: number, other: number, points: number): void {
  const row = of[seat];
  if (row) row[other] = (row[other] ?? 0) + points;
}
