import { loadSupabase } from "#app/features/session/load-supabase.ts";
import { askForPassword } from "#app/features/session/session.ts";
import type { DeskFunctions } from "#domain/desk-functions.ts";

export type DeskFunction = keyof DeskFunctions;
export type Asks<Name extends DeskFunction> = DeskFunctions[Name]["asks"];
export type Hears<Name extends DeskFunction> = DeskFunctions[Name]["hears"];

/** The house said no, in its own words. Anything else that goes wrong is a plain error. */
export class DeskRefusal extends Error {}

/** Nobody is signed in any more, and their password is being asked for. */
class SessionOver extends Error {}

/**
 * Asks the house under the person's own token. Where the session is over, its owner is asked for the password on top of
 * their work.
 */
export async function askDesk<Name extends DeskFunction>(
  name: Name,
  asks: Asks<Name>,
  signal?: AbortSignal,
): Promise<Hears<Name>> {
  const supabase = await loadSupabase();
  const call = supabase.rpc(name, asks);
  const { data, error, status } = await (signal ? call.abortSignal(signal) : call);
  if (status === 401) {
    askForPassword();
    throw new SessionOver(error?.message);
  }
  if (error) throw isRefusal(status) ? new DeskRefusal(error.message) : new Error(error.message);
  return data as Hears<Name>;
}

/** 4xx but for the session's end and a limit: asking the same again would hear the same. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** Three times, with the cache's own back-off, where the next answer may be another. */
export const retryDesk = (failures: number, fault: Error) =>
  failures < 3 && !(fault instanceof DeskRefusal || fault instanceof SessionOver);
