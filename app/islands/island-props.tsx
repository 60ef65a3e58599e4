import { createElement, isValidElement, type ReactElement, type ReactNode, useEffect, useLayoutEffect } from "react";

/** How a React node stands in the props of an island: by the name of its slot, with its HTML where the page does not show it. */
export type SlotMark = { $slot: string; html?: string };

const isMark = (value: object): value is SlotMark => "$slot" in value;

/** Takes the React nodes out of the props: `keep` hears of each and answers the mark that takes its place. */
export function takeOutNodes(value: unknown, keep: (node: ReactElement) => SlotMark): unknown {
  if (isValidElement(value)) return keep(value);
  return mapInside(value, (inside) => takeOutNodes(inside, keep));
}

/** Puts a slot in the place of each mark. */
export function putInSlots(value: unknown, draw: (mark: SlotMark) => ReactNode): unknown {
  if (typeof value === "object" && value !== null && isMark(value)) return draw(value);
  return mapInside(value, (inside) => putInSlots(inside, draw));
}

function mapInside(value: unknown, change: (inside: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, change(inside)]));
}

export const slotTag = "site-slot";

/** HTML that was drawn at build. React leaves it as it stands in the page, and so can islands inside it. */
export function Slot({ name, html }: { name: string; html: string }) {
  return createElement(slotTag, {
    name,
    class: "contents",
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

type IslandRootProps = {
  /** In the moment in which React takes the part over, before anything else can happen to it. */
  onTaken?: () => void;
  /** When everything in it listens. */
  onAwake?: () => void;
  children: ReactNode;
};

/** Around every part, at build and in the browser alike. Whatever wakes is awake for good, so that both are said once. */
export function IslandRoot({ onTaken, onAwake, children }: IslandRootProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => onTaken?.(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => onAwake?.(), []);
  return children;
}
