import { Link, redirect } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { movedPage } from "#content/not-found.ts";
import { aliases } from "#domain/aliases.ts";
import type { Route } from "./+types/alias";

type Alias = keyof typeof aliases;

export const meta = () => [{ title: movedPage.title }, { name: "robots", content: "noindex, follow" }];

/** The server answers these addresses with 301; this is the same answer for navigation inside the browser. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/$/, "") as Alias;
  throw redirect(aliases[path]);
}

export function HydrateFallback() {
  return (
    <Container className="py-section">
      <p className="text-lead">
        {movedPage.text}{" "}
        <Link to={movedPage.link.to} className="text-link">
          {movedPage.link.label}
        </Link>
      </p>
    </Container>
  );
}

export default function AliasPage() {
  return null;
}
