import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { openScanner } from "../server/files/clamd.ts";
import { freePort } from "../server/testing/free-port.ts";
import { eicar } from "../server/testing/scanner-peer.ts";
import { findProgram, installPackage } from "./debian-package.ts";

const paths = ["/usr/sbin/clamd"];
const program = findProgram(paths) ?? installPackage("clamav-daemon", paths);
if (!program) console.warn("Left out, because Debian's clamd could not be had: the malware scan.");

/** Debian's own clamd with one signature, which is the test file's: its real ones come from elsewhere and weigh 300 MB. */
async function openClamd(found: string) {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-clamd-"));
  const [socket, port] = [join(folder, "clamd.ctl"), await freePort()];
  const signature = Buffer.from(eicar).toString("hex");
  writeFileSync(join(folder, "house.ndb"), `House.Eicar:0:*:${signature}\n`);
  const settings = {
    DatabaseDirectory: folder,
    LocalSocket: socket,
    TCPSocket: port,
    TCPAddr: "127.0.0.1",
    Foreground: "yes",
    StreamMaxLength: "4M",
    MaxFileSize: "2M",
    AlertExceedsMax: "yes",
  };
  const file = join(folder, "clamd.conf");
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(""),
  );
  const server = spawn(found, [`--config-file=${file}`], { stdio: "ignore" });
  onTestFinished(() => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return { urls: [new URL(`unix://${socket}`), new URL(`tcp://127.0.0.1:${port}`)] };
}

test.runIf(program)(
  "the real scanner finds what it knows, lets the rest pass, and says when it has not looked",
  async () => {
    const { urls } = await openClamd(program as string);
    const scan = (url: URL, ...stretches: (string | Buffer)[]) =>
      openScanner(url)(Readable.from(stretches.map((each) => Buffer.from(each))));
    for (const url of urls) {
      await vi.waitUntil(async () => (await scan(url, "A good book")).kind === "clean", {
        timeout: 120_000,
        interval: 200,
      });
      const [start, end] = [eicar.slice(0, 30), eicar.slice(30)];
      expect(await scan(url, "before ", start, end, " after")).toEqual({
        kind: "infected",
        by: "House.Eicar.UNOFFICIAL",
      });
      // Larger than what it looks at, and larger than what it takes at all: in neither case has it said yes.
      expect(await scan(url, Buffer.alloc(3_000_000, "a"))).toMatchObject({ kind: "away" });
      expect(await scan(url, ...Array.from({ length: 8 }, () => Buffer.alloc(1_000_000, "a")))).toMatchObject({
        kind: "away",
      });
    }
    expect(await scan(new URL(`tcp://127.0.0.1:${await freePort()}`), "Nobody there")).toMatchObject({ kind: "away" });
  },
);
