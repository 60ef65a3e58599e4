import { PortalLoading, PortalShell } from "#app/layout/portal-shell.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { layoutWords } from "#content/layout.ts";

const words = layoutWords.staff;

export const meta = () => pageMeta({ title: words.title, description: words.text, path: "/staff", noindex: true });

/** The session lives in the browser, so this page is only a frame until scripts run. */
export async function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <PortalLoading />;
}

export default function DeskPage() {
  return (
    <PortalShell title={words.title}>
      <p className="max-w-lead text-lead text-ink-soft">{words.text}</p>
    </PortalShell>
  );
}
