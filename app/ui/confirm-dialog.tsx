import { Button } from "./button.tsx";
import { Dialog, DialogClose } from "./dialog.tsx";

export type Question = { title: string; text: string; confirm: string; cancel: string };

type ConfirmDialogProps = Question & { onConfirm: () => void; onClose: () => void };

/** Asks before something is gone for good, naming it. The way back stands first, so that a stray Enter harms nothing. */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} description={text} onClose={onClose} focusesItself>
      <div className="flex flex-wrap gap-3">
        <DialogClose asChild>
          <Button variant="secondary">{cancel}</Button>
        </DialogClose>
        <Button variant="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
