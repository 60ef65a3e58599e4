import { copyrightPage, editedPage, firstHeadline, jacket, sellSheet, submissionPacket } from "#content/plates.ts";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import type { SamplePressRelease } from "#content/services/press-release-distribution.ts";
import { kraft, Postmark, pencil, Stamp } from "../articles/scene.tsx";
import { type Book, BookCover, CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import { LogoMark } from "../logo.tsx";
import { Keyboard } from "../plates/author-site-top.tsx";
import { BarCode } from "../plates/bar-code.tsx";
import { Sheet, wholeLines } from "../plates/sheet.tsx";
import { MarkedRuns } from "./marked-lines.tsx";
import { Cassette } from "./services/interview-tape.tsx";

// What a thumbnail shows of each plate: one detail, large enough to be read; a stamp of 14 by 19 shows less of it.

/** Two words struck out, two put in. */
export const MarkedDetail = () => (
  <Sheet className="top-[10cqi] left-[9cqi] -right-[9cqi] -bottom-[9cqi] flex -rotate-2 flex-col pt-[11cqi] pl-[10cqi] text-[12.5cqi] leading-normal max-sm:top-[5cqi] max-sm:pt-[4cqi] max-sm:text-[10cqi] @max-[7rem]:top-[16cqi] @max-[7rem]:pr-[12cqi] @max-[7rem]:text-[13cqi] @max-[7rem]:pl-[6cqi]">
    <p className="whitespace-nowrap [&_ins]:ml-0! [&_ins]:block [&_ins]:w-fit @max-[7rem]:[&_del]:hidden @max-[7rem]:[&_ins]:mt-[6cqi] @max-[7rem]:[&_ins]:text-[28cqi] @max-[7rem]:[&_ins]:leading-[1.1] @max-[7rem]:[&_ins]:whitespace-normal">
      <MarkedRuns runs={editedPage.inShort} />
    </p>
  </Sheet>
);

/** The copy; of a stamp's size what one sees of a cover first: its picture, and its name. */
export const JacketDetail = () => (
  <>
    <BookCover
      title={jacket.title}
      author={jacket.author}
      design={6}
      className="absolute top-[6cqi] left-[29cqi] w-[42cqi] @max-[7rem]:hidden"
    />
    <svg
      viewBox="-36 27 272 204"
      aria-hidden="true"
      className="absolute top-[2cqi] -left-[18cqi] w-[136cqi] overflow-visible @min-[7rem]:hidden"
    >
      <CoverBoard title={jacket.title} author={jacket.author} design={6} />
    </svg>
  </>
);

/** What a till reads. */
export const BarCodeDetail = () => (
  <Sheet className="inset-x-[7cqi] top-[9cqi] -bottom-[9cqi] flex justify-center pt-[6cqi] @max-[7rem]:top-[22cqi] @max-[7rem]:pt-[12cqi]">
    <div className="@max-[7rem]:[&_text]:hidden">
      <BarCode digits={copyrightPage.isbn} style={{ width: "76cqi", height: "fit-content" }} />
    </div>
  </Sheet>
);

/** A line of the film, and the book that it is about. */
export function CampaignDetail({ book }: { book: Book }) {
  const { ground, ink, second, accent } = covers[book.design].palette;
  return (
    <>
      <svg
        viewBox="0 0 320 180"
        aria-hidden="true"
        className="absolute top-[12cqi] left-[6cqi] w-[72cqi] -rotate-2 shadow-book @max-[7rem]:hidden"
      >
        <path d="M0 0h320v180H0z" fill={ink} stroke={second} strokeOpacity=".3" />
        <path d="M0 128h320M0 136h320M0 155h320M0 166h320" stroke={ground} strokeWidth=".7" opacity=".6" />
        <path d="M0 145h320" stroke={accent} strokeWidth="2.4" />
        <text x="22" y="78" fontFamily="var(--font-serif)" fontSize="29" fill={second}>
          {sellSheet.line}
        </text>
      </svg>
      <BookCover {...book} className="absolute top-[17cqi] right-[7cqi] w-[34cqi] @max-[7rem]:hidden" />
      <div style={{ background: ink }} className="absolute inset-0 @min-[7rem]:hidden">
        <span style={{ background: accent }} className="absolute inset-x-0 bottom-[24cqi] h-px" />
        <BookCover {...book} className="absolute top-[20cqi] left-[17cqi] w-[66cqi]" />
      </div>
    </>
  );
}

/** The front of an envelope, addressed and canceled. */
export const StampDetail = () => (
  <svg
    viewBox="0 0 400 250"
    aria-hidden="true"
    className="absolute top-[12cqi] -left-[47cqi] w-[138cqi] rotate-2 drop-shadow-md @max-[7rem]:-top-[7cqi] @max-[7rem]:-left-[408cqi] @max-[7rem]:w-[520cqi]"
    color="var(--color-ink)"
    fill="currentColor"
    fontFamily="var(--font-serif)"
  >
    <path d="M0 0h400v250H0z" fill={kraft} />
    <Stamp at="translate(324 20)" />
    <Postmark at="translate(250 56)scale(.860)" />
    <text x="180" y="142" fontStyle="italic" fontSize="33" fill={pencil} className="@max-[7rem]:hidden">
      {submissionPacket.address}
    </text>
  </svg>
);

/** What was recorded; a stamp has it standing. */
export const TranscriptDetail = () => (
  <svg
    viewBox="0 0 288 182"
    aria-hidden="true"
    className="on-paper absolute top-[12cqi] left-[10cqi] w-[80cqi] -rotate-6 overflow-visible text-ink @max-[7rem]:top-[31cqi] @max-[7rem]:-left-[8cqi] @max-[7rem]:w-[116cqi] @max-[7rem]:rotate-84"
    fill="currentColor"
    fontFamily="var(--font-serif)"
  >
    <Cassette />
  </svg>
);

/** The head of the page: her name under her keys. */
export function SiteDetail({ sample, design }: { sample: SampleAuthorSite; design: Book["design"] }) {
  const { ground, ink, second } = covers[design].palette;
  return (
    <div
      style={{ background: second, color: ink }}
      className="in-lamplight absolute top-[12cqi] left-[8cqi] -right-[9cqi] -bottom-[9cqi] rounded-tl-md font-serif shadow-book @max-[7rem]:top-[14cqi]"
    >
      <p
        style={{ background: ground }}
        className="flex gap-[2cqi] rounded-tl-md p-[3cqi] *:size-[3cqi] *:shrink-0 *:rounded-full *:border *:border-current @max-[8rem]:gap-[4cqi] @max-[8rem]:p-[5cqi] @max-[8rem]:*:size-[5cqi] @max-[8rem]:*:bg-current"
      >
        <i />
        <i />
        <i />
      </p>
      <div className="overflow-hidden">
        <div className="w-[448%]">
          <Keyboard />
        </div>
      </div>
      <p className="pt-[5cqi] pl-[8cqi] text-[10cqi] @max-[8rem]:pt-[7cqi] @max-[8rem]:text-[15cqi] @max-[8rem]:leading-tight @max-[7rem]:hidden">
        {sample.author}
      </p>
      <BookCover
        title={sample.book.title}
        author={sample.author}
        design={design}
        className="mx-auto mt-[9cqi] w-[46cqi] @min-[7rem]:hidden"
      />
    </div>
  );
}

/** The letterhead, what was called news before, and what was asked then; a stamp has how it begins now. */
export const ReleaseDetail = ({ sample }: { sample: SamplePressRelease }) => (
  <Sheet className="inset-x-[9cqi] top-[8cqi] -bottom-[9cqi] px-[8cqi] pt-[5cqi] @max-[8rem]:@min-[7rem]:bottom-[9cqi] @max-[7rem]:top-[12cqi] @max-[7rem]:px-[10cqi] @max-[7rem]:pt-[9cqi]">
    <p className="border-b-2 border-ink pb-[4cqi] @max-[7rem]:pb-[8cqi]">
      <LogoMark className="size-[9cqi] @max-[7rem]:size-[22cqi]" />
    </p>
    <p className="pt-[3.5cqi] text-[9cqi] leading-[1.2] line-through decoration-action @max-[8rem]:text-[12.5cqi] @max-[7rem]:hidden">
      {firstHeadline.struck}
    </p>
    <p className="pt-[2.500cqi] text-[6.4cqi] leading-[1.2] text-action italic @max-[8rem]:hidden">
      {firstHeadline.note}
    </p>
    <p className={`h-[75cqi] pt-[7cqi] text-[16cqi] leading-[1.15] text-pretty @min-[7rem]:hidden ${wholeLines}`}>
      {sample.headline}
    </p>
  </Sheet>
);
