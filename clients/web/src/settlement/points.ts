/** Numbers of points, and what they come from. */

import { Bonus, type Paid, Reason } from "@cardavia/client";

/** A number with its sign; nought without. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace("-", "−"));

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

/** A reason as `reason-…` names it. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  [Reason.UNSPECIFIED]: "",
  [Reason.SUPREME]: "supreme",
  [Reason.QUARTET]: "quartet",
  [Reason.FINAL]: "final",
  [Reason.CATCH]: "catch",
  [Reason.SCORE]: "score",
};

/** A bonus as `bonus-…` names it. */
export const BONUS_WORDS: Readonly<Record<Bonus, string>> = {
  [Bonus.UNSPECIFIED]: "",
  [Bonus.XUONG]: "xuong",
  [Bonus.CHI]: "chi",
  [Bonus.THIEN_U]: "thien_u",
  [Bonus.TOM]: "tom",
  [Bonus.BACH_THU]: "bach_thu",
  [Bonus.LEO]: "leo",
  [Bonus.THIEN_KHAI]: "thien_khai",
  [Bonus.CHIU_U]: "chiu_u",
  [Bonus.BON]: "bon",
  [Bonus.BACH_DINH]: "bach_dinh",
  [Bonus.TAM_DO]: "tam_do",
  [Bonus.KINH_TU_CHI]: "kinh_tu_chi",
  [Bonus.THAP_THANH]: "thap_thanh",
};
