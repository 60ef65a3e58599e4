import { expect, test } from "vitest";
import { findLaunchBlockers, type LaunchContent } from "./launch-blockers.ts";
import { readLaunchContent } from "./launch-content.ts";

const today = new Date("2026-11-15T12:00:00Z");

/** A house that could open tomorrow. */
const ready = {
  site: {
    demo: false,
    address: "https://www.halftitle-books.com",
    email: "hello@halftitle-books.com",
    privacyEmail: "privacy@halftitle-books.com",
    legalEmail: "legal@halftitle-books.com",
    phone: { label: "(818) 244-0142", href: "tel:+18182440142" },
    hours: { days: "Monday to Friday", from: "9 a.m.", to: "5 p.m." },
    office: { street: "1 Real Street", city: "Glendale", region: "CA", postalCode: "91203" },
    social: [{ label: "Instagram", href: "https://www.instagram.com/halftitle-books" }],
    videoId: "a1B2c3D4e5_",
    copyrightYear: 2026,
  },
  claims: {
    authorsServed: {
      figure: "212",
      label: "authors served",
      evidence: "Client list of October 2026",
      checkedOn: "2026-10-31",
    },
  },
  proofs: { contract: { shown: "The agreement.", checkedOn: "2026-10-31" }, sales: null },
  decisions: { year: 2025, accepted: 31, declined: 88, countedOn: "2026-01-15" },
  terms: { "shares, net and returns": "The partners, October 2026" },
  people: ["A real person"],
  stories: [{ name: "A real author", bookTitle: "A real book", amazonUrl: "https://www.bookshop.org/a-real-book" }],
  testimonials: [{ author: "A real author", book: "A real book" }],
  outlets: [{ name: "A real paper", url: "https://www.latimes.com" }],
  pressItems: [{ title: "A real piece", source: "A real paper", readMoreUrl: "https://www.latimes.com/a-real-piece" }],
  legalTexts: [{ title: "Privacy Policy", updated: "October 1, 2026" }],
  sources: { fees: { name: "A real office, fees", href: "https://www.copyright.gov/about/fees.html" } },
  campaigns: [
    {
      id: "december",
      startsOn: "2026-12-01",
      endsOn: "2026-12-31",
      renewsMonthly: false,
      percent: 25,
      banner: "",
      expires: "",
    },
  ],
} satisfies LaunchContent;

const linesOf = (content: LaunchContent) => findLaunchBlockers(content, today).flatMap(({ lines }) => lines);

test("a house with evidence, real people, real addresses and fresh dates may open", () => {
  expect(findLaunchBlockers(ready, today)).toEqual([]);
});

test("the demonstration may not, and every group says why", () => {
  const groups = findLaunchBlockers(readLaunchContent(), today);
  expect(groups.map(({ title }) => title)).toEqual([
    "Claims without evidence (content/claims.ts)",
    "Terms that nobody has agreed to (content/house-terms.ts)",
    "Samples of people, books and press",
    "Placeholders (content/site.ts)",
    "Old dates",
    "Offers (content/campaign.ts)",
    "Sources that nobody has rechecked (content/sources.ts)",
  ]);
  const words = groups.flatMap(({ lines }) => lines).join("\n");
  for (const sample of [
    "95% client satisfaction",
    "shares, net and returns",
    "specimen agreement, read by a lawyer",
    "Ottilie Marchbanks",
    "Payroll on Friday",
    "The Margin Review",
    "hello@halftitle.example",
    "(818) 555-0142",
    "500 North Brand Boulevard",
    "halftitle-film",
    "reads 2024",
    "January 1, 2024",
    "renews itself",
  ]) {
    expect(words).toContain(sample);
  }
});

test.each<[string, LaunchContent, string]>([
  [
    "a claim whose evidence is blank",
    { ...ready, claims: { rating: { figure: "4.9/5", label: "client rating", evidence: "  " } } },
    "rating: “4.9/5 client rating” has no evidence.",
  ],
  [
    "evidence that nobody has dated",
    { ...ready, claims: { rating: { figure: "4.9/5", label: "client rating", evidence: "Survey" } } },
    "rating: nobody has written down when the evidence was last looked at.",
  ],
  [
    "terms that nobody has agreed to",
    { ...ready, terms: { "license and reversion": null } },
    "license and reversion: the demonstration’s own. Say in `confirmed` who agreed to it, and when.",
  ],
  [
    "a proof that nobody has looked at for a year",
    { ...ready, proofs: { contract: { shown: "The agreement.", checkedOn: "2025-10-31" } } },
    "contract: the evidence was last looked at on 2025-10-31. Look again (content/claims.ts).",
  ],
  [
    "a story that leads to an invented shop, even after the demonstration",
    { ...ready, stories: [{ name: "Nobody", bookTitle: "Nothing", amazonUrl: "https://example.com/books/nothing" }] },
    "Author story: Nobody, Nothing.",
  ],
  [
    "a mailbox at a reserved name",
    { ...ready, site: { ...ready.site, legalEmail: "legal@mail.halftitle.example" } },
    "The mailbox legal@mail.halftitle.example can never receive mail.",
  ],
  [
    "a phone number that only its link gives away",
    { ...ready, site: { ...ready.site, phone: { label: "Call us", href: "tel:+18185550142" } } },
    "The phone number Call us is one of the 555 numbers nobody has.",
  ],
  [
    "last year’s copyright line",
    { ...ready, site: { ...ready.site, copyrightYear: 2025 } },
    "The copyright line reads 2025; it is 2026.",
  ],
  [
    "a legal text that nobody has read for more than a year",
    { ...ready, legalTexts: [{ title: "Terms of Service", updated: "November 1, 2025" }] },
    "Terms of Service: last updated November 1, 2025. Read it again and date it.",
  ],
  [
    "an offer that is over",
    { ...ready, campaigns: ready.campaigns.map((it) => ({ ...it, startsOn: "2025-08-01", endsOn: "2025-08-31" })) },
    "december ended on 2025-08-31. Take it out, or give it new dates.",
  ],
  [
    "an offer that renews itself",
    { ...ready, campaigns: ready.campaigns.map((it) => ({ ...it, renewsMonthly: true })) },
    "december renews itself every month, as only a sample may.",
  ],
])("one thing is enough to stop it: %s", (_, content, line) => {
  expect(linesOf(content)).toEqual([line]);
});

test("an offer that runs today or begins later is nobody’s worry", () => {
  const running = ready.campaigns.map((it) => ({ ...it, startsOn: "2026-11-01", endsOn: "2026-11-30" }));
  expect(linesOf({ ...ready, campaigns: running })).toEqual([]);
});

test("a source that nobody could read again is named, with the day of its copy", () => {
  const sources = { fees: { ...ready.sources.fees, notRechecked: "2026-05" } };
  expect(linesOf({ ...ready, sources })).toEqual([
    "A real office, fees: not rechecked since 2026-05. Read https://www.copyright.gov/about/fees.html and date it.",
  ]);
});

test("a source is read again after six months", () => {
  const readOn = (read: string) => linesOf({ ...ready, sources: { fees: { ...ready.sources.fees, read } } });
  expect(readOn("2026-10-01")).toEqual([]);
  expect(readOn("2026-01-02")).toEqual([
    "A real office, fees: last read on 2026-01-02. Read https://www.copyright.gov/about/fees.html again and date it.",
  ]);
});
