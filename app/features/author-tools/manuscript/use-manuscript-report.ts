import { useEffect, useRef, useState } from "react";
import type { ManuscriptReport } from "#domain/manuscript.ts";
import type { WorkerAnswer } from "./manuscript-worker.ts";
import type { Reason } from "./read-markup.ts";

export type Reading =
  | { state: "idle" }
  | { state: "reading"; name: string; progress: number }
  | { state: "read"; name: string; report: ManuscriptReport }
  | { state: "failed"; name: string; why: Reason };

/** Larger than any manuscript without its pictures, and than most with them. */
const mostBytes = 80_000_000;

/** A slow phone reads the longest novel in a few seconds. A reader that has not said a word for so long will not say one. */
const patience = 45_000;

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
    let silence: ReturnType<typeof setTimeout>;
    const end = (outcome: Reading) => {
      clearTimeout(silence);
      reader.terminate();
      // Whoever has chosen another file meanwhile hears of that one.
      if (worker.current === reader) setReading(outcome);
    };
    const fail = (why: Reason) => end({ state: "failed", name, why });
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(() => fail("slow"), patience);
    };
    reader.addEventListener("error", () => fail("file"));
    reader.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
      wait();
      if ("progress" in data) setReading({ state: "reading", name, progress: data.progress });
      else if ("report" in data) end({ state: "read", name, report: data.report });
      else fail(data.failed);
    });
    wait();
    try {
      const bytes = await file.arrayBuffer();
      reader.postMessage(bytes, [bytes]);
    } catch {
      // The file went away between choosing and reading.
      fail("file");
    }
  };
  return { reading, read, forget: () => setReading({ state: "idle" }) };
}
