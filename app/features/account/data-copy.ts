import { loadSupabase } from "#app/backend/load-supabase.ts";
import { readAll } from "#app/backend/read-all.ts";
import { collectBooks } from "#app/features/books/collect-books.ts";
import { listProjects } from "#app/features/projects/project-store.ts";
import { listPasskeys } from "#app/features/session/passkeys/passkey-calls.ts";
import { fileName } from "#app/ui/download-file.ts";
import { projectPage } from "#content/dashboard.ts";
import { rowsAPage } from "#domain/data-pages.ts";
import { toSnake } from "#domain/snake-case.ts";
import { toCsv } from "#domain/word-log.ts";
import { listCalls } from "./call-store.ts";
import { listDevices } from "./device-store.ts";
import { listOfferCodes } from "./offer-code-store.ts";

type OfProject = { project_id: number | null };

/** Everything the account holds, as its owner may see it, in one file: JSON for programs, CSV and text for people. */
export async function collectData(): Promise<Uint8Array<ArrayBuffer>> {
  const [{ strToU8, zipSync }, account, projects, devices, offerCodes, consultations, log, notes, houseNotes, looks] =
    await Promise.all([
      import("fflate"),
      collectAccount(),
      listProjects(),
      listDevices(),
      listOfferCodes(),
      listCalls(),
      readAll(rowsAPage.word_log, (supabase) =>
        supabase.from("word_log").select("project_id, id, day, words, note").order("id", { ascending: false }),
      ),
      readAll(rowsAPage.project_notes, (supabase) =>
        supabase.from("project_notes").select("project_id, text, updated_at").order("project_id", { ascending: false }),
      ),
      readAll(rowsAPage.book_messages, (supabase) =>
        supabase
          .from("book_messages")
          .select("project_id, kind, side, who_name, text, at")
          .order("id", { ascending: false }),
      ),
      readAll(rowsAPage.project_looks, (supabase) =>
        supabase.from("project_looks").select("project_id, looked_at").order("project_id", { ascending: false }),
      ),
    ]);
  const books = projects.map((project) => {
    const own = <Row extends OfProject>(rows: Row[]) => rows.filter(({ project_id }) => project_id === project.id);
    return {
      ...project,
      wordLog: own(log),
      notes: own(notes)[0]?.text ?? "",
      houseNotes: own(houseNotes),
      lastOpenedAtTheDesk: own(looks)[0]?.looked_at ?? null,
    };
  });

  // Rows keep the names that they are stored by.
  const stored = { devices, offerCodes: toSnake(offerCodes), consultations };
  const everything = {
    collectedAt: new Date().toISOString(),
    account,
    projects: books,
    books: await collectBooks(),
    ...stored,
  };
  const files = { "data.json": strToU8(JSON.stringify(everything, null, 2)) } as Record<string, Uint8Array>;
  for (const book of books) {
    const folder = `projects/${book.id}-${fileName(book.title, "")}`;
    files[`${folder}/word-log.csv`] = strToU8(`\ufeff${toCsv(projectPage.log.csvColumns, book.wordLog)}`);
    if (book.notes) files[`${folder}/notes.txt`] = strToU8(book.notes);
  }
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}

async function collectAccount() {
  const supabase = await loadSupabase();
  const { data, error } = await supabase.auth.getUser();
  if (error) throw error;
  const { id, email, created_at, last_sign_in_at, user_metadata, factors = [] } = data.user;
  const authenticators = factors.map((factor) => ({ name: factor.friendly_name, addedAt: factor.created_at }));
  const made = { createdAt: created_at, lastSignInAt: last_sign_in_at, details: user_metadata };
  return { id, email, ...made, authenticators, passkeys: await listPasskeys() };
}
