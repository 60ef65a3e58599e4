import { ArrowDownToLine } from "lucide-react";
import type { ReactNode } from "react";
import type { Action } from "#content/shapes.ts";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button.tsx";
import { classNames } from "./class-names.ts";

export type ActionButtonProps = { action: Action; variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** Draws what an `Action` says: a link to a page of ours, an address outside, or a download. */
export function ActionButton({ action, variant, size, className }: ActionButtonProps) {
  return <ActionAnchor action={action} className={buttonClasses(variant, size, className)} />;
}

/** The same, in running text or at the foot of a card. */
export function ActionLink({ action, className = "text-link font-semibold" }: { action: Action; className?: string }) {
  return <ActionAnchor action={action} className={className} />;
}

function ActionAnchor({ action, className }: { action: Action; className: string }) {
  if ("download" in action) {
    return (
      <a href={action.download} download className={className}>
        {action.label}
        <ArrowDownToLine
          aria-hidden="true"
          className="inline size-[1em] shrink-0 [a:not(.inline-flex)>&]:ml-[0.35em]"
        />
      </a>
    );
  }
  if ("href" in action) {
    return (
      <a href={action.href} className={className}>
        {action.label}
      </a>
    );
  }
  return action.newTab ? (
    <a href={action.to} target="_blank" rel="noopener" className={className}>
      {action.label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ) : (
    <a href={action.to} className={className}>
      {action.label}
    </a>
  );
}

type ActionRowProps = {
  actions: readonly Action[];
  lead?: ButtonVariant;
  className?: string;
  /** A button that is no link, after the others. */
  children?: ReactNode;
};

/** On a phone, too, short ones share a line: a whole button stands above the bar at the screen's foot. */
export const besideOnPhones = "max-sm:flex-row max-sm:flex-wrap max-sm:*:flex-auto max-sm:*:px-2";

/** A row of actions: the first stands out, the others stay beside it. */
export function ActionRow({ actions, lead = "primary", className = "", children }: ActionRowProps) {
  return (
    <div className={`flex flex-col gap-3 sm:flex-row sm:flex-wrap print:hidden ${className}`}>
      {actions.map((action, index) => (
        <ActionButton key={action.label} action={action} variant={index === 0 ? lead : "secondary"} />
      ))}
      {children}
    </div>
  );
}

type ActionLinksProps = { actions: readonly Action[]; className?: string };

/** Places to go that ask for nothing: plain links in a line. */
export function ActionLinks({ actions, className }: ActionLinksProps) {
  return (
    <p className={classNames("flex flex-wrap gap-x-6 gap-y-2 print:hidden", className)}>
      {actions.map((action) => (
        <ActionLink key={action.label} action={action} />
      ))}
    </p>
  );
}

type ShortActionRowProps = Omit<ActionRowProps, "lead"> & { rowClassName?: string };

/** Two places to go to stand out; whatever others there are stand below them, as links. */
export function ShortActionRow({ actions, className, rowClassName, children }: ShortActionRowProps) {
  const others = actions.slice(2);
  return (
    <div className={className}>
      <ActionRow actions={actions.slice(0, 2)} className={rowClassName}>
        {children}
      </ActionRow>
      {others.length > 0 && <ActionLinks actions={others} className="mt-5" />}
    </div>
  );
}
