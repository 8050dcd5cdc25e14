/** Cards that are seen to travel. Only transforms and opacity move, and nothing where motion is off. */

import { type Carried, cardKey, flights, type Lie, type Spot } from "./flights";

/** Milliseconds that a card is on its way. */
const FLIGHT = 420;
const EASING = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** A card that lies on the table. */
export interface Seen extends Spot {
  readonly element: HTMLElement;
}

/** What lies within an element now. */
export function look(root: HTMLElement): Lie<Seen> {
  const corner = root.getBoundingClientRect();
  const spot = (element: Element): Spot => {
    const { x, y, width } = element.getBoundingClientRect();
    return { x: x - corner.x, y: y - corner.y, width };
  };
  const cards = new Map<string, Seen[]>();
  const places = new Map<string, Spot>();
  for (const place of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const name = place.dataset.place ?? "";
    if (!places.has(name)) places.set(name, spot(place));
    for (const element of place.querySelectorAll<HTMLElement>("[data-face]")) {
      const key = cardKey(name, Number(element.dataset.face));
      cards.set(key, [...(cards.get(key) ?? []), { element, ...spot(element) }]);
    }
  }
  return { cards, places };
}

/** Whether things move. */
export const moving = (root: Element): boolean => getComputedStyle(root).getPropertyValue("--motion").trim() !== "0";

/** Lets what was carried travel, from how all lay before. */
export function fly(root: HTMLElement, carried: readonly Carried[], before: Lie<Seen>): void {
  if (!moving(root)) return;
  for (const { from, to, card, left } of flights(carried, before, look(root))) {
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${Math.min(3, from.width / to.width || 1)})`;
    if (card) travel(card.element, [{ transform: start }, { transform: "none" }]);
    else if (left) leave(root, left, from, to);
  }
}

function travel(element: HTMLElement, frames: Keyframe[]): Animation {
  element.classList.add("flying");
  const animation = element.animate(frames, { duration: FLIGHT, easing: EASING });
  void animation.finished.catch(() => undefined).then(() => element.classList.remove("flying"));
  return animation;
}

/** A card that is seen no more where it goes to: its picture goes there, and fades. */
function leave(root: HTMLElement, left: Seen, from: Spot, to: Spot): void {
  const ghost = left.element.cloneNode(true) as HTMLElement;
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px` });
  root.append(ghost);
  const end = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.6)`;
  const animation = travel(ghost, [{ transform: "none" }, { transform: end, opacity: 0.2 }]);
  void animation.finished.catch(() => undefined).then(() => ghost.remove());
}
