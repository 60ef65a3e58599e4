import { siteWeight } from "#content/plates.ts";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { BookCover } from "../../book-cover.tsx";
import { covers } from "../../covers.ts";
import { DetailTile } from "./detail-tile.tsx";

const { ground, ink, second, accent } = covers[7].palette;

/** What each quality of a site looks like on the sample: its colors, the book, the form, an event, a review, its weight, the keyboard's ring, a search. */
export function siteDetails({
  author,
  address,
  navigation,
  book,
  praise,
  events,
  newsletter,
  tagline,
}: SampleAuthorSite) {
  const [host, name] = address.split("/");
  return [
    <DetailTile key="face" ground={second}>
      <div className="flex grow items-center gap-5 self-stretch py-4 max-sm:gap-3">
        <div className="grid h-full grow grid-cols-4 gap-2 max-sm:grid-cols-2 max-sm:gap-1.5">
          {[ground, accent, second, ink].map((color) => (
            <span key={color} style={{ background: color }} className="border border-current/35" />
          ))}
        </div>
        <BookCover design={7} title={book.title} author={author} className="w-14 shrink-0 max-sm:w-12" />
      </div>
    </DetailTile>,
    <DetailTile key="book" ground={second}>
      <div>
        <p className="text-[1.375rem] leading-tight max-sm:text-[1.0625rem]">{book.title}</p>
        <p className="text-sm italic max-sm:hidden">{book.subtitle}</p>
        <p
          style={{ color: accent }}
          className="mt-2 font-sans text-sm leading-tight font-semibold underline underline-offset-4 max-sm:text-[0.8125rem]"
        >
          {book.buttons[1]}
        </p>
      </div>
    </DetailTile>,
    <DetailTile key="letter" ground={ground}>
      <div className="w-full font-sans text-[0.875rem] leading-tight font-semibold max-sm:text-[0.6875rem]">
        <p>{newsletter.fieldLabel}</p>
        <p style={{ background: second }} className="mt-1 h-7.5 rounded-sm border border-current" />
        <p
          style={{ background: accent, color: second }}
          className="mt-1.5 rounded-sm py-1.5 text-center whitespace-nowrap"
        >
          {newsletter.button}
        </p>
      </div>
    </DetailTile>,
    <DetailTile key="events" ground={ink}>
      <div style={{ color: second }}>
        <p style={{ color: ground }} className="font-sans text-sm font-semibold max-sm:text-[0.8125rem]">
          {events[0]?.date}
        </p>
        <p className="mt-1 text-[1.1875rem] leading-tight text-balance max-sm:text-[1rem]">{events[0]?.title}</p>
      </div>
    </DetailTile>,
    <DetailTile key="press" ground={accent}>
      <div style={{ color: second }}>
        <p className="text-[1.0625rem] leading-tight text-balance italic max-sm:text-[0.875rem]">
          “{praise[2]?.quote}”
        </p>
        <p className="mt-1.5 font-sans text-sm font-semibold max-sm:text-[0.8125rem]">{praise[2]?.author}</p>
      </div>
    </DetailTile>,
    <DetailTile key="fast" ground={second}>
      <Arrivals />
    </DetailTile>,
    <DetailTile key="readable" ground={ground}>
      <p className="flex w-full items-center justify-between text-[1.0625rem] italic max-sm:justify-center max-sm:gap-1.5 max-sm:pl-2.5 max-sm:text-[0.875rem]">
        {navigation.slice(0, 3).map((label, place) => (
          <span
            key={label}
            style={place === 1 ? { background: second, outline: `3px solid ${ink}`, outlineOffset: "2px" } : undefined}
            className="rounded-sm px-1.5 py-1 leading-tight whitespace-nowrap first:max-sm:hidden"
          >
            {label}
          </span>
        ))}
      </p>
    </DetailTile>,
    <DetailTile key="found" ground={second}>
      <div className="font-sans text-sm leading-snug max-sm:text-[0.75rem]">
        <p>
          {host}/<wbr />
          <span className="whitespace-nowrap">{name}</span>
        </p>
        <p
          style={{ color: accent }}
          className="mt-0.5 font-serif text-[1.375rem] leading-tight underline decoration-1 underline-offset-4 max-sm:text-[0.9375rem]"
        >
          {author}
        </p>
        <p className="mt-1.5 text-balance max-sm:mt-1.5 max-sm:leading-tight">{tagline[0]}</p>
      </div>
    </DetailTile>,
  ];
}

const parts = Object.entries(siteWeight.parts);
const whole = parts.reduce((sum, [, weight]) => sum + weight, 0);

/** In the order in which they come down the line, each as long as it takes: the page first, and its letters last. */
const Arrivals = () => (
  <div className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 font-sans text-[0.8125rem] leading-tight max-sm:gap-x-2 max-sm:text-[0.75rem]">
    {parts.map(([name, weight], place) => {
      const before = parts.slice(0, place).reduce((sum, [, earlier]) => sum + earlier, 0);
      return (
        <div key={name} className="col-span-2 grid grid-cols-subgrid items-center">
          <span>{name}</span>
          <span
            style={{
              background: place === 2 ? accent : ink,
              marginLeft: `${(before / whole) * 100}%`,
              width: `${(weight / whole) * 100}%`,
            }}
            className="h-3 min-w-1"
          />
        </div>
      );
    })}
    <p style={{ borderColor: ink }} className="col-span-2 border-t pt-1.5 font-semibold">
      {whole} {siteWeight.unit}
    </p>
  </div>
);
