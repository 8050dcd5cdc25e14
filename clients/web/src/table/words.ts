/** Names of verbs, places, reasons and bonuses, as people read them. */

import { Bonus, Reason, Verb, Zone } from "@cardavia/client";

/** What a button says that makes a move. */
export const VERBS: Readonly<Record<Verb, string>> = {
  [Verb.UNSPECIFIED]: "Move",
  [Verb.LEAD]: "Lead",
  [Verb.BEAT]: "Beat with",
  [Verb.PASS]: "Pass",
  [Verb.DISCARD]: "Discard",
  [Verb.WIN]: "Ù! Win",
  [Verb.CHIU]: "Chíu",
  [Verb.DECLINE]: "No claim",
  [Verb.CHAN]: "Capture as Chắn",
  [Verb.CA]: "Capture as Cạ with",
};

/** What a move without cards does, where its name does not tell. */
export const GLOSSES: Readonly<Partial<Record<Verb, string>>> = {
  [Verb.CHIU]: "lay three with it",
};

/** What places are called. */
export const ZONES: Readonly<Partial<Record<Zone, string>>> = {
  [Zone.PACK]: "Pack",
  [Zone.HAND]: "Hand",
  [Zone.TRICK]: "On the table",
  [Zone.PILE]: "Pile",
  [Zone.OUT]: "Out",
  [Zone.DOWN]: "Face down",
  [Zone.OPEN]: "Played",
  [Zone.STOCK]: "Stock",
  [Zone.PUBLIC]: "Public card",
  [Zone.DOOR]: "Door",
  [Zone.CHAN]: "Chắn",
  [Zone.CA]: "Cạ",
  [Zone.CHIU]: "Chíu",
  [Zone.WON]: "Won with",
  [Zone.SHOWN]: "Shown",
};

/** Why points are paid. */
export const REASONS: Readonly<Record<Reason, string>> = {
  [Reason.UNSPECIFIED]: "",
  [Reason.SUPREME]: "Supreme",
  [Reason.QUARTET]: "a quartet",
  [Reason.FINAL]: "final settlement",
  [Reason.CATCH]: "the catch",
  [Reason.SCORE]: "the score",
};

/** Bonuses of a winning hand. */
export const BONUSES: Readonly<Record<Bonus, string>> = {
  [Bonus.UNSPECIFIED]: "",
  [Bonus.XUONG]: "Ù xuông (plain win)",
  [Bonus.CHI]: "Ù chì (own door)",
  [Bonus.THIEN_U]: "Thiên ù (dealt complete)",
  [Bonus.TOM]: "Tôm",
  [Bonus.BACH_THU]: "Bạch thủ",
  [Bonus.LEO]: "Lèo",
  [Bonus.THIEN_KHAI]: "Thiên khai (four dealt)",
  [Bonus.CHIU_U]: "Chíu ù",
  [Bonus.BON]: "Bòn",
  [Bonus.BACH_DINH]: "Bạch định (no red card)",
  [Bonus.TAM_DO]: "Tám đỏ (eight red cards)",
  [Bonus.KINH_TU_CHI]: "Kính tứ chi (four Chi chi)",
  [Bonus.THAP_THANH]: "Thập thành (ten Chắn)",
};

/** A number with its sign; nought without. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace("-", "−"));
