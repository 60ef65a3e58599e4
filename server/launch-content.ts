import { readdirSync, readFileSync } from "node:fs";
import { aboutPage } from "#content/about.ts";
import { articleAuthors } from "#content/article-authors.ts";
import { campaigns } from "#content/campaign.ts";
import { claims } from "#content/claims.ts";
import { homePage } from "#content/home.ts";
import { outlets, pressItems } from "#content/media-coverage.ts";
import { site } from "#content/site.ts";
import { sources } from "#content/sources.ts";
import { authorStories } from "#content/success-stories.ts";
import type { LaunchContent } from "./launch-blockers.ts";

const legalFolder = new URL("../content/legal/", import.meta.url);

/** Everything of the content that can be a sample. */
export function readLaunchContent(): LaunchContent {
  const people = [...aboutPage.team.people, ...articleAuthors].map(({ name }) => name);
  return {
    site,
    claims,
    people: [...new Set(people)],
    stories: authorStories,
    testimonials: homePage.testimonials.quotes,
    outlets,
    pressItems,
    legalTexts: readdirSync(legalFolder)
      .filter((file) => file.endsWith(".md"))
      .map((file) => readHead(readFileSync(new URL(file, legalFolder), "utf8"))),
    campaigns,
    sources,
  };
}

/** Title and date alone: the app checks the whole head when it sets the page. */
function readHead(text: string): { title: string; updated: string } {
  const field = (name: string) => new RegExp(`^${name}: *"?(.+?)"? *$`, "m").exec(text)?.[1] ?? "";
  return { title: field("title"), updated: field("updated") };
}
