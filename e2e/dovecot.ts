import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/testing/free-port.ts";
import { findProgram, installPackage } from "./debian-package.ts";
import { untilOpen } from "./until-open.ts";

const places = ["/usr/sbin/dovecot"];

/** Debian's Dovecot, installed where it is missing and can be had. Only root can give its mails to another user. */
export const findDovecot = () =>
  process.getuid?.() === 0 ? (findProgram(places) ?? installPackage("dovecot-imapd", places)) : undefined;

/** Whoever owns nothing on this machine owns the mails. */
const nobody = 65_534;
const secret = "se:cr/et@word";
const user = "desk@halftitle.example";

/** Dovecot with one mailbox; mails are put into it as a mail server would, a file each. */
export async function openDovecot() {
  const program = findDovecot();
  if (!program) throw new Error("Debian's Dovecot could not be had.");
  const folder = mkdtempSync(join(tmpdir(), "halftitle-imap-"));
  chmodSync(folder, 0o755);
  const inbox = join(folder, "mail");
  for (const part of ["", "new", "cur", "tmp"]) {
    mkdirSync(join(inbox, part), { recursive: true });
    chownSync(join(inbox, part), nobody, nobody);
  }
  const port = Number(await freePort());
  const file = join(folder, "dovecot.conf");
  writeFileSync(file, settingsFor({ folder, inbox, port }));
  const server = spawn(program, ["-F", "-c", file], { stdio: "ignore" });
  const ended = once(server, "exit");
  await untilOpen(port);
  let number = 0;
  return {
    name: `${user}@127.0.0.1:${port}/INBOX`,
    url: (password = secret) =>
      `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    deliver(source: string) {
      number += 1;
      const name = `${Date.now()}.${number}.halftitle`;
      writeFileSync(join(inbox, "tmp", name), source);
      chownSync(join(inbox, "tmp", name), nobody, nobody);
      renameSync(join(inbox, "tmp", name), join(inbox, "new", name));
    },
    /** Forgets which mail had which number, as after a restored backup. */
    renumber() {
      for (const part of ["-uidlist", "-uidvalidity", ".index", ".index.log", ".index.cache"]) {
        rmSync(join(inbox, `dovecot${part}`), { force: true });
      }
    },
    async close() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const settingsFor = ({ folder, inbox, port }: { folder: string; inbox: string; port: number }) => `
  protocols = imap
  listen = 127.0.0.1
  base_dir = ${folder}/run
  state_dir = ${folder}/state
  log_path = ${folder}/log
  ssl = no
  disable_plaintext_auth = no
  first_valid_uid = 1
  mail_location = maildir:${inbox}
  passdb {
    driver = static
    args = password=${secret}
  }
  userdb {
    driver = static
    args = uid=${nobody} gid=${nobody} home=${folder}
  }
  service imap-login {
    inet_listener imap {
      port = ${port}
    }
    inet_listener imaps {
      port = 0
    }
  }`;
