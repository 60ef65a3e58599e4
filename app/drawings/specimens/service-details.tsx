import { firstHeadline } from "#content/plates.ts";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import type { SamplePressRelease } from "#content/services/press-release-distribution.ts";
import { type Book, BookCover } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import { LogoMark } from "../logo.tsx";
import { Keyboard } from "../plates/author-site-top.tsx";
import { Sheet, wholeLines } from "../plates/sheet.tsx";

// What a thumbnail shows of each plate: one detail, large enough to be read; a stamp of 14 by 19 shows less of it.

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
    <p className="pt-[3.5cqi] text-[9cqi] leading-[1.2] @max-[8rem]:text-[12.5cqi] @max-[7rem]:hidden">
      <span className="struck">{firstHeadline.struck}</span>
    </p>
    <p className="pt-[2.500cqi] text-[6.4cqi] leading-[1.2] text-action italic @max-[8rem]:hidden">
      {firstHeadline.note}
    </p>
    <p className={`h-[75cqi] pt-[7cqi] text-[16cqi] leading-[1.15] text-pretty @min-[7rem]:hidden ${wholeLines}`}>
      {sample.headline}
    </p>
  </Sheet>
);
