import { type ComponentType, useRef, useState, useTransition } from "react";
import { flushSync } from "react-dom";
import { notify } from "#app/ui/notify.ts";
import { sampleViewing } from "#content/sample-viewing.ts";

export type SampleDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };
export type SampleLoader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A dialog that is fetched when someone asks for it, and the button that asks. If the network fails a notice says so, and
 * asking again tries again.
 */
export function useSampleDialog<Props extends SampleDialogProps>(load: SampleLoader<Props>) {
  const button = useRef<HTMLButtonElement>(null);
  const [part, setPart] = useState<{ Dialog: ComponentType<Props> } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, startLoading] = useTransition();

  const handleClick = () =>
    startLoading(async () => {
      try {
        const { default: Dialog } = await load();
        setPart({ Dialog });
        setIsOpen(true);
      } catch {
        // The chunk did not come: no network, or an old tab after a new release.
        await notify.error(sampleViewing.failed.title, sampleViewing.failed.text);
      }
    });
  const handleOpenChange = (open: boolean) => {
    // The dialog has no trigger of its own to return to, so the focus is led back from here, once it has gone.
    flushSync(() => setIsOpen(open));
    if (!open) button.current?.focus();
  };

  return {
    Dialog: part?.Dialog,
    dialogProps: { open: isOpen, onOpenChange: handleOpenChange },
    isLoading,
    // Not disabled while loading: a disabled button loses the focus that has to come back to it.
    buttonProps: {
      ref: button,
      "aria-haspopup": "dialog",
      "aria-busy": isLoading || undefined,
      onClick: handleClick,
    } as const,
  };
}
