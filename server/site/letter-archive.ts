import { gzipSync } from "node:zlib";
import { type Context, Hono } from "hono";
import type pg from "pg";
import { letterArchive, letterMarks } from "#content/letter-archive.ts";
import { site as house } from "#content/site.ts";
import { escapeXml } from "#domain/escape-xml.ts";
import { formatDate } from "#domain/format-date.ts";
import { dayIn } from "#domain/zoned-time.ts";
import type { Mail, OwedMail } from "../mail/mail.ts";
import { answerWithSite, type Site } from "./pages.ts";

type Parts = {
  pool: pg.Pool;
  site: Site;
  writeMail: (owed: OwedMail, address: URL) => Promise<Mail>;
  siteUrl: () => URL;
};

type Listed = { id: string; subject: string; slug: string; sentAt: string; publishedAt: string };
type Published = Listed & { body: string };
type Page = { path: string; title: string; description: string; lead: string; body: string };

/**
 * The newsletter's archive. The site's frame was drawn at build (app/routes/site/letter-frame.tsx); here a letter takes the
 * place of its marks. A letter is set once after it was published, and kept: what was sent never changes. Withdrawn, it is
 * gone with the next request.
 */
export function letterArchiveDoor({ pool, site, writeMail, siteUrl }: Parts) {
  const app = new Hono();
  const drawn = new Map<string, Promise<string>>();

  /** However many ask for it at once, the thread that sets it is asked once. */
  function setLetter(letter: Published): Promise<string> {
    const key = `${letter.id} ${letter.publishedAt}`;
    const kept = drawn.get(key) ?? drawLetter(letter);
    if (drawn.size >= 200) drawn.clear();
    drawn.set(key, kept);
    kept.catch(() => drawn.delete(key));
    return kept;
  }

  async function drawLetter({ id, subject, body }: Published): Promise<string> {
    const owed = { id, template: "letter-page", recipient: "staff", data: { subject, body } };
    const { html } = await writeMail(owed, siteUrl());
    return /<article>([\s\S]*)<\/article>/.exec(html)?.[1] ?? "";
  }

  app.get("/", async (context) => {
    const letters = await listPublished(pool);
    const items = letters.map(
      ({ slug, subject, sentAt }) =>
        `<li><a href="/letters/${slug}">${escapeXml(subject)}</a><br>${escapeXml(sayDay(sentAt))}</li>`,
    );
    const { title, description, lead, empty, path } = letterArchive;
    const body = letters.length > 0 ? `<ul>${items.join("")}</ul>` : `<p>${escapeXml(empty)}</p>`;
    return sendPage(context, site, { path, title, description, lead, body });
  });

  app.get("/sitemap.xml", async (context) => {
    const letters = await listPublished(pool);
    const paths = letters.length > 0 ? [letterArchive.path, ...letters.map(({ slug }) => `/letters/${slug}`)] : [];
    const urls = paths.map((path) => `  <url><loc>${address(path)}</loc></url>`);
    const lines = ['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, "</urlset>"];
    return sendXml(context, lines);
  });

  app.get("/feed.xml", async (context) => {
    const letters = await readPublished(pool, 30);
    const items = await Promise.all(
      letters.map(async (letter) => {
        const link = address(`/letters/${letter.slug}`);
        return [
          "<item>",
          `<title>${escapeXml(letter.subject)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>`,
          `<pubDate>${new Date(letter.sentAt).toUTCString()}</pubDate>`,
          `<description>${escapeXml(await setLetter(letter))}</description>`,
          "</item>",
        ].join("\n");
      }),
    );
    return sendXml(context, [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
      "<channel>",
      `<title>${escapeXml(letterArchive.feed)}</title><link>${address(letterArchive.path)}</link>`,
      `<atom:link href="${address("/letters/feed.xml")}" rel="self" type="application/rss+xml"/>`,
      `<description>${escapeXml(letterArchive.description)}</description><language>en-us</language>`,
      ...items,
      "</channel>",
      "</rss>",
    ]);
  });

  app.get("/:slug", async (context) => {
    const slug = context.req.param("slug");
    const [letter] = isSlug.test(slug) ? await readPublished(pool, 1, slug) : [];
    if (!letter) return answerWithSite(site)(context);
    const body = await setLetter(letter);
    const description = firstWords(body) || letterArchive.description;
    const more = `<p><a href="/letters">${escapeXml(letterArchive.all)}</a></p>`;
    const lead = sayDay(letter.sentAt);
    return sendPage(context, site, {
      path: `/letters/${letter.slug}`,
      title: letter.subject,
      description,
      lead,
      body: `${body}${more}`,
    });
  });

  app.all("*", (context) => answerWithSite(site)(context));
  return app;
}

/** As private.letters has them; whatever else is asked for is no letter's address. */
const isSlug = /^[a-z0-9-]{1,120}$/;

const listed = `id, subject, slug, started_at as "sentAt", published_at as "publishedAt"`;

/** Their names alone: the texts of all of them would be too much for anybody who asks for the list. */
async function listPublished(pool: pg.Pool): Promise<Listed[]> {
  const { rows } = await pool.query<Listed>(
    `select ${listed} from private.letters where published_at is not null order by started_at desc, id limit 500`,
  );
  return rows;
}

async function readPublished(pool: pg.Pool, most: number, slug?: string): Promise<Published[]> {
  const { rows } = await pool.query<Published>(
    `select ${listed}, body from private.letters
     where published_at is not null and ($2::text is null or slug = $2) order by started_at desc, id limit $1`,
    [most, slug],
  );
  return rows;
}

/** Every mark is replaced in one pass, so that nothing that a letter says is taken for one. */
function sendPage(context: Context, site: Site, { path, title, description, lead, body }: Page): Response {
  const { html, headers } = site.letterFrame();
  const words: Record<string, string> = {
    [letterMarks.path]: path,
    [letterMarks.title]: escapeXml(title),
    [letterMarks.description]: escapeXml(description),
    [letterMarks.lead]: escapeXml(lead),
    [letterMarks.body]: body,
  };
  const filled = html.replace(anyMark, (mark) => words[mark] ?? "");
  const isZipped = /\bgzip\b/.test(context.req.header("accept-encoding") ?? "");
  const sent = isZipped ? gzipSync(filled) : Buffer.from(filled);
  return new Response(new Uint8Array(sent), {
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, no-cache",
      vary: "accept-encoding",
      ...(isZipped ? { "content-encoding": "gzip" } : {}),
    },
  });
}

const anyMark = new RegExp(Object.values(letterMarks).join("|"), "g");

function sendXml(context: Context, lines: readonly string[]): Response {
  const text = ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ""].join("\n");
  return context.body(text, 200, {
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, no-cache",
  });
}

/** Where the site is for good, as on every other page and in its sitemap. */
const address = (path: string) => new URL(path, house.address).href;

const sayDay = (at: string) => letterArchive.sent.replace("{date}", formatDate(dayIn(at, house.timeZone)));

/** What a search engine shows beneath the title: whole words, at most some 155 characters. */
function firstWords(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:[a-z]+|#\w+);/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= 155 ? text : `${text.slice(0, 152).replace(/\s\S*$/, "")}…`;
}
