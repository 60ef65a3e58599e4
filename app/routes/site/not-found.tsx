import { useEffect } from "react";
import { useLocation } from "react-router";
import { MissingPage } from "#app/layout/missing-page.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { notFoundPage } from "#content/not-found.ts";

export const meta = () => pageMeta({ ...notFoundPage.meta, noindex: true });

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return <MissingPage {...notFoundPage} />;
}
