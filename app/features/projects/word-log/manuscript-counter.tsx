import { type DragEvent, useId, useState } from "react";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { projectPage } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { type Count, countManuscript } from "./count-manuscript.ts";

const words = projectPage.counter;

/** Drop a manuscript, read how long it is, and log that with one press. */
export function ManuscriptCounter({ onUse }: { onUse: (words: number) => Promise<unknown> }) {
  const id = useId();
  const [result, setResult] = useState<{ file: string; count?: Count }>();
  const [isOver, setIsOver] = useState(false);
  const [isStoring, setIsStoring] = useState(false);

  const count = async (file: File | null | undefined) => {
    if (!file) return;
    setResult({ file: file.name });
    setResult({ file: file.name, count: await countManuscript(file) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void count(event.dataTransfer.files[0]);
  };
  const use = async (total: number) => {
    setIsStoring(true);
    await onUse(total);
    setIsStoring(false);
    setResult(undefined);
  };

  const counted = result?.count;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file; the button inside does the same for everyone.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        "rounded-md border border-dashed p-5",
        isOver ? "border-action bg-action/10" : "border-rule-strong",
      )}
    >
      <p className="text-sm text-ink-soft">{words.text}</p>
      <input
        id={id}
        type="file"
        accept=".txt,.docx"
        className="peer sr-only"
        onChange={(event) => {
          void count(event.currentTarget.files?.[0]);
          // The same file can be counted again after another chapter.
          event.currentTarget.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={buttonClasses(
          "secondary",
          "small",
          "mt-3 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus",
        )}
      >
        {words.choose}
      </label>
      <div role="status" className="figures">
        {result && (
          <p className="mt-3 font-semibold break-words">
            {!counted
              ? words.counting
              : "words" in counted
                ? fillWords(words.result, { file: result.file, words: formatCount(counted.words) })
                : fillWords(words[counted.fault], { file: result.file })}
          </p>
        )}
      </div>
      {counted && "words" in counted && (
        <Button size="small" className="mt-3" isBusy={isStoring} onClick={() => void use(counted.words)}>
          {words.use}
        </Button>
      )}
    </div>
  );
}
