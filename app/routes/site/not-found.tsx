import { MissingPage } from "#app/layout/missing-page.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { notFoundPage } from "#content/not-found.ts";

export const head = () => pageMeta({ ...notFoundPage.meta, noindex: true });

/** Stands for any address that leads nowhere; app/islands/start.ts writes the address to the console. */
export default function NotFoundPage() {
  return <MissingPage {...notFoundPage} />;
}
