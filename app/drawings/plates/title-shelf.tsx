import type { CoverDesign } from "../covers.ts";
import { Picture } from "../picture.tsx";
import { Spine } from "../spine.tsx";

/** The bindings whose titles are in the house's serif, in an order that sets light beside dark. */
const designs: readonly CoverDesign[] = [9, 5, 4, 8, 3, 11, 10, 9, 12, 4, 8, 3];
/** How far each stands below the highest. */
const drops = [0, 34, 12, 52, 22, 6, 44, 16];

type Text = { slug: string; title: string; author: string; readTime: string };

const thicknessOf = ({ readTime }: Text) => 26 + Number.parseInt(readTime, 10) * 2.85;
const designAt = (place: number) => designs[place % designs.length] ?? 9;

/** Texts as books on a shelf, each as thick as it is long, in the middle of its board. A low plate has them lying, in two piles, and a phone a few of them. */
export function TitleShelf({ texts }: { texts: readonly Text[] }) {
  let right = 22;
  const half = Math.ceil(texts.length / 2);
  return (
    <>
      <Picture
        viewBox="0 0 640 544"
        preserveAspectRatio="xMidYMax"
        className="absolute inset-0 size-full overflow-visible max-lg:hidden"
      >
        <Board top={516} />
        {texts.map((text, place) => {
          const { slug, title, author } = text;
          const thickness = thicknessOf(text);
          const top = 40 + (drops[place % drops.length] ?? 0);
          right += thickness + 1;
          return (
            <g key={slug} transform={`translate(${right} ${top})rotate(90)`}>
              <Spine
                book={{ title, author, design: designAt(place) }}
                length={516 - top}
                thickness={thickness}
                upright
              />
            </g>
          );
        })}
      </Picture>
      <Picture
        viewBox="0 0 640 320"
        preserveAspectRatio="xMidYMax"
        className="absolute inset-0 size-full overflow-visible max-sm:hidden lg:hidden"
      >
        <Board top={306} />
        <TitlePile texts={texts.slice(0, half)} left={4} foot={306} length={312} />
        <TitlePile texts={texts.slice(half)} first={half} left={334} foot={306} length={312} />
      </Picture>
      <Picture viewBox="0 0 390 240" className="absolute inset-0 size-full sm:hidden">
        <Board top={226} />
        <TitlePile texts={texts.slice(0, 4)} left={20} foot={226} length={350} />
      </Picture>
    </>
  );
}

/** The front edge of the shelf, which goes on beyond the plate, as `ledge` draws it. */
const Board = ({ top }: { top: number }) => (
  <>
    <path d={`M-640 ${top}h1920v40H-640z`} fill="var(--color-oak)" />
    <path d={`M-640 ${top}h1920v3H-640z`} fill="var(--color-oak-light)" />
  </>
);

type PileProps = { texts: readonly Text[]; first?: number; left: number; foot: number; length: number };

/** Read across, a title is large enough for a low plate. */
function TitlePile({ texts, first = 0, left, foot, length }: PileProps) {
  let top = foot;
  return texts.map((text, index) => {
    const place = first + index;
    const thickness = thicknessOf(text);
    const drop = drops[place % drops.length] ?? 0;
    top -= thickness + 1;
    return (
      <g key={text.slug} transform={`translate(${left + drop / 2} ${top})`}>
        <Spine
          book={{ title: text.title, author: "", design: designAt(place) }}
          length={length - drop}
          thickness={thickness}
        />
      </g>
    );
  });
}
