import type { Locator, Page } from "@playwright/test";
import { stageWords } from "../content/production.ts";
import { templateOf } from "../content/production-templates.ts";
import { planStages } from "../domain/production-forecast.ts";
import { toSnake } from "../domain/snake-case.ts";
import { expectAccessible } from "./accessible.ts";
import { test as base, expect } from "./staff.ts";

type Book = { id: number; title: string; stages: { id: number; kind: string }[] };

type Fixtures = {
  /** A book in production, opened today for this author. */
  bookFor: (author: { email: string }, title: string) => Promise<Book>;
};

/** Journeys around a book that is in production already. */
export const test = base.extend<Fixtures>({
  bookFor: async ({ sql, colleague }, use) => {
    await use(async ({ email }, title) => {
      const [row] = await sql(
        `insert into public.projects (owner, title, genre, target_words)
           select id, $2, 'Memoir', 60000 from auth.users where email = $1 returning id`,
        [email, title],
      );
      const today = new Date().toISOString().slice(0, 10);
      const plan = planStages(templateOf("pro"), today).map(({ kind, side, waitsFor, start, end }) => ({
        kind,
        side,
        waitsFor,
        start,
        end,
        name: stageWords[kind].name,
        owner: null,
      }));
      const { book } = await colleague.ask("desk_open_book", {
        project: Number(row?.id),
        package: "pro",
        stages: toSnake(plan),
      });
      const stages = await sql("select id, kind from public.book_stages where book_id = $1 order by position", [book]);
      return { id: book, title, stages: stages.map(({ id, kind }) => ({ id: Number(id), kind: String(kind) })) };
    });
  },
});

export { expect };

/** By the Tab key alone, as somebody without a mouse comes there. */
export async function tabTo(page: Page, target: Locator, most = 120) {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("the Tab key does not lead there");
}

/** Axe, from the top of the page: what lies under a header that stays has no size of its own there. */
export async function expectAccessibleFromTop(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
}
