import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useDesk } from "#app/features/desk/frame/desk-context.ts";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited } from "#app/features/desk/frame/desk-states.tsx";
import { InviteForm } from "#app/features/desk/team/invite-form.tsx";
import { MemberList } from "#app/features/desk/team/member-list.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { teamPage as words } from "#content/desk-team.ts";

export const title = words.meta.title;

export default function TeamPage() {
  const { me } = useDesk();
  const query = useQuery(deskQueries.staff());
  // A colleague may have changed one's own seat since one came in.
  const isOwner = (query.data?.find(({ id }) => id === me.id)?.role ?? me.role) === "owner";
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-title-m">{words.title}</h1>
          <p className="max-w-lead text-sm text-ink-soft">{words.lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {[words.me, words.log].map(({ label, to }) => (
            <Link key={to} to={to} className={buttonClasses("secondary", "small")}>
              {label}
            </Link>
          ))}
        </div>
      </header>
      {query.data ? <MemberList members={query.data} isOwner={isOwner} /> : <Awaited query={query} rows={3} />}
      {isOwner && <InviteForm />}
    </>
  );
}
