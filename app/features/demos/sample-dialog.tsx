import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { SampleDialogProps } from "./use-sample-dialog.ts";
import "./print-sample.css";

type Props = SampleDialogProps & { title: string; description: string; printLabel?: string; children: ReactNode };

/** The frame of every sample; whoever opens it fetches it. */
export function SampleDialog({ printLabel, children, ...dialog }: Props) {
  return (
    <Dialog {...dialog} width="wide">
      {printLabel && (
        <Button variant="secondary" size="small" className="mb-6 print:hidden" onClick={() => window.print()}>
          {printLabel}
        </Button>
      )}
      <div data-sample>{children}</div>
    </Dialog>
  );
}
