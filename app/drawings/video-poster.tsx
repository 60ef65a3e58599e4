import { ChapterOpening } from "./plates/chapter-opening.tsx";
import { Sheet } from "./plates/sheet.tsx";
import { HarborPlate } from "./specimens/open-spread.tsx";

/** The still before the film: a book in the light of a lamp, opened where its story begins. Around it is the night that it lies on. */
export function VideoPoster({ alt }: { alt: string }) {
  return (
    <div role="img" aria-label={alt} className="film-light @container absolute inset-0 select-none">
      <div className="film-book">
        <Sheet
          className="inset-y-0 right-full w-full rounded-tr-[16%_2.5%] bg-linear-to-l from-rule to-paper to-18%"
          style={{ padding: "3.4em 3em" }}
        >
          <HarborPlate />
        </Sheet>
        <ChapterOpening className="recto inset-0 rounded-tl-[16%_2.5%] bg-linear-to-r from-rule to-paper to-18%" />
      </div>
    </div>
  );
}
