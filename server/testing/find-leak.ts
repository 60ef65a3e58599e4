import { randomUUID } from "node:crypto";

/** What no answer may show, whoever asks: how we are built, where we lie, how we ask the database. */
const tellTales: Record<string, RegExp[]> = {
  "a stack": [/(\n|\\n)\s+at .+:\d+:\d+/, /\bat \S+ \((file|node):/, /node_modules/, /node:internal/, /\.tsx?:\d+/],
  "a place on our disk": [
    /(^|[\s"'`(=:>])(file:\/\/)?\/(work|home|srv|root|var|tmp|usr|opt|mnt|Users)\/[\w.-]+/,
    /root:x:0/,
  ],
  "a statement": [
    /(insert into|delete from|update|from|join) "?(public|private|auth|pg_catalog)"?\./i,
    /\binsert into "?\w+"? ?\(|\bdelete from "?\w+"? where\b|\bupdate "?\w+"? set "?\w+"? ?=/i,
    /\bselect [\w*"., ]+ from "?\w+"? where\b/i,
    /syntax error at or near/i,
    /\$1, ?\$2/,
  ],
  "a name of the database's own": [
    /\b(relation|constraint|index|schema|trigger) "\w/i,
    /\b\w+_(pkey|fkey|check|not_null|excl)\b/,
    /\bviolates [\w-]+ constraint\b/i,
    /\b(private|pg_catalog|information_schema|supabase_migrations)\.\w/,
    /\bauth\.(users|sessions|identities|mfa_|one_time|refresh_|flow_|audit_)/,
  ],
  "a secret": [
    /\$argon2|\$2[aby]\$/,
    /leave_nonce|encrypted_password/,
    /jwtSecret|serviceRoleKey/,
    /postgres(ql)?:\/\//,
  ],
};

const marker = /marker-[0-9a-f-]{36}/g;

/**
 * A sign that somebody whom a test plays carries in their address and in whatever they type, so that any answer tells by
 * itself whose data it shows.
 */
export const newMarker = () => `marker-${randomUUID()}`;

type Reader = {
  /** Whose data the reader may see: their own, or, for staff and whoever sits at the machine, everybody's. */
  own?: readonly string[] | "everybody's";
  /** Texts that nobody may see. */
  hidden?: readonly string[];
  /** What they asked: their own words, said back to them, give nothing away. */
  asked?: string;
};

/** What an answer shows that its reader must not see, in words; undefined where it shows nothing of the kind. */
export function findLeak(text: string, { own = [], hidden = [], asked = "" }: Reader = {}): string | undefined {
  for (const [what, patterns] of Object.entries(tellTales)) {
    const matches = patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))]);
    const found = matches.find(([shown]) => !asked.includes(shown));
    if (found) return `${what}: ${around(text, found.index)}`;
  }
  const secret = hidden.find((one) => text.includes(one));
  if (secret) return `a secret: ${secret.slice(0, 12)}…`;
  if (own === "everybody's") return undefined;
  const [foreign] = [...text.matchAll(marker)].filter(([whose]) => !own.includes(whose));
  return foreign && `somebody else's data: ${around(text, foreign.index)}`;
}

const around = (text: string, place: number) => JSON.stringify(text.slice(Math.max(0, place - 30), place + 90));
