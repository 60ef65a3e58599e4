import { classNames } from "#app/ui/class-names.ts";
import { editedPage } from "#content/plates.ts";

const settings = {
  large: "bg-paper text-ink text-[1.5rem] leading-[1.3] sm:text-[2rem]",
  night: "bg-[#000] text-paper text-[0.8125rem] leading-[1.6] sm:text-[1.0625rem] sm:leading-[1.75]",
  aloud: "bg-paper text-ink text-[0.75rem] leading-[1.5] sm:text-[0.9375rem]",
} as const;

const [first = "", spoken = "", ...rest] = editedPage.clean.split(/(?<=\.) /);

/** One page as three people have it; the devices are alike, so that only the page differs. A page ends with a whole line. */
export function ThreeReaders({ alt }: { alt: string }) {
  return (
    <div
      role="img"
      aria-label={alt}
      className="flex justify-center gap-3 bg-clay px-4 py-7 max-lg:-mx-gutter sm:gap-9 sm:py-12"
    >
      {Object.entries(settings).map(([name, look]) => (
        <div
          key={name}
          className="on-paper w-1/3 max-w-60 rounded-[0.75rem] border border-rule-strong bg-ink p-1.5 pb-5 shadow-book sm:p-2.5 sm:pb-8"
        >
          <div className={classNames("relative h-48 px-2 py-3 font-serif sm:h-80 sm:px-5 sm:py-6", look)}>
            {name === "aloud" ? (
              <>
                <div className="max-h-[round(down,calc(100%-1.75rem),1lh)] overflow-hidden">
                  {first} <span className="bg-gold/50">{spoken}</span> {rest.join(" ")}
                </div>
                <Player />
              </>
            ) : (
              <div className="max-h-[round(down,100%,1lh)] overflow-hidden">{editedPage.clean}</div>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

/** How far the voice has come, and the sign that stops it. */
const Player = () => (
  <svg
    viewBox="0 0 100 14"
    aria-hidden="true"
    className="absolute inset-x-0 bottom-0 block w-full border-t border-rule bg-paper-deep"
  >
    <path d="M10 4h2.200v6H10zM14 4h2.200v6H14z" fill="currentColor" />
    <path d="M24 7h66" stroke="var(--color-rule-strong)" strokeWidth="1.500" />
    <path d="M24 7h22" stroke="currentColor" strokeWidth="1.500" />
    <circle cx="46" cy="7" r="2.400" fill="currentColor" />
  </svg>
);
