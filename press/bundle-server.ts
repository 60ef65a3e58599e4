import { renameSync } from "node:fs";
import { build } from "esbuild";

/** Two folders deep like the files it is made of: they name what they read (migrations, settings) from where they lie. */
export const serverFile = "build/product/main.js";

/**
 * The server as one file of plain JavaScript, in a third of a second: it starts sooner and takes 100 MB less than with
 * a compiler beside it. Packages stay where they are.
 */
export async function bundleServer(): Promise<void> {
  const unfinished = `${serverFile}.${process.pid}`;
  await build({
    entryPoints: ["server/main.ts"],
    outfile: unfinished,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node24",
    jsx: "automatic",
    logLevel: "warning",
  });
  // In one step, because a server may be starting from it.
  renameSync(unfinished, serverFile);
}
