import { firstHeadline } from "#content/plates.ts";
import type { SamplePressRelease } from "#content/services/press-release-distribution.ts";
import { Logo } from "../logo.tsx";
import { Sheet } from "./sheet.tsx";

type ReleaseSheetProps = { sample: SamplePressRelease; name: string };

/** A press release as it lies on an editor's desk, on top of others that were read less kindly. A phone has room for its headline, and for the first one. */
export function ReleaseSheet({ sample, name }: ReleaseSheetProps) {
  return (
    <>
      <Sheet
        className="max-sm:hidden"
        style={{ top: "4em", left: "14%", height: "40em", width: "25em", rotate: "-6deg" }}
      />
      <Sheet
        className="max-sm:hidden"
        style={{ top: "3em", right: "8%", height: "40em", width: "25em", rotate: "3deg" }}
      />
      <Sheet
        className="left-1/2 -translate-x-1/2 max-sm:top-[1.5em]! max-sm:px-[2em]! max-sm:pt-[0.9em]!"
        style={{
          top: "2em",
          width: "27em",
          paddingInline: "3em",
          paddingTop: "1.8em",
          paddingBottom: "18em",
          lineHeight: 1.5,
        }}
      >
        <p className="border-b-2 border-ink" style={{ paddingBottom: "0.7em", fontSize: "1.2em" }}>
          <Logo name={name} />
        </p>
        <p
          className="font-sans font-semibold tracking-label uppercase max-sm:text-[0.93em]!"
          style={{ marginTop: "1.2em", fontSize: "0.74em" }}
        >
          {sample.notice}
        </p>
        <p className="text-balance" style={{ marginTop: "0.5em", fontSize: "1.65em", lineHeight: 1.15 }}>
          {sample.headline}
        </p>
        <div className="max-sm:hidden">
          <p className="text-ink-soft italic" style={{ marginTop: "0.7em" }}>
            {sample.subhead}
          </p>
          <p style={{ marginTop: "1.1em" }}>
            <span className="font-sans font-semibold" style={{ fontSize: "0.9em" }}>
              {sample.dateline}
            </span>{" "}
            — {sample.paragraphs[0]}
          </p>
        </div>
      </Sheet>
      {/* What it was called before somebody asked what was new. */}
      <Sheet
        className="bg-paper-deep! max-sm:right-[0.9em]! max-sm:bottom-[1.1em]! max-sm:h-[5.4em]! max-sm:px-[1.4em]! max-sm:py-[0.7em]! max-sm:-rotate-1! sm:max-lg:hidden"
        style={{
          right: "6%",
          bottom: "1.8em",
          width: "20em",
          height: "7.6em",
          padding: "1.2em 1.8em",
          rotate: "-2deg",
        }}
      >
        <p
          className="text-balance line-through decoration-action decoration-[1.5px]"
          style={{ fontSize: "1.45em", lineHeight: 1.2 }}
        >
          {firstHeadline.struck}
        </p>
        <p className="text-action italic" style={{ marginTop: "0.5em", fontSize: "1.15em" }}>
          {firstHeadline.note}
        </p>
      </Sheet>
    </>
  );
}
