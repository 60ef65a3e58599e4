import { expect, test } from "vitest";
import { article, breadcrumbList, faqPage, organization, service } from "./structured-data.ts";

test("the organization says where it is and how to reach it", () => {
  expect(organization()).toMatchObject({
    name: "Halftitle",
    telephone: "+18185550142",
    address: { addressLocality: "Glendale", addressRegion: "CA" },
  });
});

test("breadcrumbs count from one and end at the page itself", () => {
  const list = breadcrumbList([{ label: "Home", to: "/" }], { label: "About", to: "/about" });
  expect(list.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://halftitle.example/" },
    { "@type": "ListItem", position: 2, name: "About", item: "https://halftitle.example/about" },
  ]);
});

test("a service offers one price or a span", () => {
  const data = service({
    name: "Cover design",
    description: "A cover.",
    path: "/services/design",
    offers: [
      { name: "Cover", price: [800, 1200] },
      { name: "Memoir", price: 15000 },
    ],
  });
  expect(data.offers).toMatchObject([
    { priceSpecification: { minPrice: 800, maxPrice: 1200, priceCurrency: "USD" } },
    { priceSpecification: { price: 15000 } },
  ]);
  expect(service({ name: "x", description: "y", path: "/services" })).not.toHaveProperty("offers");
});

test("questions and articles keep their words", () => {
  expect(faqPage([{ question: "How long?", answer: "Months." }]).mainEntity).toEqual([
    { "@type": "Question", name: "How long?", acceptedAnswer: { "@type": "Answer", text: "Months." } },
  ]);
  const dates = { published: "2024-03-15", modified: "2026-11-15" };
  const words = { title: "T", description: "D", author: "A", section: "S" };
  const data = article({ ...words, ...dates, path: "/blog/t", image: "/social/t.jpg" });
  expect(data).toMatchObject({ headline: "T", dateModified: "2026-11-15", articleSection: "S" });
  expect(data.image).toMatch(/^https?:.*\/social\/t\.jpg$/);
});
