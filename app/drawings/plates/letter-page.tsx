import { classNames } from "#app/ui/class-names.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import { submissionPacket, letterPage as words } from "#content/plates.ts";
import { Stamp } from "../articles/scene.tsx";
import { Sheet, wholeLines } from "./sheet.tsx";

/** A query letter as an agent opens it, on top of the envelope it came in. A phone shows as many lines as it has room for. */
export function LetterPage() {
  return (
    <>
      <Envelope className="right-[3em] bottom-[1.3em] rotate-3 lg:max-xl:right-[1.5em] lg:max-xl:w-[30em] max-sm:right-[1.2em] max-sm:bottom-[1.4em] max-sm:rotate-2" />
      <Sheet
        className="left-1/2 lg:max-xl:text-[1.25em] max-lg:-bottom-[1em] max-lg:pb-[1.6em]! max-sm:top-[1.2em]! max-sm:left-[1.2em]! max-sm:w-[20.8em]! max-sm:translate-none! max-sm:rotate-0! max-sm:px-[1.5em]! max-sm:pt-[1.3em]! max-sm:pb-[0.5em]!"
        style={{
          translate: "-59%",
          top: "1.1em",
          width: "26em",
          rotate: "-1deg",
          paddingInline: "3em",
          paddingTop: "2em",
          paddingBottom: "2.7em",
          lineHeight: 1.55,
        }}
      >
        <div className="max-lg:h-full max-lg:columns-1 max-lg:gap-x-20 max-lg:overflow-hidden max-lg:[column-fill:auto] max-lg:[orphans:1] max-lg:[widows:1] max-sm:text-[1.24em] max-sm:leading-[1.4]">
          <p>{words.greeting}</p>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} style={{ marginTop: "1.05em" }}>
              <InlineText text={paragraph} />
            </p>
          ))}
          <p style={{ marginTop: "1.05em" }}>{words.closing}</p>
          <HandSignature />
          <p>{words.signature}</p>
        </div>
        <p
          className="absolute text-gold-ink italic max-lg:hidden"
          style={{ bottom: "0.8em", right: "3.2em", fontSize: "0.93em" }}
        >
          {words.note}
        </p>
      </Sheet>
    </>
  );
}

type Piece = { text: string; number?: number };

/** A whole letter on its envelope, each of its passages in a bracket with its number. A low plate shows as many of them as it has room for. */
export function NumberedLetter({
  paragraphs,
  signature: { closing, signature, address },
}: {
  paragraphs: readonly (readonly Piece[])[];
  /** After which line it is signed, by whom, and how to reach her. */
  signature: { closing: string; signature: string; address: string };
}) {
  return (
    <>
      <Envelope className="bottom-[2.4em] left-[calc(50%-4.2em)] rotate-8 max-sm:hidden sm:max-lg:bottom-[1.2em]" />
      <Sheet className="top-[1.4em] -bottom-[1em] left-[calc(50%-18.3em)] flex w-[29em] -rotate-1 flex-col overflow-hidden pt-[1.3em] pr-[2.4em] pb-[2em] max-sm:top-[1.6em] max-sm:left-1/2 max-sm:w-[27em] max-sm:-translate-x-1/2 max-sm:pt-[1.4em] max-sm:pr-[1.6em]">
        <div
          className={classNames(
            "min-h-0 flex-1 space-y-[0.62em] pl-[5.53em] text-[0.76em] leading-[1.4] max-sm:pl-[3.2em] max-sm:text-[1.14em]",
            wholeLines,
          )}
        >
          {paragraphs.map((pieces) => (
            <div key={pieces[0]?.text} className="space-y-[0.62em]">
              {pieces
                .filter(({ text }) => text.trim())
                .map(({ text, number }) => (
                  <p key={text} className={classNames("break-inside-avoid whitespace-pre-line", number && "relative")}>
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
              {pieces.some(({ text }) => text === closing) && (
                <>
                  <HandSignature />
                  <p>
                    {signature} · {address}
                  </p>
                </>
              )}
            </div>
          ))}
        </div>
      </Sheet>
    </>
  );
}

/** The one it came in, addressed. */
function Envelope({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 250" aria-hidden="true" className={classNames("absolute w-[24em] drop-shadow-md", className)}>
      <path d="M0 0h400v250H0z" fill="#e7d9bd" />
      <text
        x="272"
        y="198"
        fontFamily="var(--font-serif)"
        fontStyle="italic"
        fontSize="19"
        fill="#1f3f8f"
        className="max-lg:translate-x-[114px] max-lg:-translate-y-[34px] max-lg:text-[16px] max-lg:[text-anchor:end]"
      >
        {submissionPacket.address}
      </text>
      <Stamp at="translate(322 22)" />
    </svg>
  );
}

/** A name as somebody writes it who has written it often. */
function HandSignature() {
  return (
    <svg viewBox="0 0 200 50" aria-hidden="true" className="mt-[0.4em] w-[9em]">
      <path
        d="M6 34c10-26 16-28 14-8s4 10 10-4 4 14 10 6 6-14 8-4 8 4 12-4 2 12 10 6 8-22 14-26-4 26 4 26 10-14 16-12-6 14 4 12 8-8 14-8 6 6 14 2"
        fill="none"
        stroke="#1f3f8f"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
