import { MissingPage } from "#app/layout/missing-page.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { postNotFoundPage } from "#content/not-found.ts";

export const head = () => pageMeta({ ...postNotFoundPage.meta, noindex: true });

export default function PostNotFoundPage() {
  return <MissingPage {...postNotFoundPage} />;
}
