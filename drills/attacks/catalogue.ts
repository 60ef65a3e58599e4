import type { Subject } from "./attack.ts";
import { booking } from "./booking.ts";
import { desk } from "./desk.ts";
import { exhaustion } from "./exhaustion.ts";
import { files } from "./files.ts";
import { forms } from "./forms.ts";
import { functions } from "./functions.ts";
import { gatewayReads } from "./gateway-reads.ts";
import { gatewayWrites } from "./gateway-writes.ts";
import { guessing } from "./guessing.ts";
import { hosted } from "./hosted.ts";
import { machine } from "./machine.ts";
import { mail } from "./mail.ts";
import { mailWords } from "./mail-words.ts";
import { news } from "./news.ts";
import { passkeys } from "./passkeys.ts";
import { redirects } from "./redirects.ts";
import { replies } from "./replies.ts";
import { sessions } from "./sessions.ts";
import { storedForms } from "./stored-forms.ts";
import { traces } from "./traces.ts";
import { wire } from "./wire.ts";

/** Every subject of the catalogue, in the order of the document. */
export const subjects: readonly Subject[] = [
  gatewayReads,
  gatewayWrites,
  functions,
  exhaustion,
  redirects,
  guessing,
  sessions,
  passkeys,
  desk,
  mail,
  mailWords,
  replies,
  forms,
  storedForms,
  booking,
  news,
  files,
  traces,
  wire,
  machine,
  hosted,
];

/** What cannot be proven by requests to a started server, or not on the machine that runs the drills. */
export const notTried: readonly { what: string; why: string }[] = [
  {
    what: "a session offered by somebody else's link",
    why: "it is the browser's script that takes it or asks: `e2e/mail-links.spec.ts` proves it",
  },
  {
    what: "whether an address has an account, told by time",
    why: "that takes hundreds of pairs on a quiet machine: `drills/who-has-an-account.drill.ts`",
  },
  {
    what: "what Firefox and Safari do with a redirect after a form",
    why: "neither runs here; the catalogue refuses any redirect that could lead elsewhere instead",
  },
  { what: "a hosted Supabase project", why: "none is at hand; a second copy of the product stands in for it" },
  {
    what: "a hostile mail in a real mailbox, archives and huge mails among them",
    why: "the mailbox here is a peer in the test's own process; `server/replies/hostile-mails.http.test.ts` tries the rest, `e2e/mailbox.peer.ts` a Dovecot",
  },
  { what: "injection over a real mail relay", why: "the mail server here is a peer in the test's own process" },
  { what: "the restore of a hostile backup", why: "whoever can hand the operator a backup has the house already" },
  { what: "known vulnerabilities of packages", why: "`npm run audit` asks a registry, which drills do without" },
];
