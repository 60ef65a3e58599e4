import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { BookCover } from "../book-cover.tsx";
import { covers } from "../covers.ts";

const { ground, ink, second, accent } = covers[7].palette;

/** The first screen of an author's own site, in a browser's frame. */
export function AuthorSiteTop({ sample }: { sample: SampleAuthorSite }) {
  const { book } = sample;
  return (
    <div
      style={{ background: second, color: ink, top: "2em", width: "min(62em,94cqi)" }}
      className="absolute left-1/2 -translate-x-1/2 overflow-hidden rounded-t-md font-serif shadow-dialog"
    >
      <div
        style={{ background: ground, gap: "0.9em", paddingInline: "1.2em", paddingBlock: "0.7em", fontSize: "0.8em" }}
        className="flex items-center font-sans"
      >
        <span className="flex *:size-[0.8em] *:rounded-full *:border *:border-current" style={{ gap: "0.5em" }}>
          <i />
          <i />
          <i />
        </span>
        <span style={{ background: second, paddingInline: "1.2em", paddingBlock: "0.15em" }} className="rounded-full">
          {sample.address}
        </span>
      </div>
      <Keyboard />
      <p className="text-center" style={{ paddingTop: "1.2em", fontSize: "1.9em" }}>
        {sample.author}
      </p>
      <p className="flex justify-center italic" style={{ gap: "1.6em", paddingTop: "0.4em", paddingBottom: "1.5em" }}>
        {sample.navigation.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <div
        style={{
          background: ground,
          gridTemplateColumns: "13em minmax(0,1fr)",
          gap: "3.6em",
          paddingInline: "4em",
          paddingTop: "3em",
          paddingBottom: "6em",
        }}
        className="grid items-center max-sm:items-start"
      >
        <BookCover design={7} title={book.title} author={sample.author} className="w-full" />
        <div>
          <p className="italic" style={{ fontSize: "1.25em" }}>
            {sample.tagline}
          </p>
          <p
            className="font-sans font-semibold tracking-label uppercase"
            style={{ marginTop: "1.4em", fontSize: "0.74em" }}
          >
            {book.label}
          </p>
          <p className="leading-tight" style={{ marginTop: "0.2em", fontSize: "2.9em" }}>
            {book.title}
          </p>
          <p className="italic" style={{ fontSize: "1.3em" }}>
            {book.subtitle}
          </p>
          <p className="font-sans font-semibold" style={{ marginTop: "1.4em", fontSize: "0.9em" }}>
            <span
              style={{ background: accent, color: second, paddingInline: "1.3em", paddingBlock: "0.6em" }}
              className="inline-block"
            >
              {book.buttons[0]}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Five octaves across the top of the page: the one ornament. */
export function Keyboard() {
  const white = Array.from({ length: 35 }, (_, key) => key * 20);
  const black = white.filter((_, key) => ![2, 6].includes(key % 7));
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 700 22"
      preserveAspectRatio="none"
      className="block w-full"
      style={{ height: "1.6em" }}
    >
      <path d={white.map((x) => `M${x} 0v22`).join("")} stroke={ink} strokeOpacity=".5" strokeWidth=".6" />
      <path d={black.map((x) => `M${x + 14} 0h12v13h-12z`).join("")} fill={ink} />
      <path d="M0 21.500h700" stroke={ink} strokeOpacity=".5" />
    </svg>
  );
}
