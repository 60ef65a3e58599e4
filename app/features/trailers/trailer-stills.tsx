import { sampleViewing } from "#content/sample-viewing.ts";
import type { SampleTrailer } from "#content/services/book-trailer-video.ts";
import { TrailerStage } from "./trailer-stage.tsx";

/** The whole trailer as a strip of pictures: nothing moves, nothing is lost. */
export function TrailerStills({ trailer }: { trailer: SampleTrailer }) {
  return (
    <>
      <p className="mb-6 text-sm text-ink-soft">{sampleViewing.trailer.stillsNote}</p>
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {trailer.frames.map((frame, index) => (
          <li key={frame.scene}>
            <TrailerStage trailer={trailer} frame={index} motion="still" />
            <p className="mt-2 text-sm text-ink-soft">{frame.scene}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
