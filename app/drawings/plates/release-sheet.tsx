import { firstHeadline } from "#content/plates.ts";
import type { SamplePressRelease } from "#content/services/press-release-distribution.ts";
import { Logo } from "../logo.tsx";
import { Sheet, wholeLines } from "./sheet.tsx";

/** What lies under it, as high as the highest plate. */
const under = { width: "25em", height: "64em", transformOrigin: "50% 20em" };

type ReleaseSheetProps = { sample: SamplePressRelease; name: string };

/** A press release as it lies on an editor's desk, on top of others that were read less kindly. A phone has room for its headline, and the first one. */
export function ReleaseSheet({ sample, name }: ReleaseSheetProps) {
  return (
    <>
      <Sheet className="max-sm:hidden" style={{ ...under, top: "4em", left: "14%", rotate: "-6deg" }} />
      <Sheet className="max-sm:hidden" style={{ ...under, top: "3em", right: "8%", rotate: "3deg" }} />
      <Sheet
        className="bottom-0 left-1/2 flex -translate-x-1/2 flex-col max-sm:top-[0.8em]! max-sm:px-[1.9em]! max-sm:pt-[0.6em]!"
        style={{
          top: "2em",
          width: "27em",
          paddingInline: "3em",
          paddingTop: "2.2em",
          paddingBottom: 0,
          lineHeight: 1.5,
        }}
      >
        <p className="border-b-2 border-ink max-sm:pb-[0.4em]!" style={{ paddingBottom: "0.7em", fontSize: "1.2em" }}>
          <Logo name={name} />
        </p>
        <p
          className="font-sans font-semibold tracking-label uppercase max-sm:mt-[0.6em]! max-sm:text-[0.93em]!"
          style={{ marginTop: "1em", fontSize: "0.74em" }}
        >
          {sample.notice}
        </p>
        <p
          className="text-balance max-sm:mt-[0.3em]! max-sm:max-w-none! max-sm:text-[1.75em]!"
          style={{ marginTop: "0.5em", maxWidth: "10.6em", fontSize: "1.65em", lineHeight: 1.15 }}
        >
          {sample.headline}
        </p>
        {/* It ends above the slip, which a phone has right under the headline. */}
        <p className={`max-lg:hidden ${wholeLines}`} style={{ marginTop: "1.3em" }}>
          <span className="font-sans font-semibold" style={{ fontSize: "0.9em" }}>
            {sample.dateline}
          </span>{" "}
          — {sample.paragraphs[0]}
        </p>
      </Sheet>
      {/* What it was called before somebody asked what was new. */}
      <Sheet
        className="bg-paper-deep! max-sm:bottom-[0.5em]! max-sm:right-[0.9em]! max-sm:w-[22em]! max-sm:h-[4.6em]! max-sm:whitespace-nowrap max-sm:-rotate-1! max-sm:px-[1.2em]! max-sm:py-[0.6em]! max-sm:*:text-[1.4em]! max-sm:[&>:last-child]:mt-[0.2em]! sm:max-lg:hidden"
        style={{
          right: "6%",
          bottom: "1.8em",
          width: "20em",
          height: "6.2em",
          padding: "1.1em 1.4em",
          rotate: "-2deg",
        }}
      >
        <p className="whitespace-nowrap" style={{ fontSize: "1.45em", lineHeight: 1.2 }}>
          <span className="struck">{firstHeadline.struck}</span>
        </p>
        <p className="text-action italic" style={{ marginTop: "0.5em", fontSize: "1.15em" }}>
          {firstHeadline.note}
        </p>
      </Sheet>
    </>
  );
}
