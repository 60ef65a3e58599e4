import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { S3 } from "@aws-sdk/client-s3";
import { onTestFinished, vi } from "vitest";
import { freePort } from "../server/testing/free-port.ts";
import { findProgram, installPackage } from "./debian-package.ts";
import { untilOpen } from "./until-open.ts";

const kinds = ["account", "container", "object"] as const;
const programs = [...kinds, "proxy"].map((kind) => [`swift-${kind}`, `/usr/bin/swift-${kind}-server`] as const);

/** Whether Debian's OpenStack Swift is here. */
export const hasSwift = () => programs.every(([, path]) => findProgram([path]));

/** The same, and it is installed where it is missing and can be had. */
export const findSwift = () => programs.every(([name, path]) => findProgram([path]) ?? installPackage(name, [path]));

/** A store of its own on this machine that speaks S3 through Swift's `s3api`, with one empty bucket in it. */
export async function openSwift(): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-swift-"));
  mkdirSync(join(folder, "disk"));
  const ending: (() => void)[] = [];
  onTestFinished(() => {
    for (const end of ending) end();
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async (kind: string, port: string, sections: string) => {
    const file = join(folder, `${kind}.conf`);
    writeFileSync(file, `${general(folder, port)}\n${sections}`);
    const server = spawn(`/usr/bin/swift-${kind}-server`, [file], { stdio: "ignore" });
    ending.push(() => server.kill("SIGKILL"));
    await untilOpen(Number(port));
  };
  const ports = await Promise.all(kinds.map(() => freePort()));
  spawnSync("/usr/bin/python3", [
    "-c",
    makeRings,
    folder,
    ...kinds.flatMap((kind, place) => [kind, ports[place] ?? ""]),
  ]);
  const sectionsOf = (kind: string) =>
    `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`;
  await Promise.all(kinds.map((kind, place) => start(kind, ports[place] ?? "", sectionsOf(kind))));
  const port = await freePort();
  await start("proxy", port, proxySections);
  const url = new URL(`http://test%3Atester:testing@127.0.0.1:${port}/books?prefix=vault`);
  const s3 = new S3({
    endpoint: url.origin,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId: "test:tester", secretAccessKey: "testing" },
  });
  await vi.waitUntil(
    () =>
      s3.createBucket({ Bucket: "books" }).then(
        () => true,
        () => false,
      ),
    { timeout: 60_000 },
  );
  return url;
}

/** Where each kind of thing lies: all of it on one disk. What Swift's own command would do in nine processes. */
const makeRings = `
import sys
from swift.common.ring import RingBuilder
folder, words = sys.argv[1], sys.argv[2:]
for kind, port in zip(words[::2], words[1::2]):
    builder = RingBuilder(2, 1, 0)
    builder.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": int(port), "device": "disk", "weight": 1,
                     "replication_ip": "127.0.0.1", "replication_port": int(port), "meta": ""})
    builder.rebalance()
    builder.get_ring().save(folder + "/" + kind + ".ring.gz")
`;

const general = (folder: string, port: string) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}
mount_check = false
`;

const proxySections = `[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats bulk s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
${["catch_errors", "gatekeeper", "listing_formats", "bulk", "copy", "slo"]
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}`)
  .join("\n")}
`;
