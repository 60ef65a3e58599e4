import { Play } from "lucide-react";
import { useSampleDialog } from "#app/features/demos/use-sample-dialog.ts";
import { Spinner } from "#app/ui/busy.tsx";
import type { SampleTrailer } from "#content/services/book-trailer-video.ts";
import type { TrailerDialogProps } from "./trailer-dialog.tsx";

const loadDialog = () => import("./trailer-dialog.tsx");

/** Lies over the still of a film, and plays it. Without scripts the still is a still; the words stand below. */
export function PlayFilm({ trailer, label }: { trailer: SampleTrailer; label: string }) {
  const { Dialog, dialogProps, buttonProps, isLoading } = useSampleDialog<TrailerDialogProps>(loadDialog);
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        className="group absolute inset-0 flex size-full items-end pb-4 sm:pb-8 focus-visible:-outline-offset-4 noscript:hidden print:hidden"
      >
        <span className="mx-auto flex w-full max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] px-gutter">
          <span className="flex size-12 items-center sm:size-18 justify-center rounded-full border border-on-night bg-night text-on-night transition group-hover:bg-on-night group-hover:text-night">
            {isLoading ? <Spinner /> : <Play aria-hidden="true" className="ml-1 size-5 fill-current sm:size-7" />}
          </span>
        </span>
        <span className="sr-only">
          {trailer.title}: {label}
        </span>
      </button>
      {Dialog && <Dialog trailer={trailer} {...dialogProps} />}
    </>
  );
}
