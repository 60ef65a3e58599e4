import { useMatches } from "react-router";

/**
 * For the `handle` of a route that is a tool: sign-in, dashboard, desk. The layout then leaves away what is there for
 * visitors. Said by the route and not read from the address, which for a page that was not found may be anything.
 */
export const toolPage = { isTool: true } as const;

export function useIsToolPage(): boolean {
  return useMatches().some(({ handle }) => (handle as Partial<typeof toolPage> | undefined)?.isTool === true);
}
