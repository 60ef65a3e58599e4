import { type ReactNode, useState } from "react";
import { ownDrafts as drafts } from "#app/forms/own-drafts.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { Problem } from "#app/ui/problem.tsx";
import { personDetails } from "#content/desk-people.ts";
import { sayRefusal } from "../ask-desk.ts";
import { useDeskChange } from "../use-desk-change.ts";
import { useDraftName } from "./use-desk-draft.ts";

type DeskFormProps<Asked, Heard> = {
  label: string;
  submit: string;
  /** Said when it is stored, unless whoever it hands its words to says what became of them. */
  done?: string;
  /** What is asked for, or a sentence about what is missing. */
  read: (entries: FormData) => Asked | string;
  ask: (asked: Asked) => Promise<Heard>;
  onDone?: (heard: Heard) => void;
  look?: "stack" | "line";
  /** What is typed is kept under this until it is stored or thrown away. */
  draft?: string;
  /** Offers to throw it away. */
  onDiscard?: () => void;
  children: ReactNode;
};

const looks = { stack: "flex flex-col gap-4", line: "flex flex-wrap items-end gap-3" } as const;

/** A small form of the desk that says what went wrong where it stands. */
export function DeskForm<Asked extends object, Heard>(props: DeskFormProps<Asked, Heard>) {
  const { label, submit, done, read, ask, onDone, look = "stack", draft, onDiscard, children } = props;
  const [problem, setProblem] = useState<string>();
  const draftName = useDraftName(draft ?? "");
  const change = useDeskChange(ask, {
    onSuccess: (heard) => {
      if (draft) drafts.drop(draftName);
      if (done) void notify.success(done);
      onDone?.(heard);
    },
    onError: (fault) => setProblem(sayRefusal(fault, personDetails.failed)),
  });
  const { formProps, isBusy } = useForm({
    ...(draft ? { id: draftName, drafts } : {}),
    isBusy: change.isPending,
    send: async (entries) => {
      const asked = read(entries);
      setProblem(typeof asked === "string" ? asked : undefined);
      if (typeof asked !== "string") change.mutate(asked);
    },
  });
  return (
    <form {...formProps} aria-label={label} className={looks[look]}>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="small"
          variant={look === "line" ? "secondary" : "primary"}
          isBusy={isBusy}
          busyLabel={personDetails.busy}
        >
          {submit}
        </Button>
        {onDiscard && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              drafts.drop(draftName);
              onDiscard();
            }}
          >
            {personDetails.discard}
          </Button>
        )}
      </div>
      <Problem text={problem} className="w-full" />
    </form>
  );
}
