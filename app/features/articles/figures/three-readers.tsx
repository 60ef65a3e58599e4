import { classNames } from "#app/ui/class-names.ts";
import { editedPage } from "#content/plates.ts";

const settings = {
  ordinary: "bg-paper text-ink text-[0.75rem] leading-[1.5] sm:text-[0.9375rem]",
  large: "bg-paper text-ink text-[1.5rem] leading-[1.3] sm:text-[2rem]",
  night: "bg-night text-on-night text-[0.8125rem] leading-[1.6] sm:text-[1.0625rem] sm:leading-[1.75]",
} as const;

/** One page as three people have set it; the devices are alike, so that only the type differs. A page ends with a whole line. */
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
          <div className={classNames("h-48 px-2 py-3 font-serif sm:h-80 sm:px-5 sm:py-6", look)}>
            <div className="max-h-[round(down,100%,1lh)] overflow-hidden">{editedPage.clean}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
