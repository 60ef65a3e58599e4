import type { countedBooks } from "#content/counted-books.ts";

type CountedBooksProps = { alt: string; figure: (typeof countedBooks)[keyof typeof countedBooks] };

/** So many stand on one shelf. */
const shelf = 50;
/** Five backs side by side, where each begins and how thick it is: no two neighbors are alike, and every five fill fifty. */
const fives = [
  [0, 9],
  [10, 7],
  [18, 11],
  [30, 8],
  [39, 10],
] as const;
/** A book's back standing on the plank, and the bands across it: which is how high does not matter, and so it is always the same. */
function backOf(place: number) {
  const [left, wide] = fives[place % fives.length] ?? [0, 0];
  const x = Math.floor((place % shelf) / fives.length) * 50 + left;
  const high = 64 + ((place * 37 + (place % 3) * 11) % 36);
  const across = `h${wide}m-${wide}`;
  return {
    back: `M${x} 100v-${high}h${wide}v${high}z`,
    bands: `M${x} ${109 - high}${across} 3${across} ${high - 21}h${wide}`,
  };
}

/** Every book of a number on its shelf, those that are meant in gold; and below them their part of a sum. */
export function CountedBooks({ alt, figure }: CountedBooksProps) {
  const { label, figure: share, count, meant } = figure;
  const part = "part" in figure ? figure.part : undefined;
  const isMeant = (place: number) => (meant as readonly number[]).includes(place);
  return (
    <div
      role="img"
      aria-label={alt}
      className="bg-sage px-gutter py-7 font-sans text-sm max-lg:-mx-gutter sm:px-12 sm:py-10 sm:text-ui"
    >
      <Head label={label} figure={share} />
      {Array.from({ length: count / shelf }, (_, row) => {
        const books = Array.from({ length: shelf }, (__, place) => row * shelf + place);
        const drawn = (chosen: (place: number) => boolean, what: "back" | "bands") =>
          books
            .filter(chosen)
            .map((place) => backOf(place)[what])
            .join("");
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a shelf has no name but its place.
            key={row}
            viewBox="0 0 499 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="on-paper mt-3 block h-20 w-full border-b-4 border-rule-strong sm:h-36"
          >
            <path d={drawn((place) => !isMeant(place) && place % 4 !== 1, "back")} fill="var(--color-paper)" />
            <path d={drawn((place) => !isMeant(place) && place % 4 === 1, "back")} fill="var(--color-paper-deep)" />
            <path d={drawn(isMeant, "back")} fill="var(--color-gold)" />
            <path d={drawn(() => true, "bands")} stroke="var(--color-rule-strong)" vectorEffect="non-scaling-stroke" />
          </svg>
        );
      })}
      {part && (
        <>
          <div className="h-7 sm:h-9" />
          <Head label={part.label} figure={part.figure} />
          <div className="on-paper mt-3 h-10 bg-paper sm:h-14">
            <div className="h-full bg-gold" style={{ width: `${part.percent}%` }} />
          </div>
        </>
      )}
    </div>
  );
}

const Head = ({ label, figure }: { label: string; figure: string }) => (
  <p className="flex items-baseline justify-between gap-6">
    <span>{label}</span>
    <span className="font-serif text-title-m leading-none whitespace-nowrap">{figure}</span>
  </p>
);
