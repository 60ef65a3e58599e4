import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { chapterDoor, chapterProblems, chapterPage as words } from "#content/chapter.ts";
import { formPages } from "#content/form-pages.ts";
import { mostChapterBytes } from "#domain/chapter.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayBytes } from "#domain/say-bytes.ts";
import { findLead } from "../booking/known-lead.ts";
import { reportFailure } from "../errors.ts";
import { answerPage, paragraphs } from "../forms/plain-page.ts";
import { readBytesAtMost } from "../http/body.ts";
import type { RateLimits } from "../http/rate-limit.ts";
import type { Log } from "../log.ts";
import type { LinkTokens } from "../mail/link-tokens.ts";
import { type ChapterParts, type Kept, keepChapter, tidyName } from "./keep-chapter.ts";

type Parts = ChapterParts & { tokens: LinkTokens; limits: RateLimits; log: Log };
type Place = { outcome: "free" | "taken" | "full" | "gone"; name: string | null; size: string | null };
type Status = 200 | 400 | 409 | 413 | 422 | 429 | 503;

/** The file, and what a browser writes around it. */
const mostBodyBytes = mostChapterBytes + 64 * 1024;

/** A body is read whole before it is understood; so many of them fit beside everything else. */
const atOnce = 3;

/**
 * One file for a request, in any browser and without scripts. Whose request it is, is known by the link in its
 * confirmation, or by its number for two hours after it was sent; that and every limit is asked before a byte is read.
 */
export function chapterPages(parts: Parts) {
  const app = new Hono();
  let underWay = 0;

  const findPlace = async (context: Context) => {
    const { lead: id, token } = context.req.query();
    const lead = await findLead(parts, id, token);
    if (!lead) return undefined;
    const { rows } = await parts.pool.query<Place>(
      `select private.place_for_file($1) as outcome, name, size from (select) as one
       left join private.request_files on request_id = $1`,
      [lead.id],
    );
    const [place] = rows;
    return place && place.outcome !== "gone" ? { lead: lead.id, ...place } : undefined;
  };

  app.get("/", async (context) => {
    const place = await findPlace(context);
    if (!place) return sayUnknown(context);
    return place.outcome === "taken" ? sayTaken(context, place) : showForm(context, parts);
  });

  app.post("/", async (context) => {
    const place = await findPlace(context);
    if (!place) return sayUnknown(context);
    if (place.outcome === "taken") return sayTaken(context, place);
    if (await parts.findObstacle()) return showForm(context, parts, { problem: chapterProblems.full, status: 503 });
    if (place.outcome === "full") return showForm(context, parts, { problem: chapterProblems.full, status: 503 });
    const refusal = await parts.limits.take(context, { files: 1 });
    if (refusal) {
      context.header("retry-after", String(refusal.seconds));
      return showForm(context, parts, { problem: refusal.sentence, status: 429 });
    }
    if (underWay >= atOnce) return showForm(context, parts, { problem: chapterProblems.busy, status: 429 });
    underWay += 1;
    try {
      const file = await readFile(context.req.raw);
      if (file === "too large") return showForm(context, parts, { problem: chapterProblems.tooLarge, status: 413 });
      if (!file) return showForm(context, parts, { problem: chapterProblems.missing, status: 400 });
      const kept = await keepChapter(parts, place.lead, file);
      if (kept === "kept") return sayDone(context, { name: file.name, size: file.bytes.length });
      if (kept === "gone") return sayUnknown(context);
      const now = kept === "taken" ? await findPlace(context) : undefined;
      return now ? sayTaken(context, now) : showForm(context, parts, refusals[kept]);
    } catch (error) {
      return showForm(context, parts, {
        problem: reportFailure(parts.log, error as Error, context).message,
        status: 503,
      });
    } finally {
      underWay -= 1;
    }
  });
  return app;
}

const refusals: Record<Exclude<Kept, "kept" | "gone">, Trouble> = {
  taken: { problem: chapterProblems.full, status: 409 },
  full: { problem: chapterProblems.full, status: 503 },
  unwanted: { problem: chapterProblems.unwanted, status: 422 },
  infected: { problem: chapterProblems.infected, status: 422 },
  unchecked: { problem: chapterProblems.unchecked, status: 503 },
};

async function readFile(request: Request): Promise<{ name: string; bytes: Uint8Array } | "too large" | undefined> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) return undefined;
  const body = await readBytesAtMost(request, mostBodyBytes);
  if (!body) return "too large";
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => undefined);
  const file = form?.get("file");
  if (!(file instanceof File) || file.size === 0) return undefined;
  if (file.size > mostChapterBytes) return "too large";
  return { name: tidyName(file.name), bytes: new Uint8Array(await file.arrayBuffer()) };
}

type Trouble = { problem: string; status: Status };

function showForm(context: Context, { scan }: ChapterParts, trouble?: Trouble) {
  const { lead = "", token } = context.req.query();
  const action = `${chapterDoor.path}?${new URLSearchParams({ lead, ...(token && { token }) })}`;
  const error = trouble ? html`<p class="error" id="file-error">${trouble.problem}</p>` : "";
  const body = html`${trouble ? html`<div class="summary" role="alert">${trouble.problem}</div>` : ""}${paragraphs([words.intro])}
<form method="post" action="${action}" enctype="multipart/form-data">
<div class="field"><label for="file">${words.field}</label><input type="file" id="file" name="file" required accept=".docx,.odt,.rtf,.txt,.pdf"${trouble ? html` aria-invalid="true" aria-describedby="file-error"` : ""}>${error}</div>
<button>${words.submit}</button>
</form>
<p class="help">${words.keeps} ${scan ? "" : words.unscanned} <a href="${words.privacy.to}">${words.privacy.label}</a></p>`;
  return answerPage(context, {
    title: trouble ? formPages.again.title : words.title,
    body,
    status: trouble?.status ?? 200,
  });
}

const sayTaken = (context: Context, { name, size }: Pick<Place, "name" | "size">) =>
  answerPage(context, {
    title: words.taken.title,
    body: paragraphs([fillWords(words.taken.text, { name: name ?? "", size: sayBytes(Number(size)) }), words.keeps]),
  });

const sayDone = (context: Context, { name, size }: { name: string; size: number }) =>
  answerPage(context, {
    title: words.done.title,
    body: paragraphs([fillWords(words.done.text, { name, size: sayBytes(size) }), words.keeps]),
  });

const sayUnknown = (context: Context) =>
  answerPage(context, { title: words.unknown.title, body: paragraphs([words.unknown.text]), status: 404 });
