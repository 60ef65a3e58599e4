import type { SampleDialogProps } from "#app/features/demos/use-sample-dialog.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useReducedMotion } from "#app/ui/use-reduced-motion.ts";
import type { SampleTrailer } from "#content/services/book-trailer-video.ts";
import { TrailerPlayer } from "./trailer-player.tsx";
import { TrailerStills } from "./trailer-stills.tsx";

export type TrailerDialogProps = SampleDialogProps & { trailer: SampleTrailer };

/** The screening room; fetched when the first trailer is asked for. */
export default function TrailerDialog({ trailer, open, onOpenChange }: TrailerDialogProps) {
  const wantsStills = useReducedMotion();
  return (
    <Dialog
      title={trailer.title}
      description={trailer.description}
      open={open}
      onOpenChange={onOpenChange}
      width="film"
    >
      {wantsStills ? <TrailerStills trailer={trailer} /> : <TrailerPlayer trailer={trailer} />}
    </Dialog>
  );
}
