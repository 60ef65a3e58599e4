import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { S3 } from "@aws-sdk/client-s3";
import { onTestFinished, vi } from "vitest";
import { freePort } from "../server/testing/free-port.ts";
import { findProgram, installPackage } from "./debian-package.ts";

const kinds = ["account", "container", "object"] as const;
const programs = [...kinds, "proxy"].map((kind) => [`swift-${kind}`, `/usr/bin/swift-${kind}-server`] as const);

/** Whether Debian's OpenStack Swift is here, or could be had. */
export function findSwift(): boolean {
  return programs.every(([name, path]) => findProgram([path]) ?? installPackage(name, [path]));
}

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
    await vi.waitUntil(() => isOpen(Number(port)), { timeout: 60_000, interval: 100 });
  };
  for (const kind of kinds) {
    const port = await freePort();
    for (const words of [
      ["create", "2", "1", "0"],
      ["add", `r1z1-127.0.0.1:${port}/disk`, "1"],
      ["rebalance"],
    ]) {
      spawnSync("/usr/bin/swift-ring-builder", [join(folder, `${kind}.builder`), ...words]);
    }
    await start(kind, port, `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`);
  }
  const port = await freePort();
  await start("proxy", port, proxySections);
  const url = new URL(`http://test%3Atester:testing@127.0.0.1:${port}/books?prefix=vault`);
  const s3 = new S3({
    endpoint: url.origin,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId: "test:tester", secretAccessKey: "testing" },
  });
  await vi.waitUntil(() => s3.createBucket({ Bucket: "books" }).then(() => true, () => false), { timeout: 60_000 });
  return url;
}

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

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("close", () => socket.destroy());
  });
}
