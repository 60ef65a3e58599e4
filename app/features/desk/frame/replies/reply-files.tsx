import { useMutation } from "@tanstack/react-query";
import { notify } from "#app/ui/notify.ts";
import { replyWords } from "#content/desk-replies.ts";
import type { ReplyFile } from "#domain/desk-replies.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayBytes } from "#domain/say-bytes.ts";
import { saveFile } from "../files/save-file.ts";

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
    mutationFn: () => saveFile("replies", { file: file.id }),
    onError: () => void notify.error(words.failed.title, words.failed.text),
  });
  return (
    <>
      <button
        type="button"
        disabled={fetched.isPending}
        aria-label={fillWords(words.download, { name: file.name })}
        onClick={() => fetched.mutate()}
        className="text-link min-h-6 text-left break-all disabled:opacity-60"
      >
        {fillWords(words.kept, { name: file.name, size: sayBytes(file.size) })}
      </button>
      {!file.isScanned && <span className="text-ink-soft"> {words.unscanned}</span>}
    </>
  );
}
