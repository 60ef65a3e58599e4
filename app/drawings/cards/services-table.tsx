import { jacket } from "#content/plates.ts";
import { pressReleasePage } from "#content/services/press-release-distribution.ts";
import { BookCover } from "../book-cover.tsx";
import { LogoMark } from "../logo.tsx";
import { Sheet } from "../plates/sheet.tsx";

/** What two of the services leave on a table: the bound book, and its release. */
export const ServicesTable = () => (
  <>
    <Sheet className="top-1/2 left-[10cqi] w-[40cqi] -translate-y-1/2 -rotate-2 px-[4.500cqi] pt-[4.500cqi] pb-[6cqi]">
      <p className="border-b-2 border-ink pb-[2.500cqi]">
        <LogoMark className="size-[6cqi]" />
      </p>
      <p className="pt-[3cqi] text-[4.400cqi] leading-[1.3] text-pretty">{pressReleasePage.demo.sample.headline}</p>
    </Sheet>
    <BookCover
      title={jacket.title}
      author={jacket.author}
      design={6}
      className="absolute top-1/2 right-[9cqi] w-[34cqi] -translate-y-1/2"
    />
  </>
);
