import { ChapterOpening } from "./plates/chapter-opening.tsx";
import { Sheet } from "./plates/sheet.tsx";
import { HarborPlate } from "./specimens/open-spread.tsx";

/** The still before the film: a book on the desk under a lamp, close to the camera, opened where its story begins. */
export function VideoPoster({ alt }: { alt: string }) {
  return (
    <div role="img" aria-label={alt} className="film-desk @container absolute inset-0 overflow-hidden select-none">
      <div className="film-book">
        <Sheet
          className="inset-y-0 right-full w-full rounded-tr-[16%_2.5%] bg-linear-to-l from-rule to-paper to-18%"
          style={{ padding: "3.4em 3em" }}
        >
          <HarborPlate />
        </Sheet>
        <ChapterOpening className="recto inset-0 rounded-tl-[16%_2.5%] bg-linear-to-r from-rule to-paper to-18%" />
      </div>
      <div className="film-light absolute inset-0" />
    </div>
  );
}
