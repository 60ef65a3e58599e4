import { useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { layoutWords } from "#content/layout.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/root";
import { useMailLinkArrival } from "./features/session/mail-link-arrival.ts";
import serif from "./fonts/newsreader.woff2?url";
import sans from "./fonts/source-sans-3.woff2?url";
import { Busy } from "./ui/busy.tsx";
import { buttonClasses } from "./ui/button.tsx";
import { Container } from "./ui/container.tsx";
import "./app.css";

const font = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: Route.LinksFunction = () => [
  font(serif),
  font(sans),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", type: "application/rss+xml", title: `${site.name} blog`, href: "/feed.xml" },
];

/** Of the shell alone, which stands for one project or one person until its page is fetched: nothing to be listed. */
export const meta: Route.MetaFunction = () => [{ title: site.name }, { name: "robots", content: "noindex" }];

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useMailLinkArrival();
  useEffect(() => {
    document.documentElement.dataset.ready = "";
    // The starter in the page waits for this: press/page-starter.ts.
    dispatchEvent(new Event("halftitle:ready"));
  }, []);
  return <Outlet />;
}

/** For addresses that only exist in the browser, such as one project of the dashboard, until its page is fetched. */
export function HydrateFallback() {
  return (
    <Container className="py-section">
      <noscript>
        <p className="max-w-lead text-lead">{layoutWords.needsScripts}</p>
      </noscript>
      <Busy label={layoutWords.loading} className="hidden! scripting:flex!" />
    </Container>
  );
}

/** What nobody expected. Says so and leads back by a full load, since the page's own scripts may be what broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  console.error(error);
  // The data of the next page did not come. Its address is already there: a full load shows the page, or why it cannot.
  useEffect(() => {
    if (isNetworkFailure(error)) location.reload();
  }, [error]);
  const { title, text, home } = layoutWords.failure;
  return (
    <Container width="narrow" className="py-section">
      <h1 className="text-title-l">{title}</h1>
      <p className="mt-4 max-w-lead text-lead text-ink-soft">{text}</p>
      <p className="mt-8">
        <a href="/" className={buttonClasses()}>
          {home}
        </a>
      </p>
    </Container>
  );
}

/** As Chrome, Firefox and Safari say it. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|NetworkError|Load failed/.test(error.message);
}
