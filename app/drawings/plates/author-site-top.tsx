import { Container } from "#app/ui/container.tsx";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { BookCover } from "../book-cover.tsx";
import { covers } from "../covers.ts";

const { ground, ink, second, accent } = covers[7].palette;

/** The first screen of an author's own site, in a browser's frame, to below the book. A phone has it as narrow as a phone would. */
export function AuthorSiteTop({ sample }: { sample: SampleAuthorSite }) {
  const { book } = sample;
  return (
    <Container className="lg:text-[0.8em]">
      <div
        style={{ background: second, color: ink }}
        className="mt-[1.8em] overflow-hidden rounded-t-md font-serif shadow-dialog max-sm:mt-[1.5em]"
      >
        <div
          style={{ background: ground }}
          className="flex items-center gap-[0.9em] px-[1.2em] py-[0.7em] font-sans text-[0.8em] max-sm:py-[0.4em] max-sm:text-[0.93em]"
        >
          <span className="flex gap-[0.5em] *:size-[0.8em] *:rounded-full *:border *:border-current">
            <i />
            <i />
            <i />
          </span>
          <span style={{ background: second }} className="rounded-full px-[1.2em] py-[0.15em]">
            {sample.address}
          </span>
        </div>
        <Keyboard />
        <p className="pt-[0.6em] text-center text-[1.9em] leading-tight max-sm:pt-[0.45em]">{sample.author}</p>
        <p className="flex justify-center gap-[1.6em] pt-[0.3em] pb-[1.2em] italic max-sm:gap-[1.2em] max-sm:pb-[0.9em]">
          {sample.navigation.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
        <div
          style={{ background: ground }}
          className="grid grid-cols-[9.4em_auto] items-center justify-center gap-[3.6em] pt-[2em] pb-[6em] max-lg:grid-cols-[6.6em_minmax(0,1fr)] max-lg:px-[4em] max-sm:gap-[1.8em] max-sm:px-[1.8em] max-sm:pt-[1.3em]"
        >
          <BookCover design={7} title={book.title} author={sample.author} className="w-full" />
          <div>
            <p className="text-[1.25em] italic max-lg:hidden">{sample.tagline}</p>
            <p className="mt-[1.4em] font-sans text-[0.74em] font-semibold tracking-label uppercase max-lg:mt-0 max-sm:text-[0.93em]">
              {book.label}
            </p>
            <p className="mt-[0.2em] text-[2.9em] leading-tight max-sm:text-[1.85em]">{book.title}</p>
            <p className="text-[1.3em] italic max-sm:text-[1.1em]">{book.subtitle}</p>
            <p className="mt-[1.4em] font-sans text-[0.9em] font-semibold max-lg:hidden">
              <span style={{ background: accent, color: second }} className="inline-block px-[1.3em] py-[0.6em]">
                {book.buttons[0]}
              </span>
            </p>
          </div>
        </div>
      </div>
    </Container>
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
