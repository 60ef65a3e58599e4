import { join, resolve } from "node:path";
import type { Settings } from "../environment.ts";
import type { ContentStore } from "./content-store.ts";
import { openFolderStore } from "./folder-store.ts";

/** The store that the settings name: a bucket that several servers share, or a folder beside the data. */
export async function openContentStore(
  { FILES_URL, DATA_DIR }: Pick<Settings, "FILES_URL" | "DATA_DIR">,
  dataFolder?: string,
): Promise<ContentStore> {
  if (!FILES_URL) return openFolderStore(join(dataFolder ?? resolve(DATA_DIR ?? "data"), "files"));
  // Loaded only here: most houses have no bucket, and its client is large.
  const { openBucketStore } = await import("./bucket-store.ts");
  return openBucketStore(FILES_URL);
}
