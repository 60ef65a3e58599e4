import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Sheet } from "./sheet.tsx";

/** A document of the house on top of its other pages: its title, and how it goes on. */
export function RuledSheet({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <>
      <Sheet
        className="left-1/2 -translate-x-[47%]"
        style={{ top: "3.2em", height: "36em", width: "24em", rotate: "2deg" }}
      />
      <Sheet
        className={classNames(
          "top-[2em] left-1/2 h-[36em] w-[24em] -translate-x-1/2 px-[2.6em] pt-[2.6em] text-[1em] leading-[1.5]",
          className,
        )}
      >
        <p className="border-b-2 border-ink leading-tight" style={{ paddingBottom: "0.6em", fontSize: "1.5em" }}>
          {title}
        </p>
        {children}
      </Sheet>
    </>
  );
}
