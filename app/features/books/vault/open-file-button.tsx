import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import { sayFault } from "../ask-book.ts";
import { openFile } from "./open-file.ts";

const { failed } = bookPage.files;

/** Saves a version; `label` shows, or only names it where a list has many. */
export function OpenFile({ version, label, hidesLabel }: { version: string; label: string; hidesLabel?: boolean }) {
  const open = useMutation({
    mutationFn: () => openFile(version),
    onError: (fault) => void notify.error(failed.title, sayFault(fault)),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      className="max-w-full shrink-0"
      aria-label={hidesLabel ? label : undefined}
      isBusy={open.isPending}
      onClick={() => open.mutate()}
    >
      {!open.isPending && <Download aria-hidden="true" className="size-4 shrink-0" />}
      {!hidesLabel && <span className="min-w-0 wrap-anywhere">{label}</span>}
    </Button>
  );
}
