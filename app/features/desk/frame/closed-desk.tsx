import type { ReactNode } from "react";
import { Link } from "react-router";
import { PasskeyButton } from "#app/features/session/passkeys/passkey-button.tsx";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { closedDesk as words } from "#content/desk.ts";
import type { NavLink } from "#content/links.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { DeskEntry } from "./desk-entry.ts";

type ClosedDeskProps = {
  entry: Extract<DeskEntry, { kind: "stranger" | "second-factor" }>;
  /** Whoever has shown a passkey here may be let in now. */
  onChange: () => unknown;
};

/** What whoever may not work here finds instead: why, and where to go. */
export function ClosedDesk({ entry, onChange }: ClosedDeskProps) {
  if (entry.kind === "second-factor") {
    return (
      <Notice {...words.secondFactor}>
        <PasskeyButton className="mt-4" onSignedIn={onChange} />
      </Notice>
    );
  }
  const { signedInAs, ...stranger } = words.stranger;
  return <Notice {...stranger} note={fillWords(signedInAs, { email: entry.email })} />;
}

type NoticeProps = { title: string; text: string; action: NavLink; note?: string; children?: ReactNode };

function Notice({ title, text, action, note, children }: NoticeProps) {
  return (
    <Container width="narrow" className="py-section">
      <h1 className="text-title-l">{title}</h1>
      <p className="mt-4 max-w-lead text-lead text-ink-soft">{text}</p>
      {note && <p className="mt-2 break-words text-ink-soft">{note}</p>}
      <Link to={action.to} className={buttonClasses("primary", "medium", "mt-8")}>
        {action.label}
      </Link>
      {children && <div>{children}</div>}
    </Container>
  );
}

export function UnreachableDesk({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { title, text, action } = words.unreachable;
  return (
    <Container width="narrow" className="py-section">
      <div role="alert">
        <h1 className="text-title-l">{title}</h1>
        <p className="mt-4 max-w-lead text-lead text-ink-soft">{text}</p>
      </div>
      <Button className="mt-8" isBusy={isBusy} onClick={onRetry}>
        {action}
      </Button>
    </Container>
  );
}
