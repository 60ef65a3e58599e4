import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Sheet, wholeLines } from "./sheet.tsx";

/** A document of the house on top of its other pages: its title, and how it goes on. A phone shows the first lines of it, larger, or all of a short one. */
export function RuledSheet({ title, isShort, children }: { title: ReactNode; isShort?: true; children: ReactNode }) {
  return (
    <>
      <Sheet
        className="left-1/2 -translate-x-[47%] max-sm:hidden"
        style={{ top: "3.2em", height: "60em", width: "24em", rotate: "2deg" }}
      />
      <Sheet
        className={classNames(
          "top-[2em] bottom-0 left-1/2 flex w-[24em] -translate-x-1/2 flex-col overflow-hidden px-[2.6em] pt-[2.6em] text-[1em] leading-[1.5]",
          isShort
            ? "lg:pb-[1.4em] max-sm:inset-y-[1em] max-sm:w-[24.6em] max-sm:px-[2em] max-sm:pt-[1em]"
            : "max-sm:top-[1.3em] max-sm:w-[23.4em] max-sm:px-[1.5em] max-sm:pt-[1.3em] max-sm:text-[1.1538em]",
        )}
      >
        <p
          className={classNames(
            "border-b-2 border-ink pb-[0.6em] text-[1.5em] leading-tight",
            isShort && "max-sm:pb-[0.3em]",
          )}
        >
          {title}
        </p>
        <div className={classNames("min-h-0 flex-1", wholeLines)}>{children}</div>
      </Sheet>
    </>
  );
}
