import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { useSampleDialog } from "#app/features/demos/use-sample-dialog.ts";
import { Spinner } from "#app/ui/busy.tsx";
import { Button } from "#app/ui/button.tsx";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { RunningSection } from "#app/ui/section.tsx";
import { sampleViewing } from "#content/sample-viewing.ts";
import type { SampleTrailer } from "#content/services/book-trailer-video.ts";
import type { TrailerDialogProps } from "./trailer-dialog.tsx";

const words = sampleViewing.trailer;
const loadDialog = () => import("./trailer-dialog.tsx");

type TrailerShelfProps = {
  label: string;
  title: string;
  lead: string;
  playLabel: string;
  trailers: readonly SampleTrailer[];
  covers: Readonly<Record<string, ReactNode>>;
};

/** The sample trailers as posters on a night band, on a phone one row of them; each plays in a dialog and can be read in full on the page. */
export function TrailerShelf({ playLabel, trailers, covers, ...head }: TrailerShelfProps) {
  return (
    <RunningSection {...head} columns={3} tone="night">
      <ul className="relative grid gap-x-10 gap-y-10 max-md:-mx-gutter max-md:snap-x max-md:scroll-px-gutter max-md:auto-cols-[min(80vw,22rem)] max-md:grid-flow-col max-md:grid-rows-[repeat(5,auto)] max-md:gap-x-5 max-md:overflow-x-auto max-md:px-gutter lg:grid-cols-3 lg:gap-y-14">
        {trailers.map((trailer) => (
          <li
            key={trailer.slug}
            className="row-span-5 grid snap-start grid-cols-1 grid-rows-subgrid gap-y-0 md:max-lg:row-auto md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_auto_1fr] md:max-lg:gap-x-10"
          >
            <Poster trailer={trailer} playLabel={playLabel} cover={covers[trailer.slug]} />
          </li>
        ))}
      </ul>
    </RunningSection>
  );
}

function Poster({ trailer, playLabel, cover }: { trailer: SampleTrailer; playLabel: string; cover: ReactNode }) {
  const { Dialog, dialogProps, buttonProps, isLoading } = useSampleDialog<TrailerDialogProps>(loadDialog);
  return (
    <>
      <div className="md:max-lg:row-span-full md:max-lg:pb-28 print:hidden">
        <div className="relative">{cover}</div>
      </div>
      {/* The book lies below its film. */}
      <div className="mt-6 min-h-24 pl-21 md:max-lg:mt-0 md:max-lg:min-h-0 md:max-lg:pl-0 print:min-h-0 print:pl-0">
        <p className="label text-ink-soft">
          {trailer.style} · <span className="figures">{trailer.duration}</span>
        </p>
        <h3 className="mt-2 text-title-s">{trailer.title}</h3>
        <p className="text-sm text-ink-soft">{trailer.author}</p>
      </div>
      <p className="mt-3 mb-6 text-ink-soft">{trailer.description}</p>
      <p className="noscript:hidden print:hidden">
        <Button {...buttonProps} variant="on-night">
          {isLoading ? <Spinner /> : <Play aria-hidden="true" className="size-4" />}
          {playLabel}
          <span className="sr-only">: {trailer.title}</span>
        </Button>
      </p>
      <Transcript trailer={trailer} />
      {Dialog && <Dialog trailer={trailer} {...dialogProps} />}
    </>
  );
}

/** Every picture and every line, in the page itself: for readers without scripts, search engines and paper. */
function Transcript({ trailer }: { trailer: SampleTrailer }) {
  return (
    <details className="unfolds mt-5 border-t border-rule">
      <FoldSummary className="text-sm print:hidden">
        {words.transcript}
        <span className="sr-only">: {trailer.title}</span>
      </FoldSummary>
      <ol className="mt-4 border-l border-gold pl-5">
        {trailer.frames.map((frame) => (
          <li key={frame.scene} className="mb-5">
            <p className="font-serif text-title-s">{frame.lines.join(" ")}</p>
            <p className="mt-1 text-sm text-ink-soft">{frame.scene}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
