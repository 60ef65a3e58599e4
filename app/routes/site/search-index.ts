import { listSearchEntries } from "#app/features/search/search-entries.server.ts";

/** No page: the build makes a file of it, /search-index.json, which the header's search fetches when it is first used. */
export function loader() {
  return Response.json(listSearchEntries());
}
