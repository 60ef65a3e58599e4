import { useEffect, useRef, useState } from "react";
import type { ManuscriptReport } from "#domain/manuscript.ts";
import type { WorkerAnswer } from "./manuscript-worker.ts";

export type Reading =
  | { state: "idle" }
  | { state: "reading"; name: string; progress: number }
  | { state: "read"; name: string; report: ManuscriptReport }
  | { state: "failed"; name: string; why: "size" | "file" };

/** Larger than any manuscript without its pictures, and than most with them. */
const mostBytes = 80_000_000;

/** Hands a file to a worker of its own and hears how far it is. A new file ends the reading of the last. */
export function useManuscriptReport() {
  const [reading, setReading] = useState<Reading>({ state: "idle" });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  const read = async (file: File) => {
    worker.current?.terminate();
    const { name } = file;
    if (file.size > mostBytes) return setReading({ state: "failed", name, why: "size" });
    setReading({ state: "reading", name, progress: 0 });
    const reader = new Worker(new URL("./manuscript-worker.ts", import.meta.url), { type: "module" });
    worker.current = reader;
    const fail = () => setReading({ state: "failed", name, why: "file" });
    reader.addEventListener("error", fail);
    reader.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
      if ("progress" in data) setReading({ state: "reading", name, progress: data.progress });
      else {
        if ("report" in data) setReading({ state: "read", name, report: data.report });
        else fail();
        reader.terminate();
      }
    });
    try {
      const bytes = await file.arrayBuffer();
      reader.postMessage(bytes, [bytes]);
    } catch {
      // The file went away between choosing and reading.
      fail();
    }
  };
  return { reading, read, forget: () => setReading({ state: "idle" }) };
}
