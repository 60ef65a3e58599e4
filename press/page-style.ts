import {
  Features,
  type FontFaceRule,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from "lightningcss";

/** What the bundler wrote the stylesheet for (its "widely available"): what one of these does not know stays apart. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** What Tailwind asks before it mixes a color. Each of them does: the answer in advance is not needed. */
const mixesColors = "@supports (color:color-mix(in lab, red, red))";

/**
 * The rules of a stylesheet that a page needs: those whose classes all stand in it or in a script that it may bring.
 * Tailwind finds classes the same way, as whole words in the sources, so that none is ever put together from pieces.
 */
export function pickRules(stylesheet: string, words: ReadonlySet<string>): string {
  const isNeeded = (selector: Selector): boolean => selector.every(isThere);
  const isThere = (part: SelectorComponent): boolean => {
    if (part.type === "class") return words.has(part.name);
    // Not in a `:not()`: what that names need not be there.
    if (part.type !== "pseudo-class" || (part.kind !== "is" && part.kind !== "where" && part.kind !== "has"))
      return true;
    return part.selectors.some(isNeeded);
  };
  const write = (code: Uint8Array, visitor?: Visitor<never>) =>
    // Nothing of ours says light-dark(): `color-scheme` need not bring what it would read.
    transform({
      filename: "site.css",
      code,
      minify: true,
      targets,
      exclude: Features.LightDark,
      ...(visitor && { visitor }),
    }).code;
  const picked = write(new TextEncoder().encode(stylesheet.replaceAll(mixesColors, "@media all")), {
    Rule: { style: (rule) => (rule.value.selectors.some(isNeeded) ? undefined : []) },
  });
  const text = `${new TextDecoder().decode(picked)} ${[...words].join(" ")}`;
  const read = propertiesRead(text);
  const said = text.replaceAll(/@font-face\{[^}]*\}|@keyframes [\w-]+/g, "");
  // Read once more: a block that lost all of its rules goes too, and a property, a typeface or a movement nobody names.
  const style = write(picked, {
    Rule: {
      property: (rule) => (read.has(rule.value.name) ? undefined : []),
      keyframes: (rule) => (said.includes(rule.value.name.value) ? undefined : []),
      // A family may be named in words that stand apart: the last of them tells it from its neighbors.
      "font-face": (rule) => (said.includes(familyOf(rule.value).split(" ").at(-1) ?? "") ? undefined : []),
    },
    Declaration: { custom: ({ name }) => (name.startsWith("--") && !read.has(name) ? [] : undefined) },
  });
  return (
    new TextDecoder()
      .decode(style)
      // Whoever reads a stylesheet writes its prefixed declarations once more,
      .replaceAll(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, "$1")
      // before a mixed color one for browsers that mix none,
      .replaceAll(/(?<=[;{])([\w-]+):[^;{}]+;(?=\1:[^;{}]*color-mix\()/g, "")
      // and for typefaces that are named a list of others.
      .replaceAll(/var\((--default[\w-]+),[^()]*\)/g, (all, name) => (text.includes(`${name}:`) ? `var(${name})` : all))
  );
}

function familyOf({ properties }: FontFaceRule): string {
  const family = properties.find(({ type }) => type === "font-family");
  return family?.type === "font-family" ? String(family.value) : "";
}

const propertiesRead = (text: string) => new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));

/** Everything in a page or a script that may be a class. One may hold quotes of one kind: its word ends at the other. */
export function wordsOf(text: string): Set<string> {
  const plain = withoutEntities(withoutEntities(text));
  return new Set([...plain.split(/[\s"`\\{}]+/), ...plain.split(/[\s'`\\{}]+/)]);
}

const entities: Record<string, string> = { quot: '"', "#x27": "'", amp: "&", lt: "<", gt: ">" };

/** What an island does not show at first travels in its props, as HTML in JSON in HTML: escaped twice. */
const withoutEntities = (text: string) =>
  text.replaceAll(/&(quot|#x27|amp|lt|gt);/g, (all, name: string) => entities[name] ?? all);
