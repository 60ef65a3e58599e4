import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

type AskingButtonProps = {
  label: string;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  isBusy: boolean;
  onConfirm: () => void;
};

/** Takes something away, and asks before it does. */
export function AskingButton({ label, isBusy, onConfirm, ...question }: AskingButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="danger" size="small" isBusy={isBusy} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          {...question}
          onConfirm={() => {
            setIsAsked(false);
            onConfirm();
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
