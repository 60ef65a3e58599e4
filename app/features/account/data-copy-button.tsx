import { useState } from "react";
import { downloadFile } from "#app/features/projects/download-file.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { collectData } from "./data-copy.ts";

const words = accountPage.copy;

export function DataCopyButton() {
  const [isBusy, setIsBusy] = useState(false);
  const collect = async () => {
    setIsBusy(true);
    try {
      downloadFile(words.file, "application/zip", await collectData());
    } catch {
      // Half a copy would pass for a whole one, so there is none.
      void notify.error(words.failed.title, words.failed.text);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="small" isBusy={isBusy} busyLabel={words.busy} onClick={() => void collect()}>
      {words.action}
    </Button>
  );
}
