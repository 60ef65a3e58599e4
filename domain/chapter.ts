import type { ContentType } from "./file-content.ts";

/** What an editor reads before a consultation: one file of these, and no larger. The database has the same bounds. */
export const chapterTypes = ["docx", "odt", "rtf", "txt", "pdf"] as const satisfies readonly ContentType[];
export const mostChapterBytes = 20 * 1024 * 1024;
