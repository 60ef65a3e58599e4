import { classNames } from "#app/ui/class-names.ts";
import { Envelope, HandSignature } from "./letter-page.tsx";
import { Sheet } from "./sheet.tsx";

type Piece = { text: string; number?: number };

/** A whole letter on its envelope, each of its passages in a bracket with its number. A phone shows it as far as the edge. */
export function NumberedLetter({
  paragraphs,
  signedAfter,
}: {
  paragraphs: readonly (readonly Piece[])[];
  signedAfter: string;
}) {
  return (
    <>
      <Envelope className="-right-[3em] bottom-[2.4em] rotate-8" />
      <Sheet className="top-[1.6em] -bottom-[1em] left-[2.4em] w-[29em] -rotate-1 overflow-hidden pt-[1.9em] pr-[2.4em] pl-[4.2em] max-sm:left-1/2 max-sm:w-[27em] max-sm:-translate-x-1/2 max-sm:pt-[1.4em] max-sm:pr-[1.6em] max-sm:pl-[3.6em]">
        <div className="space-y-[0.62em] text-[0.76em] leading-[1.4] max-sm:text-[0.96em]">
          {paragraphs.map((pieces) => (
            <div key={pieces[0]?.text}>
              {pieces
                .filter(({ text }) => text.trim())
                .map(({ text, number }) => (
                  <p key={text} className={classNames("whitespace-pre-line", number && "relative")}>
                    {number && (
                      <>
                        <span className="absolute inset-y-[0.2em] -left-[0.8em] w-[0.4em] border-y-2 border-l-2 border-gold" />
                        <span className="absolute top-1/2 -left-[2em] -translate-y-1/2 text-[1.2em] text-gold-ink">
                          {number}
                        </span>
                      </>
                    )}
                    {text}
                  </p>
                ))}
              {pieces.some(({ text }) => text === signedAfter) && <HandSignature />}
            </div>
          ))}
        </div>
      </Sheet>
    </>
  );
}
