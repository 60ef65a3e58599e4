import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { mustAnswer } from "#app/backend/must-answer.ts";

/** The consultations that were booked with the author's own, confirmed address. */
export async function listCalls() {
  return mustAnswer(await (await loadSignedIn()).rpc("my_calls"));
}
