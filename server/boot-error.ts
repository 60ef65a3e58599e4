/** Something an operator can mend. `main` prints the sentence, without a stack, and ends with the exit code. */
export class BootError extends Error {
  override name = "BootError";
  readonly exitCode: number;

  constructor(sentence: string, exitCode: number) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Exit codes of sysexits.h, so that a supervisor can tell a wrong setting (do not retry) from an outage (retry). */
export const exitCodes = { badInput: 65, unavailable: 69, cannotWrite: 73, configuration: 78 } as const;
