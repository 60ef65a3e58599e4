import { describe, expect, test } from "vitest";
import { plainText, renderForFeed, renderMarkdown } from "./render-markdown.server.ts";

const table = "## Costs\n\n| | Print | E-book |\n|---|---:|---|\n| Price | $18 | $9 |";

describe("renderMarkdown", () => {
  test("a heading links to itself and is listed", () => {
    const { html, headings } = renderMarkdown("## One *copy*\n\nText.\n\n### Below\n\nText.");
    expect(html).toContain('<h2 id="one-copy"><a href="#one-copy">One <em>copy</em></a></h2>');
    expect(headings).toEqual([{ id: "one-copy", text: "One copy" }]);
  });

  test("a table scrolls in a frame with a name, and its headers say what they head", () => {
    const { html } = renderMarkdown(table);
    expect(html).toContain(
      '<div class="table-frame goes-on" role="region" aria-label="Table 1: Costs" tabindex="0"><table>',
    );
    expect(html).toContain('<th scope="col" align="right">Print</th>');
    expect(html).toContain('<th scope="row">Price</th>');
    expect(html).not.toMatch(/<th[^>]*><\/th>/);
  });

  test("an e-book is never parted, wherever it stands", () => {
    const { html } = renderMarkdown("An e-book, a [30-minute call](/consultation) and self-publishing.");
    expect(html).toBe(
      '<p>An <span class="whitespace-nowrap">e-book</span>, a <a href="/consultation">' +
        '<span class="whitespace-nowrap">30-minute</span> call</a> and self-publishing.</p>',
    );
  });

  test("columns of sentences share the width by what stands in them", () => {
    const row = (letters: readonly number[]) => `| ${letters.map((count) => "a".repeat(count)).join(" | ")} |`;
    const { html } = renderMarkdown([row([4, 4, 4]), "|---|---|---|", row([16, 64, 36]), row([16, 64, 36])].join("\n"));
    expect(html.match(/<col style="[^"]+"/g)).toEqual([23, 44, 33].map((share) => `<col style="width:${share}%"`));
    expect(renderMarkdown(table).html).not.toContain("<col");
  });

  test("a task list has drawn boxes with names and no inputs", () => {
    const { html } = renderMarkdown("- [ ] Rest\n- [x] Write");
    expect(html).not.toContain("<input");
    expect(html).toContain('<span class="task-box" role="img" aria-label="To do:"></span> Rest');
    expect(html).toContain('<span class="task-box is-done" role="img" aria-label="Done:"></span> Write');
  });

  test("markup inside a text stays text", () => {
    expect(renderMarkdown("<script>alert(1)</script>\n\na <b>b</b>").html).not.toMatch(/<script|<b>/);
  });
});

describe("a figure of ours", () => {
  const text = '![Three covers](figure:three-covers "What large type can do")';

  test("is drawn in its place, with its caption", () => {
    const { html } = renderMarkdown(text, (name, alt) => `<svg aria-label="${alt}" data-name="${name}"></svg>`);
    expect(html).toBe(
      '<figure class="drawn-figure"><svg aria-label="Three covers" data-name="three-covers"></svg>' +
        "<figcaption>What large type can do</figcaption></figure>",
    );
  });

  test("is told in words where it cannot be drawn", () => {
    expect(renderForFeed(text, "https://a.example")).toBe("<p>Three covers</p>");
    expect(plainText(text)).toBe("Three covers");
  });
});

describe("what a text quotes", () => {
  const letter = "Thank you for joining. Here is the picture of the boat on the day we bought her. ".repeat(2).trim();

  test("is a line or a sum where it is short", () => {
    expect(renderMarkdown("> Why?").html).toBe("<blockquote>\n<p>Why?</p>\n</blockquote>");
    expect(renderMarkdown("> 2 × $3 = $6").html).toContain('<blockquote class="is-sum">');
  });

  test("is a paper where it is long, with its subject as the head", () => {
    const { html } = renderMarkdown(`> Subject: The boat\n>\n> ${letter}`);
    expect(html).toContain(
      '<div class="paper-ground"><blockquote class="paper-sheet"><p class="paper-head">Subject: The boat</p>',
    );
    expect(html).toContain(`<p>${letter}</p></blockquote></div>`);
  });

  test("has its notes beside the paragraph above them", () => {
    const { html } = renderMarkdown(`> **Draft**\n>\n> ${letter}\n>\n> > Which boat?`);
    expect(html).toContain('<div class="paper-ground has-notes">');
    expect(html).toContain('<p class="paper-head"><strong>Draft</strong></p>');
    expect(html).toMatch(/<div class="paper-note" role="note">\s*<p>Which boat\?<\/p>\s*<\/div>/);
  });
});

test("a vignette stands below its heading, silent and in its own file; one that nobody drew is an error", () => {
  const text = "![](vignette:proof)\n\nThree letters.";
  expect(renderMarkdown(text).html).toContain(
    '<img class="vignette" src="/vignettes/proof.svg" alt="" width="320" height="200" loading="lazy">\n<p>Three',
  );
  expect(renderMarkdown("![](vignette:proof)\n\n## Proofs\n\nThree.").html).toMatch(/^<h2.+<img.+<p>Three/s);
  expect(renderForFeed(text, "https://a.example")).not.toMatch(/<img|<p><\/p>/);
  expect(() => renderMarkdown("![](vignette:lettuce)")).toThrow("lettuce");
});

test("a table whose head has no words has none", () => {
  const { html } = renderMarkdown("| | |\n|---|---:|\n| Profit | $3 |");
  expect(html).not.toContain("<thead");
  expect(html).toContain('<th scope="row">Profit</th>');
});

test("a feed gets whole links, plain tables and nothing of our page", () => {
  const html = renderForFeed(
    `${table}\n\n[us](/faq#one) [them](https://example.com/x)\n\n- [ ] Rest`,
    "https://a.example",
  );
  expect(html).toContain('href="https://a.example/faq#one"');
  expect(html).toContain('href="https://example.com/x"');
  expect(html).toContain("☐ Rest");
  expect(html).not.toMatch(/id=|table-frame|<input/);
});

test("plain text keeps blocks apart", () => {
  expect(plainText("## Title\n\nOne *two*.\n\n| a | b |\n|---|---|\n| c | d |\n\n- [ ] e")).toBe(
    "Title One two. a b c d e",
  );
});

test("a table of sentences stays a table, and each of its cells says what it is", () => {
  const long = "your name, your address and whatever else you fill in, such as the title of the book";
  const { html } = renderMarkdown(`| When you... | we store... | for |\n|---|---|---|\n| ask | ${long} | a year |`);
  expect(html).toContain("table-frame goes-on is-of-sentences");
  expect(html).toContain('<th scope="col" role="columnheader">When you...</th>');
  expect(html).toContain('<th scope="row" role="rowheader" data-column="When you...">ask</th>');
  expect(html).toContain(`<td role="cell" data-column="we store...">${long}</td>`);
  expect(html).toContain('<td role="cell" data-column="for:">a year</td>');
  expect(renderMarkdown(`| What | How long |\n|---|---|\n| ask | ${long} |`).html).toContain(
    `<th scope="row" role="rowheader">ask</th>\n<td role="cell" data-column="How long:">${long}</td>`,
  );
  expect(renderMarkdown(table).html).not.toContain("is-of-sentences");
});

test("three columns of words are sentences, however short, and columns of figures are none", () => {
  expect(renderMarkdown("| Where | Who | What |\n|---|---|---|\n| Cover | Designer | Initial |").html).toContain(
    "is-of-sentences",
  );
  expect(renderMarkdown("| Where | Sum | Who | What |\n|---|---:|---|---|\n| Shop | $1 | You | It |").html).toContain(
    'align="right" role="cell" data-column="Sum:">$1',
  );
  expect(renderMarkdown("| Where | Sum | Part |\n|---|---:|---:|\n| Shop | $1 | $2 |").html).not.toContain(
    "is-of-sentences",
  );
});

test("each row of a table of sentences says what its cells are, and its name where that begins the sentence or is a number", () => {
  const long = "your name, your address and whatever else you fill in, such as the title of the book";
  const rowsOf = (head: string, first: string) =>
    renderMarkdown(
      `| ${head} | we store… | in order to… |\n|---|---|---|\n${`| ${first} | ${long} | answer |\n`.repeat(2)}`,
    )
      .html.split("<tr")
      .slice(2);
  for (const row of rowsOf("When you…", "ask")) {
    expect(row).toContain('data-column="When you…">ask');
    expect(row).toContain('data-column="in order to…">answer');
  }
  for (const row of rowsOf("Ch.", "1")) expect(row).toContain('data-column="Ch.">1');
  for (const row of rowsOf("Stage", "Proof")) expect(row).not.toContain('data-column="Stage"');
});

test("an address may be parted before its sign, and words that lead to one stay as they are", () => {
  expect(renderMarkdown("[us@house.example](mailto:us@house.example)").html).toContain(">us<wbr>@house.example</a>");
  expect(renderMarkdown("[Email us](mailto:us@house.example)").html).toContain(">Email us</a>");
});

test("a day stays with its month, and a number with what it counts", () => {
  expect(renderMarkdown("Before December 31, 45 percent of 300 words.").html).toContain(
    "Before December\u00a031, 45\u00a0percent of 300\u00a0words.",
  );
});

test("a sum that does not fit on its line parts before its signs", () => {
  const { html } = renderMarkdown("> price of the listing ÷ what a copy earns = copies");
  expect(html).toContain(
    'listing <span class="inline-block">÷\u00a0what a copy earns</span> <span class="inline-block">=\u00a0copies</span>',
  );
});
