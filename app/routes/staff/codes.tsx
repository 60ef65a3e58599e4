import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { hasFailed } from "#app/backend/has-failed.ts";
import { CodeSheet } from "#app/features/desk/codes/code-sheet.tsx";
import { DeskInput } from "#app/features/desk/frame/desk-fields.tsx";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { ExportButton } from "#app/features/desk/frame/export-button.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { codesPage as words } from "#content/desk-office.ts";
import { fillWords } from "#domain/fill-words.ts";
import { textLimits } from "#domain/text-limits.ts";

export const title = words.meta.title;

export default function CodesPage() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get("code")?.trim() ?? "";
  const query = useQuery({ ...deskQueries.code(wanted), enabled: wanted !== "" });
  const answer = query.data;
  // What is typed stays until another code is asked for, here or by a link.
  const [typing, setTyping] = useState({ over: wanted, text: wanted });
  const text = typing.over === wanted ? typing.text : wanted;
  const look = () => {
    const code = text.trim();
    if (code !== wanted) setParams(code ? { code } : {}, { replace: true });
    else if (code) void query.refetch();
  };
  const { formProps, isBusy } = useForm({ send: async () => look(), isBusy: query.isFetching });

  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <ExportButton lists={["codes"]} />
      </header>
      <p className="mb-4 text-sm text-ink-soft">{words.lead}</p>
      <form {...formProps} className="flex flex-wrap items-end gap-3">
        <DeskInput
          label={words.label}
          value={text}
          placeholder={words.placeholder}
          maxLength={textLimits.line}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setTyping({ over: wanted, text: value })}
          className="w-64"
        />
        <Button type="submit" size="small" isBusy={isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </form>
      <div aria-live="polite">
        {hasFailed(query) ? (
          <p className="mt-6 text-danger">{words.failed}</p>
        ) : answer?.found ? (
          <CodeSheet wanted={wanted} code={answer} />
        ) : (
          answer && <UnknownCode code={wanted} />
        )}
      </div>
    </>
  );
}

function UnknownCode({ code }: { code: string }) {
  return (
    <div className="mt-6 max-w-lead border-y border-rule py-6">
      <h2 className="text-title-s break-words">{fillWords(words.unknown.title, { code })}</h2>
      <p className="mt-1 text-sm text-ink-soft">{words.unknown.text}</p>
    </div>
  );
}
