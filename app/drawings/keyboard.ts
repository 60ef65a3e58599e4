/** Where the keys of a piano stand that is drawn from its `first` white key on (0 is a C), each of them `wide`. */
export function setKeys(count: number, wide: number, first = 0) {
  const whites = Array.from({ length: count }, (_, place) => ({ x: place * wide, note: (first + place) % 7 }));
  const xs = (keys: typeof whites) => keys.map(({ x }) => x);
  return {
    whites: xs(whites),
    /** The middle of each black key, between two white ones: none follows an E or a B. */
    blacks: xs(whites.slice(0, -1).filter(({ note }) => note !== 2 && note !== 6)).map((x) => x + wide),
    /** The one that was touched, in red: an F, as on the cover (`Keys` in cover-scenes.tsx). */
    reds: xs(whites.filter(({ note }) => note === 3)),
  };
}
