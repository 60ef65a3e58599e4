import { useMutation } from "@tanstack/react-query";
import { fillWords } from "#app/text/fill-words.ts";
import { downloadFile } from "#app/ui/download-file.ts";
import { notify } from "#app/ui/notify.ts";
import { replyWords } from "#content/desk-replies.ts";
import type { ReplyFile } from "#domain/desk-replies.ts";
import { askDesk } from "../ask-desk.ts";

const words = replyWords.files;

/** What was attached: kept files can be fetched, the others say why they were not kept. */
export function ReplyFiles({ files }: { files: readonly ReplyFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={words.title} className="mt-3 flex flex-col gap-1">
      {files.map((file) => (
        <li key={file.id} className="break-words">
          {file.refused ? (
            <span className="text-ink-soft">
              {fillWords(words.notKept, { name: file.name, reason: words.reasons[file.refused] })}
            </span>
          ) : (
            <FileButton file={file} />
          )}
        </li>
      ))}
    </ul>
  );
}

function FileButton({ file }: { file: ReplyFile }) {
  const fetched = useMutation({
    mutationFn: () => askDesk("desk_reply_file", { file: file.id }),
    onSuccess: (found) => {
      if (!found) return void notify.error(words.failed.title, words.failed.text);
      // Never by its own type: it is saved, and not opened here.
      const bytes = Uint8Array.from(atob(found.content), (letter) => letter.charCodeAt(0));
      downloadFile(found.name, "application/octet-stream", bytes);
    },
    onError: () => void notify.error(words.failed.title, words.failed.text),
  });
  return (
    <button
      type="button"
      disabled={fetched.isPending}
      aria-label={fillWords(words.download, { name: file.name })}
      onClick={() => fetched.mutate()}
      className="text-link min-h-6 text-left break-all disabled:opacity-60"
    >
      {fillWords(words.kept, { name: file.name, size: saySize(file.size) })}
    </button>
  );
}

function saySize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
