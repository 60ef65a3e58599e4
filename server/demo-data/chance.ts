import { createHash } from "node:crypto";

/** Chance that falls the same way every time, so that two people who try the demonstration see the same house. */
export function makeChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    isLikely: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)] as Item,
    /** One of the items, each as likely as its weight. */
    weigh: <Item extends { weight: number }>(items: readonly Item[]): Item => {
      let rest = next() * items.reduce((total, { weight }) => total + weight, 0);
      for (const item of items) {
        rest -= item.weight;
        if (rest < 0) return item;
      }
      return items[0] as Item;
    },
  };
}

export type Chance = ReturnType<typeof makeChance>;

/** The same number for the same name. */
export function idOf(name: string): string {
  const hex = createHash("sha256").update(`halftitle demonstration ${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
