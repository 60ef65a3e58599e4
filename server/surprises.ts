import { withoutMessage } from "./errors.ts";
import type { Log } from "./log.ts";

type Ears = { log: Log; count: () => void };

/**
 * Hears what no handler caught, for instance a library that throws in a socket's event: logged, counted
 * (`halftitle_surprises_total`), and the process goes on. One request, however made, must not end everybody's; whoever waits
 * for an answer that was lost this way gets one from the limits on queries. For `main.ts`, once the server is open: before
 * that nobody is served, and an operator is looking.
 */
export function outliveSurprises({ log, count }: Ears): void {
  const hear = (thrown: unknown) => {
    count();
    const error = thrown instanceof Error ? thrown : new Error("not even an error");
    const { name, code } = error as Error & { code?: string };
    log.fatal({ name, code, stack: withoutMessage(error) }, "an error that nobody caught");
  };
  process.on("uncaughtException", hear);
  process.on("unhandledRejection", hear);
}
