import { askForPassword } from "./session.ts";

type Answer<Data> = { data: Data; error: { code?: string; message: string } | null; status: number };

/** What came back, or a throw. Where the session is over, its owner is asked for the password on top of their work. */
export function mustAnswer<Data>({ data, error, status }: Answer<Data>): NonNullable<Data> {
  if (status === 401) askForPassword();
  if (error || data === null || data === undefined) throw new Error(error?.message ?? "no answer");
  return data;
}
