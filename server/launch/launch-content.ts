import { readdirSync, readFileSync } from "node:fs";
import { aboutPage } from "#content/about.ts";
import { articleAuthors } from "#content/article-authors.ts";
import { campaigns } from "#content/campaign.ts";
import { claims, decisions, hybridProofs } from "#content/claims.ts";
import { homePage } from "#content/home.ts";
import { confirmed } from "#content/house-terms.ts";
import { outlets, pressItems } from "#content/media-coverage.ts";
import { site } from "#content/site.ts";
import { sources } from "#content/sources.ts";
import { storyClaims } from "#content/story-claims.ts";
import { authorStories } from "#content/success-stories.ts";
import { readLegalFile } from "#domain/legal-text.ts";
import { root } from "../root.ts";
import type { LaunchContent } from "./launch-blockers.ts";

const legalFolder = new URL("content/legal/", root);

/** Everything of the content that can be a sample. */
export function readLaunchContent(): LaunchContent {
  const people = [...aboutPage.team.people, ...articleAuthors].map(({ name }) => name);
  return {
    site,
    claims: { ...claims, ...storyClaims },
    proofs: hybridProofs,
    decisions,
    terms: confirmed,
    people: [...new Set(people)],
    stories: authorStories,
    testimonials: homePage.testimonials.quotes,
    outlets,
    pressItems,
    legalTexts: readdirSync(legalFolder)
      .filter((file) => file.endsWith(".md"))
      .map((file) => readLegalFile(readFileSync(new URL(file, legalFolder), "utf8"))),
    campaigns,
    sources,
  };
}
