import { describe, expect, test } from "vitest";
import { readLegalText } from "#app/routes/site/legal-text.server.ts";
import { priceOfLength } from "#domain/package-sums.ts";
import { listRefunds, refundOf } from "#domain/refund.ts";
import { proofOf, realHybridPage } from "./are-we-a-real-hybrid.ts";
import { offerPopup } from "./campaign.ts";
import { claims, hybridProofs } from "./claims.ts";
import { faqCategories } from "./faq.ts";
import { confirmed, houseRules, houseTerms, packageStages } from "./house-terms.ts";
import { hybridCriteria } from "./hybrid-criteria.ts";
import { packagesPage, packageTiers, partsOf, singlePrice } from "./packages.ts";
import { ordinaryWords, type PartId, packages, parts, representation, startingPrices, wholeBook } from "./prices.ts";
import { publishingPage } from "./services/publishing.ts";
import { agreementParts } from "./specimen-agreement.ts";
import { plainTermsPage } from "./terms-in-plain-words.ts";

const slugs = ["launch", "pro", "endorsed"] as const;
const everyPart = Object.keys(parts).sort();

describe("what a package leaves out", () => {
  test.each(packageTiers.map((tier) => [tier.name, tier] as const))(
    "the %s says of everything we sell whether it is in it",
    (_, tier) => {
      const out = tier.notIncluded.flatMap((line): readonly PartId[] => line.parts);
      // The largest has no list of what it lacks: its sentence names the one thing.
      const named: readonly PartId[] = tier.slug === "endorsed" ? ["ghostwriting"] : out;
      expect([...partsOf(tier.slug), ...named].sort()).toEqual(everyPart);
    },
  );

  test("the largest package names in words the one thing that it lacks", () => {
    expect(packagesPage.labels.nothingExcluded).toContain("only ghostwriting");
  });

  test("the lists are as long as the specification says", () => {
    expect(packageTiers.map(({ features, notIncluded }) => [features.length, notIncluded.length])).toEqual([
      [8, 3],
      [10, 2],
      [10, 0],
    ]);
  });

  test("a line that is left out says so in words that a reader finds", () => {
    const words: Partial<Record<PartId, string>> = {
      cataloging: "cataloging",
      returnability: "returnable",
      hardcover: "hardcover",
      advanceCopies: "advance copies",
      launchPlan: "launch plan",
      bookstoreOutreach: "outreach",
      authorWebsite: "website",
      agentList: "agent list",
      acquisitionSupport: "acquisition",
      ghostwriting: "ghostwriting",
    };
    for (const { notIncluded } of packageTiers) {
      for (const line of notIncluded) {
        for (const part of line.parts) {
          if (words[part]) expect(line.text.toLowerCase()).toContain(words[part]);
        }
      }
    }
  });
});

describe("prices, with a pencil", () => {
  test("a package is cheaper than its parts at any length", () => {
    for (const slug of slugs) {
      for (const words of [10_000, 50_000, ordinaryWords, 100_000, 150_000, 300_000]) {
        expect(priceOfLength(packages[slug], words, ordinaryWords)).toBeLessThan(singlePrice(slug, words)[0]);
      }
    }
  });

  test("the figure for separate people lies within our own single prices", () => {
    const [from, to] = singlePrice("pro");
    expect(wholeBook.costIfBoughtSeparately).toBeGreaterThan(from);
    expect(wholeBook.costIfBoughtSeparately).toBeLessThan(to);
  });

  test("the starting price of representation services lies within what its parts cost together", () => {
    const { submissionPreparation, filmDeck } = representation;
    expect(startingPrices.representation).toBeGreaterThan(submissionPreparation.price[0] + filmDeck.price[0]);
    expect(startingPrices.representation).toBeLessThan(submissionPreparation.price[1] + filmDeck.price[1]);
  });

  test("the stages of a package add up to its price, and so do the refunds", () => {
    for (const slug of slugs) {
      const sum = packageStages[slug].reduce((total, { price }) => total + price, 0);
      expect(sum).toBe(packages[slug].price);
      const lines = listRefunds(packageStages[slug]);
      expect(lines.every(({ cost, refund }) => cost + refund === sum)).toBe(true);
      expect(lines.at(0)?.refund).toBe(sum);
      expect(lines.at(-1)?.refund).toBe(0);
    }
  });

  test("the example of the terms of service is computed by the rule", () => {
    const { figures = [], html } = readLegalText("terms-of-service");
    const [paid = 0, finished = 0, begun = 0, costs = 0, half = 0, refund = 0] = figures.map((figure) =>
      Number(figure.replace(/\D/g, "")),
    );
    expect(
      refundOf(
        paid,
        [
          { price: finished, state: "finished" },
          { price: begun, state: "begun" },
        ],
        costs,
      ),
    ).toBe(refund);
    expect(half).toBe(begun / 2);
    expect(html).toContain(`<strong>${figures.at(-1)}</strong>`);
  });
});

