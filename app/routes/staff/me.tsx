import { Link } from "react-router";
import { BackLink } from "#app/features/desk/frame/back-link.tsx";
import { useDesk } from "#app/features/desk/frame/desk-context.ts";
import { ProfileForm } from "#app/features/desk/team/profile-form.tsx";
import { mePage as words } from "#content/desk-team.ts";

export const title = words.meta.title;

export default function MePage() {
  const { me } = useDesk();
  return (
    <>
      <BackLink {...words.back} />
      <h1 className="mt-1 text-title-m">{words.title}</h1>
      <p className="text-sm text-ink-soft">{words.lead}</p>
      <p className="mt-1 mb-6 text-sm">
        {me.email} ·{" "}
        <Link to={words.account.to} className="text-link">
          {words.account.label}
        </Link>
      </p>
      <ProfileForm me={me} />
    </>
  );
}
