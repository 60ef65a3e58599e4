import { BootError } from "./boot-error.ts";
import { readSettings } from "./environment.ts";
import { openLog } from "./log.ts";
import { startServer } from "./start.ts";
import { outliveSurprises } from "./surprises.ts";

try {
  const log = openLog();
  const { url, mailbox, data, noUploads, stop, countSurprise } = await startServer(readSettings(process.env), { log });
  outliveSurprises({ log, count: countSurprise });
  process.stdout.write(
    `\n  Halftitle is open at ${url}\n  ${mailbox ? `Its mail is at     ${mailbox}` : "Its mail leaves by SMTP"}\n  Its data is in     ${data}\n${noUploads ? `  ${noUploads}\n` : ""}\n`,
  );

  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, "stopping");
      await stop();
      process.exit(0);
    });
  }
} catch (error) {
  if (!(error instanceof BootError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(error.exitCode);
}
