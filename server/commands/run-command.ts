import { BootError } from "../boot-error.ts";

/** Runs a command of the operator's: what they can mend is told in a sentence, anything else with its trace. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BootError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}
