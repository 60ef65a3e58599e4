import { useStoredSession } from "#app/backend/stored-session.ts";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "#app/ui/button.tsx";
import { headerActions } from "#content/links.ts";

const { logIn, dashboard } = headerActions;

type AccountLinkProps = { variant: ButtonVariant; size?: ButtonSize; className?: string };

/** The way in, or back to one's desk. Both take the room of the longer word, so that nothing moves when it changes. */
export function AccountLink({ variant, size, className }: AccountLinkProps) {
  const { label, to } = useStoredSession() ? dashboard : logIn;
  const room = "flex-col gap-0! after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-longest)]";
  return (
    <a href={to} data-longest={dashboard.label} className={buttonClasses(variant, size, `${room} ${className ?? ""}`)}>
      {label}
    </a>
  );
}
