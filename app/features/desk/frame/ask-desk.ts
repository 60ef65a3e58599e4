import { loadSupabase } from "#app/backend/load-supabase.ts";
import { askForPassword } from "#app/backend/session.ts";
import type { Database, Json } from "#domain/database.ts";
import type { DeskCalls, DeskFunction } from "#domain/desk-functions.ts";
import { toCamel, toSnake } from "#domain/snake-case.ts";

export type Asks<Name extends DeskFunction> = DeskCalls[Name]["asks"];
export type Hears<Name extends DeskFunction> = DeskCalls[Name]["hears"];

/** What somebody sent is shown column by column, as it is stored. */
const shownAsStored = ["details"];

/** The house said no, in its own words. Anything else that goes wrong is a plain error. */
export class DeskRefusal extends Error {}

/** A refusal in the house's words; for everything else, those of the page. */
export const sayRefusal = (fault: Error, otherwise: string) =>
  fault instanceof DeskRefusal ? fault.message : otherwise;

/** The house wants the second step once more before it does this. */
export class FreshStepNeeded extends DeskRefusal {}

/** Nobody is signed in any more, and their password is being asked for. */
class SessionOver extends Error {}

/**
 * Asks the house under the person's own token; snake_case begins and ends here. Where the session is over, its owner is
 * asked for the password on top of their work.
 */
export async function askDesk<Name extends DeskFunction>(
  name: Name,
  asks: Asks<Name>,
  signal?: AbortSignal,
): Promise<Hears<Name>> {
  const supabase = await loadSupabase();
  // The generated arguments do not say which of them may be null.
  const call = supabase.rpc(name, toSnake(asks) as Database["public"]["Functions"][Name]["Args"]);
  const { data, error, status } = await (signal ? call.abortSignal(signal) : call);
  if (status === 401) {
    askForPassword();
    throw new SessionOver(error?.message);
  }
  if (error && status === 428) throw new FreshStepNeeded(error.message);
  if (error) throw isRefusal(status) ? new DeskRefusal(error.message) : new Error(error.message);
  return toCamel(data as Json, shownAsStored) as Hears<Name>;
}

/** 4xx but for the session's end and a limit: asking the same again would hear the same. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** Three times, with the cache's own back-off, where the next answer may be another. */
export const retryDesk = (failures: number, fault: Error) =>
  failures < 3 && !(fault instanceof DeskRefusal || fault instanceof SessionOver);
