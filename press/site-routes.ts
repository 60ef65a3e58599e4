import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** Addresses with a parameter: no file can be made for them, so the server answers with the shell. */
export function clientOnlyPaths(): string[] {
  return listPaths(routes, "").filter((path) => path.includes("/:"));
}

function listPaths(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    return [path, ...listPaths(entry.children ?? [], path)];
  });
}
