import { type ComponentType, createElement, useId } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IslandRoot, putInSlots, Slot, slotTag, takeOutNodes } from "./island-props.tsx";
import { type IslandName, islands } from "./registry.ts";

/** The name of each part in the registry; the build looks all of them up before it draws the first page. */
const names = new Map<unknown, IslandName>();

export async function nameIslands(): Promise<void> {
  const entries = Object.entries(islands) as [IslandName, () => Promise<unknown>][];
  await Promise.all(entries.map(async ([name, load]) => names.set(await load(), name)));
}

/** The parts of what is being drawn, and those of them that wake by themselves. */
const drawn = new Set<IslandName>();
const wakeful = new Set<IslandName>();

/** Draws, and answers which parts it has: the scripts of those that wake by themselves are fetched along with the page's own. */
export function drawWithIslands(draw: () => string): { html: string; islands: IslandName[]; wakeful: IslandName[] } {
  drawn.clear();
  wakeful.clear();
  return { html: draw(), islands: [...drawn], wakeful: [...wakeful] };
}

/** When a part wakes, if nobody touches it before: as soon as the thread is free, when it is seen, or where a medium matches. */
type Waking = "idle" | "visible" | `(${string})`;

type IslandProps<Props> = {
  of: ComponentType<Props>;
  /** Whatever JSON can say, and React nodes: these are drawn here, once, and the part leaves them as they are. */
  props?: Props;
  when?: Waking;
};

/** A part of a static page that comes alive: drawn here as the browser will draw it, in an element that says how. */
export function Island<Props extends object>({ of: Part, props, when = "idle" }: IslandProps<Props>) {
  const prefix = useId();
  const name = names.get(Part);
  if (!name) throw new Error(`${Part.displayName ?? Part.name} is not among the islands of app/islands/registry.ts.`);

  drawn.add(name);
  if (when === "idle") wakeful.add(name);
  const slots: { $slot: string; html?: string }[] = [];
  const contents = new Map<string, string>();
  const data = takeOutNodes(props ?? {}, (node) => {
    const mark = { $slot: `${prefix}${slots.length}` };
    contents.set(mark.$slot, renderToStaticMarkup(node, { identifierPrefix: mark.$slot }));
    slots.push(mark);
    return mark;
  }) as object;
  const filled = putInSlots(data, ({ $slot }) => <Slot key={$slot} name={$slot} html={contents.get($slot) ?? ""} />);
  const html = renderToString(
    <IslandRoot>{createElement(Part as ComponentType<object>, filled as object)}</IslandRoot>,
    { identifierPrefix: prefix },
  );
  // What the page shows is there to be read; only what it does not show has to travel in the props.
  for (const mark of slots) {
    if (!html.includes(`<${slotTag} name="${mark.$slot}"`)) mark.html = contents.get(mark.$slot);
  }
  return createElement("site-island", {
    name,
    prefix,
    when: when === "idle" ? undefined : when,
    class: "contents",
    props: Object.keys(data).length > 0 ? JSON.stringify(data) : undefined,
    dangerouslySetInnerHTML: { __html: html },
  });
}
