import { jacket as words } from "#content/plates.ts";

const page =
  "on-paper absolute inset-y-0 w-1/2 bg-paper px-[5%] pt-[4.4%] text-justify font-serif text-ink hyphens-auto";

/** The still before the film: a book on the desk under a lamp, close to the camera, one page in the middle of turning. */
export function VideoPoster({ alt }: { alt: string }) {
  return (
    <div role="img" aria-label={alt} className="@container absolute inset-0 overflow-hidden select-none">
      <div className="film-book text-[2.15cqi] leading-[1.55]">
        <p className={`${page} left-0 bg-linear-to-l from-rule to-paper to-14%`}>{words.spread}</p>
        <div className={`${page} left-1/2`} />
        <div className={`${page} film-leaf left-1/2 bg-linear-to-r from-rule-strong via-paper to-rule`} />
      </div>
      <div className="film-light absolute inset-0" />
    </div>
  );
}
