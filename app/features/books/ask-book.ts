import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { askForPassword } from "#app/backend/session.ts";
import { layoutWords } from "#content/layout.ts";
import type { BookCalls } from "#domain/book-functions.ts";
import type { Database, Json } from "#domain/database.ts";
import { toCamel, toSnake } from "#domain/snake-case.ts";

/** The house said no, in its own words; asking again would hear the same. */
export class BookRefusal extends Error {}

/** In the house's own words where it said no; whatever else went wrong, it can be tried again. */
export const sayFault = (fault: Error) => (fault instanceof BookRefusal ? fault.message : layoutWords.outOfReach.text);

/** What an event is about keeps the names that it was written down with. */
const shownAsStored = ["detail"];

/** Asks about a book under the author's own token; snake_case begins and ends here. */
export async function askBook<Name extends keyof BookCalls>(
  name: Name,
  asks: BookCalls[Name]["asks"],
): Promise<BookCalls[Name]["hears"]> {
  const supabase = await loadSignedIn();
  // The generated arguments do not say which of them may be null.
  const { data, error, status } = await supabase.rpc(
    name,
    toSnake(asks) as unknown as Database["public"]["Functions"][Name]["Args"],
  );
  if (status === 401) askForPassword();
  if (error)
    throw status >= 400 && status < 429 && status !== 401 ? new BookRefusal(error.message) : new Error(error.message);
  return toCamel(data as Json, shownAsStored) as BookCalls[Name]["hears"];
}
