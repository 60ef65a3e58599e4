import type { Chapter } from "#domain/manuscript.ts";
import { formatCount } from "#domain/money.ts";
import type { ManuscriptWords } from "./manuscript-check.tsx";

type ChaptersProps = { chapters: readonly Chapter[]; words: ManuscriptWords["chapters"] };

/** How long each chapter is, as a bar beside its name: a long one and a short one are seen at once. */
export function Chapters({ chapters, words }: ChaptersProps) {
  const longest = Math.max(1, ...chapters.map((chapter) => chapter.words));
  if (chapters.length === 0) return null;
  return (
    <section className="px-5 py-2 sm:px-8 lg:[ol+&]:col-span-2 lg:[ol+&]:px-10 print:px-0">
      <h2 className="text-title-s">{words.title}</h2>
      <table className="figures mt-3 w-full border-collapse text-sm">
        <caption className="sr-only">{words.title}</caption>
        <tbody>
          {chapters.map((chapter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: chapters have no other number, and never move
            <tr key={index} className="break-inside-avoid">
              <th scope="row" className="w-2/5 py-1 pr-3 text-left font-normal">
                {chapter.title || words.untitled}
              </th>
              <td className="w-12 py-1 pr-3 text-right">{formatCount(chapter.words)}</td>
              <td aria-hidden="true" className="py-1">
                <span className="block h-3 bg-gold" style={{ width: `${(chapter.words / longest) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
