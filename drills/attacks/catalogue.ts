import type { Subject } from "./attack.ts";
import { desk } from "./desk.ts";
import { exhaustion } from "./exhaustion.ts";
import { functions } from "./functions.ts";
import { gatewayReads } from "./gateway-reads.ts";
import { gatewayWrites } from "./gateway-writes.ts";
import { guessing } from "./guessing.ts";
import { redirects } from "./redirects.ts";
import { sessions } from "./sessions.ts";

/** Every subject of the catalogue, in the order of the document. */
export const subjects: readonly Subject[] = [
  gatewayReads,
  gatewayWrites,
  functions,
  exhaustion,
  redirects,
  guessing,
  sessions,
  desk,
];

export const notTried: readonly { what: string; why: string }[] = [];
