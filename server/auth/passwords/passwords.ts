import { AuthFailure, invalid } from "../failures.ts";
import { commonPasswords } from "./common-passwords.ts";

/** The service's own upper bound, the same on a hosted project, so that a password works on either. */
const longest = 72;

/** Length in bytes and a list of what everybody tries first. No rules about signs: they make passwords worse. */
export function checkPassword(password: string, { minimum, email }: { minimum: number; email: string }): void {
  const bytes = Buffer.byteLength(password);
  if (bytes > longest) throw invalid(`Password cannot be longer than ${longest} characters`);
  if (bytes < minimum) {
    throw weak(`Password should be at least ${minimum} characters.`, ["length"]);
  }
  if (isCommon(password, email)) {
    throw weak("Password is known to be weak and easy to guess, please choose a different one.", ["pwned"]);
  }
}

function weak(message: string, reasons: string[]): AuthFailure {
  return new AuthFailure(422, "weak_password", message, { reasons });
}

export function isCommon(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  // "Password1!" is "password" to everyone who guesses.
  const core = plain.replace(/[^a-z]+$/, "").replace(/^[^a-z]+/, "");
  const local = email.split("@")[0] ?? "";
  return (
    commonPasswords.has(plain) ||
    (core.length >= plain.length - 4 && commonPasswords.has(core)) ||
    plain === email ||
    (local.length >= 4 && core === local) ||
    /^(.{1,4})\1+$/.test(plain) ||
    isRun(plain)
  );
}

const runs = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop"];

function isRun(text: string): boolean {
  return runs.some((run) => run.includes(text) || run.split("").toReversed().join("").includes(text));
}
