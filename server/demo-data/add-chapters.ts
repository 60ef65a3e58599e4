import type pg from "pg";
import type { ContentStore } from "../files/content-store.ts";
import { nameOfBytes, putBytes } from "../files/put-bytes.ts";
import { makeDocument } from "./books/make-files.ts";
import type { HalfYear } from "./demo-year.ts";
import { insertRows } from "./insert-rows.ts";
import { members } from "./work-on-leads.ts";

/** What two people sent with their requests; one of them has been read. Written for this place alone. */
const chapters = [
  {
    name: "chapter-one.docx",
    status: "new",
    isOpened: false,
    paragraphs: [
      "Chapter One",
      "The ferry had not run since Thursday, and on Saturday the post came over in a rowing boat, wrapped in an oilcloth that smelled of diesel.",
      "There were three letters for my mother. She put them behind the clock, where letters went that could wait, and asked the man whether he had eaten.",
      "He had not. Nobody who rowed that far in March had ever eaten, and she had the pan on the fire before he could say so.",
      "I was nine. I remember the oilcloth better than I remember the man, and I remember him better than I remember what the letters said when she opened them, a week later, on the morning after he had gone back.",
    ],
  },
  {
    name: "The Allotment, first pages.docx",
    status: "contacted",
    isOpened: true,
    paragraphs: [
      "The Allotment",
      "Number forty-one had been empty for two years when they gave it to me. The man at the council said that it was mostly stones, and wrote the rent on the back of an envelope.",
      "He was wrong about the stones. It was mostly glass: a greenhouse had come down there in some storm, and everything that grew since had grown up through the panes.",
      "I took out eleven buckets of it in the first spring. In the second I began to find the letters on the pieces.",
    ],
  },
] as const;

/** A chapter with a request that waits, and one with a request that was answered, on the desk beside what they wrote. */
export async function addChapters(client: pg.PoolClient, store: ContentStore, year: HalfYear) {
  const statusOf = new Map(year.work.map(({ id, status }) => [id, status]));
  for (const { name, status, isOpened, paragraphs } of chapters) {
    const request = year.consultations.findLast(({ id }) => statusOf.get(id) === status);
    if (!request) continue;
    const bytes = makeDocument(paragraphs);
    const sha256 = nameOfBytes(bytes);
    await putBytes(store, sha256, bytes);
    const at = request.created_at as Date;
    const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    await insertRows(client, "private.request_files", [
      {
        request_id: request.id,
        name,
        size: bytes.length,
        sha256,
        type: "docx",
        is_scanned: false,
        at: minutesLater(1),
      },
    ]);
    const [, reader] = members;
    await insertRows(client, "private.lead_events", [
      { lead_id: request.id, at: minutesLater(1), who: null, who_name: null, what: "file", after: name },
      ...(isOpened
        ? [
            {
              lead_id: request.id,
              at: minutesLater(50),
              who: reader.id,
              who_name: reader.name,
              what: "file opened",
              after: name,
            },
          ]
        : []),
    ]);
  }
}
