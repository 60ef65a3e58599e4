import { type DragEvent, type ReactNode, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";

type DropPlaceProps = { onDrop: (file: File | undefined) => void; isOff: boolean; children: ReactNode };

/** A place to drop a file on; the field inside does the same by choice. */
export function DropPlace({ onDrop, isOff, children }: DropPlaceProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent) => {
    // Also while one is on its way: a browser that is left alone would open the file in place of the page.
    event.preventDefault();
    if (isOff) return;
    setIsOver(event.type === "dragover");
    if (event.type === "drop") onDrop(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard
    <div
      onDragOver={take}
      onDragLeave={take}
      onDrop={take}
      className={classNames(
        "rounded-md border border-dashed p-5",
        isOver ? "border-action bg-action/10" : "border-rule-strong",
      )}
    >
      {children}
    </div>
  );
}
