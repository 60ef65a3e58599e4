import { Container } from "#app/ui/container.tsx";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { BookCover } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import { setKeys } from "../keyboard.ts";

const { ground, ink, second, accent } = covers[7].palette;

/** The first screen of an author's own site, in a browser's frame, to below the book. A phone has it as narrow as a phone would. */
export function AuthorSiteTop({ sample }: { sample: SampleAuthorSite }) {
  const { book } = sample;
  return (
    <Container className="sm:text-[0.8em]">
      <div
        style={{ background: ground, color: ink }}
        className="in-lamplight mt-[1.8em] overflow-hidden rounded-t-md font-serif shadow-dialog max-sm:mt-[1.5em]"
      >
        <div
          style={{ background: ink, color: second }}
          className="flex items-center gap-[0.9em] px-[1.2em] py-[0.7em] font-sans text-[0.8em] max-sm:py-[0.4em] max-sm:text-[0.93em]"
        >
          <span className="flex gap-[0.5em] *:size-[0.8em] *:rounded-full *:border *:border-current">
            <i />
            <i />
            <i />
          </span>
          <span style={{ background: second, color: ink }} className="rounded-full px-[1.2em] py-[0.15em]">
            {sample.address}
          </span>
        </div>
        <Keyboard />
        <div className="text-center lg:flex lg:items-baseline lg:justify-between lg:px-[3.5em]">
          <p className="pt-[0.45em] text-[2.1em] leading-tight max-sm:pt-[0.4em]">{sample.author}</p>
          <p className="flex justify-center gap-[1.6em] pt-[0.1em] pb-[0.8em] text-[1.1em] italic max-sm:gap-[1.2em] max-sm:pb-[0.7em] max-sm:text-[1em]">
            {sample.navigation.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </p>
        </div>
        <div
          style={{ background: second }}
          className="grid grid-cols-[11.2em_minmax(0,1fr)] gap-[4em] px-[3.5em] pt-[1.8em] pb-[3em] max-lg:grid-cols-[7.5em_minmax(0,1fr)] max-lg:items-center max-lg:gap-[2.4em] max-lg:px-[3em] max-lg:pt-[1.3em] max-lg:pb-[6em] max-sm:grid-cols-[5.5em_minmax(0,1fr)] max-sm:gap-[1.8em] max-sm:px-[1.8em] max-sm:pt-[1.1em] xl:grid-cols-[11.2em_minmax(0,1fr)_14em]"
        >
          <BookCover design={7} title={book.title} author={sample.author} className="w-full" />
          <div>
            <p className="font-sans text-[0.82em] font-semibold tracking-label uppercase max-sm:text-[0.93em]">
              {book.label}
            </p>
            <p className="mt-[0.15em] text-[4.2em] leading-tight max-lg:mt-[0.2em] max-lg:text-[2.4em] max-sm:text-[1.85em]">
              {book.title}
            </p>
            <p className="text-[1.6em] italic max-lg:text-[1.3em] max-sm:text-[1.1em]">{book.subtitle}</p>
            <p className="mt-[1.6em] flex gap-[1.2em] font-sans text-[0.95em] font-semibold *:border *:px-[1.3em] *:py-[0.6em] max-lg:hidden">
              <span style={{ background: accent, borderColor: accent, color: second }}>{book.buttons[0]}</span>
              <span style={{ color: accent }}>{book.buttons[1]}</span>
            </p>
          </div>
          <p className="mt-[0.2em] self-start border-l border-current/40 pl-[1em] text-[1.5em] leading-snug text-pretty italic max-xl:hidden">
            {sample.tagline.join(" ")}
          </p>
        </div>
      </div>
    </Container>
  );
}

/** From the lowest A to the highest C, as long as they are wide apart: the lid hides where they begin. */
const keys = setKeys(52, 20, 5);

/** All of them across the top of the page: the one ornament. */
export function Keyboard() {
  return (
    <svg aria-hidden="true" viewBox="0 0 1040 46" className="block w-full">
      <path d="M0 0h1040v46H0z" fill={second} />
      <path d={keys.whites.map((x) => `M${x} 0v46`).join("")} stroke={ink} strokeOpacity=".5" strokeWidth="1" />
      <path d={keys.blacks.map((x) => `M${x - 6} 0h12v30h-12z`).join("")} fill={ink} />
      <path d="M0 45.500h1040" stroke={ink} strokeOpacity=".5" />
    </svg>
  );
}
