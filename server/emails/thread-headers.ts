import { isUuid } from "#domain/uuid.ts";

/** An id as it may stand in a header: nothing in it can end the line or the brackets. */
const safe = /^[!-;=?-~]{1,300}$/;
const most = 12;

/**
 * The headers by which mail programs show a mail under those it answers: what it answers last, and the way there. A mail
 * of ours is named by its number and gets the domain that all of ours have.
 */
export function threadHeaders(thread: unknown, domain: string): Record<string, string> {
  const ids = (Array.isArray(thread) ? thread : [])
    .filter((id): id is string => typeof id === "string" && safe.test(id))
    .map((id) => (isUuid(id) ? `<${id}@${domain}>` : `<${id}>`));
  const last = ids.at(-1);
  if (!last) return {};
  // The first names the conversation, the last ones the place in it.
  const way = ids.length > most ? [ids[0], ...ids.slice(1 - most)] : ids;
  return { "In-Reply-To": last, References: way.join(" ") };
}
