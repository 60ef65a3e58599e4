import { classNames } from "#app/ui/class-names.ts";
import { jacket as words } from "#content/plates.ts";
import { Sheet } from "./sheet.tsx";

/** A typeset recto: chapter numeral, title, a sunk opening and the folio, on the old proportions. */
export function ChapterOpening({ className }: { className?: string }) {
  return (
    <Sheet className={classNames("w-[19em] px-[2.6em] pt-[4.4em] pb-[2em] leading-[1.5]", className)}>
      <p className="text-center text-[2.6em] leading-none text-gold-ink">{words.chapter}</p>
      <p className="mt-[0.8em] text-center text-[1.3em] italic">{words.opening}</p>
      <p className="mt-[2.6em] text-justify text-[0.94em] hyphens-auto first-letter:float-left first-letter:pr-[0.07em] first-letter:text-[3.3em] first-letter:leading-[0.8]">
        {words.text}
      </p>
      <p className="mt-[2.4em] text-center text-[0.86em]">{words.folio}</p>
    </Sheet>
  );
}
