import { useMutation } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { downloadFile } from "#app/ui/download-file.ts";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { collectData } from "./data-copy.ts";

const words = accountPage.copy;

export function DataCopyButton() {
  const copy = useMutation({
    mutationFn: collectData,
    // It only reads, and asks as often as any query would.
    retry: 3,
    onSuccess: (data) => downloadFile(words.file, "application/zip", data),
    // Half a copy would pass for a whole one, so there is none.
    onError: () => void notify.error(words.failed.title, words.failed.text),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={copy.isPending}
      busyLabel={words.busy}
      onClick={() => copy.mutate()}
    >
      {words.action}
    </Button>
  );
}
