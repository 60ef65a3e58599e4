import { useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { ConfirmDialog, type Question } from "./confirm-dialog.tsx";

type AskingButtonProps = Omit<ButtonProps, "onClick"> & { question: Question; onConfirm: () => void };

/** Takes something away, and asks before it does. Everything but the question is the button's own. */
export function AskingButton({ question, onConfirm, ...button }: AskingButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="danger" size="small" {...button} onClick={() => setIsAsked(true)} />
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
