import { remember } from "#app/browser-memory.ts";
import { makeUuid } from "./make-uuid.ts";

/**
 * The id of a request belongs to what it says: sending the same words again, by a second click, from a second tab or
 * after a lost answer, is the same request for an hour, and the server stores it once. Other words are another request.
 */
const memory = remember("browser", "halftitle.request-ids", (found): readonly Known[] =>
  Array.isArray(found) ? found : [],
);
const hour = 3_600_000;

type Known = { digest: string; id: string; at: number };

/** Pure: the id for these words, and what is then known. */
export function findRequestId(known: readonly Known[], words: string, now: number, makeId: () => string) {
  const recent = known.filter(({ at }) => now - at < hour);
  const digest = digestOf(words);
  const before = recent.find((request) => request.digest === digest);
  if (before) return { id: before.id, known: recent };
  const request = { digest, id: makeId(), at: now };
  return { id: request.id, known: [...recent, request] };
}

export function requestIdFor(words: string): string {
  const { id, known } = findRequestId(memory.read(), words, Date.now(), makeUuid);
  memory.write(known);
  return id;
}

/** Two 32-bit hashes (FNV-1a and djb2), so that no words of anybody's stay behind in the browser. */
function digestOf(words: string): string {
  let fnv = 0x811c9dc5;
  let djb = 5381;
  for (let index = 0; index < words.length; index += 1) {
    const code = words.charCodeAt(index);
    fnv = Math.imul(fnv ^ code, 0x01000193);
    djb = (Math.imul(djb, 33) + code) | 0;
  }
  return `${words.length}-${(fnv >>> 0).toString(36)}-${(djb >>> 0).toString(36)}`;
}
