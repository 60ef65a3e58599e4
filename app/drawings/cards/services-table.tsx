import { editedPage, jacket } from "#content/plates.ts";
import { pressReleasePage } from "#content/services/press-release-distribution.ts";
import { BookCover } from "../book-cover.tsx";
import { LogoMark } from "../logo.tsx";
import { Sheet, wholeLines } from "../plates/sheet.tsx";
import { MarkedRuns } from "../specimens/marked-lines.tsx";

/** What three of the services leave on a table: an edited page, the bound book, its release. */
export const ServicesTable = () => (
  <>
    <Sheet className="top-[7cqi] -left-[5cqi] h-[66cqi] w-[46cqi] -rotate-3 overflow-hidden pt-[6cqi] pl-[10.5cqi] text-[4.2cqi] leading-[2]">
      <p className="w-[58cqi]">
        <MarkedRuns runs={editedPage.runs.slice(4)} />
      </p>
    </Sheet>
    <Sheet className="top-[11cqi] -right-[6cqi] -bottom-[9cqi] w-[56cqi] rotate-2 pt-[5cqi] pr-[10cqi] pl-[13cqi]">
      <p className="border-b-2 border-ink pb-[3cqi]">
        <LogoMark className="size-[6cqi]" />
      </p>
      <p className={`pt-[3cqi] text-[4.4cqi] leading-[1.3] ${wholeLines}`}>{pressReleasePage.demo.sample.headline}</p>
    </Sheet>
    <BookCover
      title={jacket.title}
      author={jacket.author}
      design={6}
      className="absolute top-[15cqi] left-[25cqi] w-[35cqi]"
    />
  </>
);
