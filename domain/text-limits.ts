/**
 * How long a text may be, in characters: generous, and written here once for pages, server and the content files that say
 * it in words. The database repeats them in its checks; `server/database/text-limits.http.test.ts` compares the two.
 */
export const textLimits = {
  /** Names, titles, subjects, and whatever else stands on one line. */
  line: 200,
  email: 320,
  /** Free text, and notes of the house. */
  text: 10_000,
  /** What an author notes beside one day's words. */
  dayNote: 500,
  /** An author's sheet of notes on a project. */
  projectNotes: 20_000,
  /** Why a date moved, or why something is owed. */
  bookReason: 1_000,
  /** What changed in a version of a file. */
  changeLine: 500,
  /** The words of a proof that a comment is about. */
  passage: 2_000,
  /** What is to be done next about a lead. */
  nextStep: 500,
  /** Why the house has moved or cancelled a call, for the visitor to read. */
  reason: 500,
  /** What a member of staff signs letters with. */
  signature: 1000,
  /** The body of an answer from the desk, and of the letter it begins with. */
  answer: 20_000,
  /** The body of a letter to the newsletter's readers. */
  letter: 100_000,
} as const;
