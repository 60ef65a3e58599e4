import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Sheet, wholeLines } from "./sheet.tsx";

/** A document of the house on top of its other pages: its title, and how it goes on. A phone shows the first lines of it, larger. */
export function RuledSheet({
  title,
  hasMargin,
  children,
}: {
  title: ReactNode;
  /** As wide as its text and the notes beside it. */
  hasMargin?: true;
  children: ReactNode;
}) {
  const width = hasMargin ? "w-[31em]" : "w-[24em]";
  return (
    <>
      <Sheet
        className={classNames("left-1/2 -translate-x-[47%] max-sm:hidden", width)}
        style={{ top: "3.2em", height: "60em", rotate: "2deg" }}
      />
      <Sheet
        className={classNames(
          "top-[2em] bottom-0 left-1/2 flex -translate-x-1/2 flex-col overflow-hidden px-[2.6em] pt-[2.6em] text-[1em] leading-[1.5]",
          width,
          "max-sm:top-[1.3em] max-sm:w-[23.4em] max-sm:px-[1.5em] max-sm:pt-[1.3em] max-sm:text-[1.1538em]",
        )}
      >
        <p className="border-b-2 border-ink pb-[0.6em] text-[1.5em] leading-tight">{title}</p>
        <div className={classNames("min-h-0 flex-1", wholeLines)}>{children}</div>
      </Sheet>
    </>
  );
}