describe("one set of terms", () => {
  const terms = readLegalText("terms-of-service").html.replace(/<[^>]+>/g, "");
  /** As the page sets them: straight signs become typographic ones in Markdown, and numbers hold to what they count. */
  const plain = (text: string) => text.replace(/&#x26;|&amp;/g, "&").replaceAll("\u00a0", " ");

  test("every rule of the house stands in the terms of service, word for word", () => {
    for (const rule of Object.values(houseRules)) expect(plain(terms)).toContain(rule);
  });

  test("every rule of the house stands on the page in plain words", () => {
    const page = JSON.stringify(plainTermsPage);
    for (const rule of Object.values(houseRules)) expect(page).toContain(rule);
  });

  test("the agreement has the same figures", () => {
    const clause = (id: string) =>
      agreementParts
        .flatMap(({ clauses }) => clauses)
        .find((one) => one.id === id)
        ?.text.join(" ") ?? "";
    const { share, statements, license, reversion, sale, approval, refund } = houseTerms;
    expect(clause("share")).toContain(`${share.print} percent of Net on printed copies, and ${share.ebook} percent`);
    expect(clause("statements")).toContain(`${statements.paidWithinDays} days`);
    expect(clause("statements")).toContain(`under $${statements.minimum} is carried forward`);
    expect(clause("grant")).toContain(`${license.years} years from publication`);
    expect(clause("grant")).toContain(`${license.noticeDays} days’ notice`);
    expect(clause("reversion")).toContain(`fewer than ${reversion.copies} copies`);
    expect(clause("assignment")).toContain(`${sale.noticeDays} days before`);
    expect(clause("approval")).toContain(`${approval.pausesAfterDays} days after a reminder`);
    expect(clause("canceling")).toContain(`Within ${refund.fullWithinDays} days`);
    expect(clause("returns")).toContain("never bills the Author for returns");
  });

  test("the rights come back on the same events in the agreement and in the terms", () => {
    const reversion = JSON.stringify(agreementParts);
    for (const [inTerms, inAgreement] of [
      ["when the term ends", "when the term ends"],
      ["when the agreement is canceled", "when the agreement is canceled"],
      ["if we have not published the book within 12 months", "if the Work is not published by its date"],
      ["if we do not pay royalties that are due within 60 days", "if royalties due are not paid within 60 days"],
      ["if two statements in a row do not come", "if two statements in a row do not come"],
      ["if we stop publishing", "if the Publisher stops publishing"],
    ] as const) {
      expect(plain(terms)).toContain(inTerms);
      expect(reversion).toContain(inAgreement);
    }
  });

  test("every legal text shows the day of its present wording", () => {
    for (const name of ["privacy-policy", "terms-of-service", "cookie-policy"] as const) {
      expect(Date.parse(readLegalText(name).wording ?? "")).toBeGreaterThan(Date.parse("2026-11-01"));
    }
  });

  test("the offer itself says that nobody is hurried, as the terms do", () => {
    expect(houseRules.offer).toContain(offerPopup.noHurry);
  });

  test("audio and e-books have one share, as the sentence says", () => {
    expect(houseTerms.share.audio).toBe(houseTerms.share.ebook);
  });

  test("questions and the publishing page read the rules", () => {
    const answers = JSON.stringify(faqCategories);
    for (const rule of [houseRules.license, houseRules.returns, houseRules.share]) expect(answers).toContain(rule);
    const publishing = JSON.stringify(publishingPage);
    for (const rule of [houseRules.license, houseRules.returns, houseRules.reversion, houseRules.share]) {
      expect(publishing).toContain(rule);
    }
  });
});

describe("are we a real hybrid", () => {
  test("all eleven criteria are answered, in the association’s order, and only what can be shown is shown", () => {
    expect(hybridCriteria).toHaveLength(11);
    expect(realHybridPage.ibpa.answers.map(({ id }) => id)).toEqual(Object.keys(hybridProofs));
    const shown = realHybridPage.ibpa.answers.filter(({ proof }) => proof).length;
    expect(realHybridPage.hero.lead).toContain(`For ${shown} of the 11`);
  });

  test("the count of declined manuscripts is not shown until somebody has entered it", () => {
    expect(proofOf("vetting", null)).toBeNull();
    expect(proofOf("vetting", { year: 2026, accepted: 31, declined: 88, countedOn: "2027-01-15" })).toEqual({
      shown: "In 2026 we accepted 31 manuscripts and declined 88.",
      checkedOn: "2027-01-15",
    });
  });

  test("the page admits that figures have no evidence as long as they have none", () => {
    const isProven = Object.values(claims).every(({ evidence }) => evidence);
    const transparency = realHybridPage.ibpa.answers.find(({ id }) => id === "transparency")?.answer ?? "";
    expect(transparency.includes("carry no evidence yet")).toBe(!isProven);
  });

  test("the blank sheet asks every question once", () => {
    const asked = realHybridPage.sheet.groups.flatMap(({ questions }) => questions);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    const answered = [realHybridPage.ibpa, realHybridPage.writerBeware, realHybridPage.alli].flatMap(
      ({ answers }) => answers,
    );
    expect(asked.map(({ id }) => id)).toEqual(answered.map(({ id }) => id));
    for (const [index, { ours }] of asked.entries()) expect(ours).toContain(answered[index]?.answer);
  });
});

test("every group of terms waits for somebody’s word", () => {
  expect(Object.keys(confirmed).length).toBeGreaterThan(5);
});
