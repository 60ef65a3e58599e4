import type { SamplePressRelease } from "#content/services/press-release-distribution.ts";
import { Logo } from "../logo.tsx";
import { Sheet } from "./sheet.tsx";

/** A press release as it lies on an editor's desk, on top of others that were read less kindly. */
export function ReleaseSheet({ sample, name }: { sample: SamplePressRelease; name: string }) {
  return (
    <>
      <Sheet className="top-[4em] left-[14%] h-[40em] w-[25em] -rotate-6" />
      <Sheet className="top-[3em] right-[4%] h-[40em] w-[25em] rotate-3" />
      <Sheet className="top-[2em] left-1/2 w-[27em] -translate-x-1/2 px-[3em] pt-[2.2em] pb-[5em] leading-[1.5]">
        <p className="border-b-2 border-ink pb-[0.7em] text-[1.2em]">
          <Logo name={name} />
        </p>
        <p className="mt-[1.2em] font-sans text-[0.74em] font-semibold tracking-label uppercase">{sample.notice}</p>
        <p className="mt-[0.5em] text-[1.65em] leading-[1.15] text-balance">{sample.headline}</p>
        <p className="mt-[0.7em] text-ink-soft italic">{sample.subhead}</p>
        <p className="mt-[1.3em]">
          <span className="font-sans text-[0.9em] font-semibold">{sample.dateline}</span> — {sample.paragraphs[0]}
        </p>
        <p className="mt-[0.9em]">{sample.paragraphs[1]}</p>
      </Sheet>
    </>
  );
}
