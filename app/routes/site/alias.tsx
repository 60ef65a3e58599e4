import { redirect } from "react-router";
import { aliases } from "#domain/aliases.ts";
import type { Route } from "./+types/alias";

/** The server answers these addresses with 301; this is the same answer for navigation inside the browser. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = new URL(request.url).pathname as keyof typeof aliases;
  throw redirect(aliases[path]);
}

export default function AliasPage() {
  return null;
}
