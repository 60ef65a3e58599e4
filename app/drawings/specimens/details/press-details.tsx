import { pressDetails as words } from "#content/plates.ts";
import { authorWebsitePage } from "#content/services/author-website-development.ts";
import { BookCover } from "../../book-cover.tsx";
import { covers } from "../../covers.ts";
import { DetailTile, small } from "./detail-tile.tsx";

const { ground, ink, second, accent } = covers[7].palette;
const { author, book } = authorWebsitePage.demo.sample;

/** What one campaign is made of: the word it has to earn, a line without its adjectives, desks, a message, the kit, and who wrote back. */
export const pressDetails = [
  <DetailTile key="angle" ground={accent}>
    <p style={{ color: second }} className="w-full text-center text-[2.75rem] leading-none italic max-sm:text-[1.5rem]">
      {words.angle}
    </p>
  </DetailTile>,
  <DetailTile key="release" ground={second}>
    <p className="text-[1.25rem] leading-snug text-balance max-sm:text-[0.875rem] max-sm:leading-tight">
      {words.release.before} <s className="struck">{words.release.cut}</s> {words.release.after}
    </p>
  </DetailTile>,
  <DetailTile key="list" ground={ground}>
    <ul className={`grid w-full ${small}`}>
      {words.desks.map((name) => (
        <li key={name} className="border-current/25 py-1.25 whitespace-nowrap not-first:border-t">
          {name}
        </li>
      ))}
    </ul>
  </DetailTile>,
  <DetailTile key="message" ground={second}>
    <div className="leading-snug">
      <p className="text-[1.1875rem] italic max-sm:text-[0.875rem]">{words.message.greeting}</p>
      <p className="mt-1 text-[1.0625rem] text-balance max-sm:text-[0.8125rem] max-sm:leading-tight">
        {words.message.text}
      </p>
    </div>
  </DetailTile>,
  <DetailTile key="kit" ground={ink}>
    <div style={{ color: second }} className="flex w-full items-center gap-5 max-sm:gap-2.5">
      <BookCover design={7} title={book.title} author={author} className="w-14 shrink-0 max-sm:hidden" />
      <ul className={`grid gap-1.5 ${small} max-sm:text-[0.6875rem]`}>
        {words.kit.map((file) => (
          <li key={file} className="flex items-center gap-2">
            <span style={{ background: ground }} className="h-3.5 w-2.75 shrink-0" />
            {file}
          </li>
        ))}
      </ul>
    </div>
  </DetailTile>,
  <DetailTile key="report" ground={ground}>
    <div className="w-full">
      <p className="flex max-w-78 flex-wrap gap-2 max-sm:gap-1">
        {Array.from({ length: words.report.sent }, (_, place) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place.
            key={place}
            style={{ background: place < words.report.answered ? accent : undefined }}
            className="size-3 rounded-full border border-current/40 max-sm:size-2.5"
          />
        ))}
      </p>
      <p className={`mt-2.5 font-semibold ${small}`}>{words.report.caption}</p>
    </div>
  </DetailTile>,
];
