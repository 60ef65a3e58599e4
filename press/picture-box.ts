/** What satori lays out: boxes with a style, in the names of CSS. */
export type Box = { type: "div"; props: { style: Record<string, unknown>; children?: Box[] | string } };

export const box = (style: Record<string, unknown>, children?: Box[] | string): Box => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});

/** Everything that is set in a box: the letters a face has to have. */
export function wordsIn({ props: { children } }: Box): string[] {
  if (typeof children === "string") return [children];
  return (children ?? []).flatMap(wordsIn);
}
