import { Container } from "#app/ui/container.tsx";
import { jacket } from "#content/plates.ts";
import { CoverBoard } from "../book-cover.tsx";
import { Picture } from "../picture.tsx";
import { BoundBook } from "../stills/bound-book.tsx";
import { ChapterOpening } from "./chapter-opening.tsx";

/** One book comes nearer: its cover on a postage stamp, the copy at arm’s length on a shelf, and its first page before the eyes, which runs beyond the plate. */
export function ThreeSizes() {
  return (
    <Container className="h-full before:ledge before:absolute before:inset-x-0 before:bottom-0 before:pt-ledge-deep">
      <div className="relative h-full">
        <CoverStamp className="absolute top-[1.1em] left-0 w-[4.2em] -rotate-3 sm:top-auto sm:bottom-5 sm:w-[4.9em]" />
        <BoundBook
          design={6}
          sizes="(width >= 64rem) 18rem, (width >= 40rem) 14rem, 9rem"
          isFirst
          className="absolute! bottom-ledge left-[2.2em] h-[15.5em] sm:left-[6.8em] sm:h-[18.6em] lg:left-[19%] lg:h-[23.6em]"
        />
        {/* Its margin is so wide that its right edge lies beyond every window; below, it ends between two lines. */}
        <ChapterOpening
          className="top-[1.5em] -bottom-4 left-[14.3em] w-[214em] pt-[1.9em] pr-[202em] pl-[1.6em] sm:left-[56%] sm:w-[219em] sm:pl-[2.4em] lg:top-[1.6em] lg:w-[220em] lg:pl-[3em] lg:text-[1.2em] xl:text-[1.42em] [&>:nth-child(3)]:mt-[1.5em]! [&>:last-child]:hidden max-sm:[hyphens:none] [&>:nth-child(3)]:h-[9.3lh] sm:[&>:nth-child(3)]:h-[7.3lh] xl:[&>:nth-child(3)]:h-[5.3lh]"
          style={{ width: undefined, padding: undefined }}
        />
      </div>
    </Container>
  );
}

const across = 7;
const down = 10;
const tooth = 16;
/** Half circles bitten out of its edge, one between two teeth. */
const bites = (count: number, way: readonly [number, number]) =>
  Array.from({ length: count }, () => {
    const [x, y] = way;
    return `l${x * 4} ${y * 4}a4 4 0 0 0 ${x * 8} ${y * 8}l${x * 4} ${y * 4}`;
  }).join("");
const perforation = `M0 0${bites(across, [1, 0])}${bites(down, [0, 1])}${bites(across, [-1, 0])}${bites(down, [0, -1])}z`;

/** A cover as small as readers first see it, which is as large as a stamp. */
function CoverStamp({ className }: { className: string }) {
  const { title, author } = jacket;
  return (
    <Picture viewBox={`0 0 ${across * tooth} ${down * tooth}`} className={`on-paper drop-shadow-md ${className}`}>
      <path d={perforation} fill="var(--color-paper)" />
      <svg x="9" y="10" width="94" height="140" viewBox="0 0 200 298" aria-hidden="true">
        <CoverBoard {...{ title, author }} design={6} flat />
      </svg>
    </Picture>
  );
}
