import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { askDesk } from "#app/features/desk/ask-desk.ts";
import { CodeSheet } from "#app/features/desk/code-sheet.tsx";
import { DeskInput } from "#app/features/desk/desk-fields.tsx";
import { ExportButton } from "#app/features/desk/export-button.tsx";
import { fillWords } from "#app/features/projects/fill-words.ts";
import { pageMeta } from "#app/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { codesPage as words } from "#content/desk-office.ts";
import type { CodeAnswer } from "#domain/desk.ts";
import { textLimits } from "#domain/text-limits.ts";

export const meta = () => pageMeta({ ...words.meta, path: "/staff/codes", noindex: true });

type Look = { code: string; answer: CodeAnswer } | { code: string; answer: "asking" | "failed" };

export default function CodesPage() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get("code")?.trim() ?? "";
  const [typed, setTyped] = useState(wanted);
  const [look, setLook] = useState<Look>();
  /** Grows with every press of the button: the same code may be asked about again. */
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another press of the button is another question
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    setTyped(wanted);
    setLook({ code: wanted, answer: "asking" });
    const show = (answer: Look["answer"]) => isOver || setLook({ code: wanted, answer } as Look);
    askDesk("desk_code", { wanted }).then(show, () => show("failed"));
    return () => {
      isOver = true;
    };
  }, [wanted, attempt]);

  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <ExportButton lists={["codes"]} />
      </header>
      <p className="mb-4 text-sm text-ink-soft">{words.lead}</p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setParams(typed.trim() ? { code: typed.trim() } : {}, { replace: true });
          setAttempt((count) => count + 1);
        }}
      >
        <DeskInput
          label={words.label}
          value={typed}
          placeholder={words.placeholder}
          maxLength={textLimits.line}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          className="w-64"
        />
        <Button type="submit" size="small" isBusy={look?.answer === "asking"} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </form>
      <div aria-live="polite">
        {look?.answer === "failed" && <p className="mt-6 text-danger">{words.failed}</p>}
        {look && typeof look.answer === "object" && (
          <CodeLook code={look.code} answer={look.answer} onShow={(answer) => setLook({ code: look.code, answer })} />
        )}
      </div>
    </>
  );
}

type CodeLookProps = { code: string; answer: CodeAnswer; onShow: (answer: CodeAnswer) => void };

function CodeLook({ code, answer, onShow }: CodeLookProps) {
  if (answer.found) return <CodeSheet code={answer} onShow={onShow} />;
  return (
    <div className="mt-6 max-w-lead border-y border-rule py-6">
      <h2 className="text-title-s break-words">{fillWords(words.unknown.title, { code })}</h2>
      <p className="mt-1 text-sm text-ink-soft">{words.unknown.text}</p>
    </div>
  );
}
