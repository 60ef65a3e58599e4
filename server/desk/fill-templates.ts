import type pg from "pg";
import { deskAnswers } from "#content/desk-answers.ts";

/** The letters of content/ that the desk does not have yet. What it has changed or removed stays as it is. */
export async function fillTemplates(pool: pg.Pool): Promise<void> {
  await pool.query("select private.fill_templates($1)", [JSON.stringify(deskAnswers)]);
}
