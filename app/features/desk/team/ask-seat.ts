import { FunctionsHttpError } from "@supabase/functions-js";
import { loadSupabase } from "#app/backend/load-supabase.ts";
import { askForPassword } from "#app/backend/session.ts";
import type { SeatOutcome, SeatRequest } from "#domain/desk-staff.ts";
import { DeskRefusal, FreshStepNeeded } from "../frame/ask-desk.ts";

/** Asks the server itself, for what reaches into the sign-in service. Refusals are the same as the desk's. */
export async function askSeat(request: SeatRequest): Promise<SeatOutcome> {
  const supabase = await loadSupabase();
  const { data, error } = await supabase.functions.invoke<{ outcome: SeatOutcome }>("staff-seat", { body: request });
  if (data) return data.outcome;
  if (!(error instanceof FunctionsHttpError)) throw error;
  const answer = error.context as Response;
  const { message = "" } = (await answer.json().catch(() => ({}))) as { message?: string };
  if (answer.status === 401) askForPassword();
  if (answer.status === 428) throw new FreshStepNeeded(message);
  throw answer.status < 500 ? new DeskRefusal(message) : error;
}
