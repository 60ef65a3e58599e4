import { useMutation, useQuery } from "@tanstack/react-query";
import { Globe, LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { signOut } from "#app/backend/session.ts";
import { Logo } from "#app/drawings/logo.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deskLinks, deskFrame as words } from "#content/desk.ts";
import { site } from "#content/site.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { type Counts, useDesk } from "./desk-context.ts";
import { deskQueries } from "./desk-queries.ts";

/** A tool takes more of the screen than a page that is read. */
export const deskWidth = "mx-auto w-full max-w-[96rem] px-gutter";

const quiet =
  "inline-flex min-h-9 items-center gap-1.5 rounded-sm px-1.5 text-sm text-ink-soft hover:text-ink disabled:opacity-60";

/** Slim and dark, so that nobody takes the desk for the site. */
export function DeskHeader() {
  const { me, counts } = useDesk();
  return (
    <header className="night z-40 border-b border-rule lg:sticky lg:top-0 print:hidden">
      <div
        className={classNames(deskWidth, "flex flex-wrap items-center gap-x-5 py-1.5 lg:h-14 lg:flex-nowrap lg:py-0")}
      >
        <Link to="/staff" className="-ml-1 flex items-center gap-2.5 rounded-sm p-1 text-[1.1875rem]">
          <Logo name={site.name} />
          <span className="label translate-y-[0.12em] text-gold-ink">{words.name}</span>
        </Link>
        <DeskNavigation counts={counts} />
        <div className="ml-auto flex items-center gap-x-3 lg:shrink-0">
          {counts && counts.overdue > 0 && (
            <Link
              to="/staff/inbox?overdue=1"
              className="figures inline-flex min-h-7 items-center rounded-sm border border-danger px-2 text-label tracking-[0] font-semibold whitespace-nowrap text-danger hover:bg-danger/10"
            >
              {sayCount(words.overdue, counts.overdue)}
            </Link>
          )}
          <Link
            to="/staff/me"
            title={me.email}
            className={classNames(quiet, "max-w-40 truncate text-ink max-sm:hidden")}
          >
            {me.name || me.email}
          </Link>
          <Link to="/" title={words.site} className={classNames(quiet, "min-w-9 justify-center")}>
            <Globe aria-hidden="true" className="size-4 2xl:hidden" strokeWidth={1.6} />
            <span className="whitespace-nowrap max-2xl:sr-only">{words.site}</span>
          </Link>
          <SignOut />
        </div>
      </div>
    </header>
  );
}

function DeskNavigation({ counts }: { counts?: Counts }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { data: replies } = useQuery(deskQueries.replyCounts());
  const counted = {
    unanswered: counts?.unanswered ?? 0,
    failedMails: counts?.failedMails ?? 0,
    replies: (replies?.waiting ?? 0) + (replies?.tray ?? 0),
  };
  // The links may be wider than the room they have; the one in use is brought to its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another link in use
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && current) {
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
    }
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={words.navigation}
      className="relative min-w-0 overflow-x-auto [scrollbar-width:none] max-lg:order-last max-lg:-mx-gutter max-lg:w-[calc(100%+2*var(--spacing-gutter))] max-lg:px-gutter"
    >
      <ul className="flex items-center gap-x-4 2xl:gap-x-5">
        {deskLinks.map(({ label, to, count }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === "/staff"}
              className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-sm whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-[current]:border-gold aria-[current]:text-ink lg:min-h-14 lg:pt-0.5"
            >
              {label}
              {count && counted[count] > 0 && <NavCount which={count} count={counted[count]} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavCount({ which, count }: { which: "unanswered" | "replies" | "failedMails"; count: number }) {
  const said =
    which !== "failedMails"
      ? sayCount(words[which], count)
      : fillWords(words.failedMails, { count: formatCount(count) });
  return (
    <span
      title={said}
      className="figures rounded-full bg-surface px-2 text-label leading-5 tracking-[0] font-semibold text-ink"
    >
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="sr-only">, {said}</span>
    </span>
  );
}

/** Out of the desk; where to from there, its layout knows. */
function SignOut() {
  const { isPending, mutate: leave } = useMutation({ mutationFn: () => signOut() });
  return (
    <button type="button" disabled={isPending} onClick={() => leave()} className={classNames(quiet, "-mr-1.5")}>
      <LogOut aria-hidden="true" className="size-4" strokeWidth={1.6} />
      <span className="whitespace-nowrap">{isPending ? words.signingOut : words.signOut}</span>
    </button>
  );
}
