import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The product as `npm start` runs it, on a data folder that goes away with it. */
const folder = mkdtempSync(join(tmpdir(), "halftitle-e2e-"));
process.env.DATA_DIR = folder;
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
await import("../server/main.ts");
