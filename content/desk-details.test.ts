import { expect, test } from "vitest";
import { describeDetails } from "#domain/describe-details.ts";
import { detailLabels, hiddenDetails } from "./desk-details.ts";

const describe = (details: Record<string, unknown>) => describeDetails(details, detailLabels, hiddenDetails);

test("a request reads like the form it came from", () => {
  const details = {
    id: "x",
    name: "Ada",
    manuscript_status: "first-draft",
    genre: "memoir",
    services_interested: ["Editorial Services", "Marketing & Publicity"],
    goals: "A book my aunt would read.",
    phone: null,
    package: "pro",
    topic: "",
    utm: { utm_source: "letter", utm_medium: "mail" },
    consent: true,
  };
  expect(describe(details).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    "Publishing Goals & Expectations: A book my aunt would read.",
    "Genre: Memoir",
    "Manuscript Status: First draft complete",
    "Services of Interest: Editorial Services, Marketing & Publicity",
    "Package: Pro Package",
    "Campaign marks: utm_source: letter, utm_medium: mail",
  ]);
});

test("a column that nobody has named yet is shown by its own name", () => {
  expect(describe({ favorite_tree: "elm" })).toEqual([{ label: "favorite tree", text: "elm", isLong: false }]);
});
