import type { CoverDesign } from "../covers.ts";
import { Picture } from "../picture.tsx";
import { Spine } from "../spine.tsx";

/** The bindings whose titles are in the house's serif, in an order that sets light beside dark. */
const designs: readonly CoverDesign[] = [9, 5, 4, 8, 3, 11, 10, 9, 12, 4, 8, 3];
/** How far each stands below the highest. */
const drops = [0, 34, 12, 52, 22, 6, 44, 16];

type Text = { slug: string; title: string; author: string; readTime: string };

/** Texts as books on a shelf, each as thick as it is long; the edge of the plate cuts the last. */
export function TitleShelf({ texts }: { texts: readonly Text[] }) {
  let right = 36;
  return (
    <Picture viewBox="0 0 640 544" preserveAspectRatio="xMinYMin slice" className="absolute inset-0 size-full">
      <path d="M0 516h640v28H0z" fill="var(--color-rule)" />
      {texts.map(({ slug, title, author, readTime }, place) => {
        const thickness = 27 + Number.parseInt(readTime, 10) * 3;
        const top = 40 + (drops[place % drops.length] ?? 0);
        right += thickness + 1;
        return (
          <g key={slug} transform={`translate(${right} ${top})rotate(90)`}>
            <Spine
              book={{ title, author, design: designs[place % designs.length] ?? 9 }}
              length={516 - top}
              thickness={thickness}
              upright
            />
          </g>
        );
      })}
    </Picture>
  );
}
