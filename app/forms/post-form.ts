/** The doors that take a form as JSON; what they store and mail is theirs. */
export type FormDoor =
  | "newsletter-subscribe"
  | "claim-offer"
  | "request-callback"
  | "booking-times"
  | "book-consultation";

/** As the doors answer; a proxy in between may answer anything. */
export type FormAnswer = Readonly<
  Partial<Record<"success" | "error" | "reference" | "times" | "known" | "call" | "next", unknown>>
>;

/** The request did not get through: no connection, or the server is gone. */
export class NetworkFailure extends Error {}

/** Sends a form. Throws NetworkFailure without a connection, and anything else where the answer cannot be read. */
export async function postForm(door: FormDoor, body: Readonly<Record<string, unknown>>): Promise<FormAnswer> {
  const response = await fetch(`/functions/v1/${door}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new NetworkFailure(String(error));
  });
  const answer: unknown = await response.json();
  return typeof answer === "object" && answer !== null ? answer : {};
}
