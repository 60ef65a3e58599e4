import { expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/root.css"/>
<script type="application/ld+json">{"a":1}</script><script src="/x.js"></script><script>let a = 1</script></head>`;

const files = {
  readStylesheet: (href: string) => `a{content:"${href}"}.nowhere{color:red}`,
  writeScript: () => "/assets/start-1.js",
};
const finished = finishPage(page, files);

test("nothing is fetched before the first paint", () => {
  expect(finished.html).not.toContain("modulepreload");
  expect(finished.html).toContain(
    '<style>a{content:"/assets/root.css"}</style><link rel="stylesheet" href="/assets/root.css" disabled=""/>',
  );
});

test("only scripts that run inline are named in the policy", () => {
  expect(finished.scriptHashes).toEqual(["sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ="]);
});

const scripted = `<head><link rel="modulepreload" href="/assets/a.js"/></head><script type="module" async="">import "/assets/a.js";</script>`;

test("the page's own scripts wait, and their parts are fetched meanwhile", () => {
  const { html } = finishPage(scripted, files);
  expect(html).not.toContain(`import "/assets/a.js"`);
  expect(html).toContain(`import("/assets/start-1.js")`);
  expect(html).toContain(`["/assets/start-1.js","/assets/a.js"]`);
});

test("what the page shows is only named in its data; what it does not show stays there", () => {
  const data = JSON.stringify([
    { _1: 2 },
    "<!--still--><p>Shown</p>",
    '<!--still--><p>Kept "away"</p>',
    "<p>other</p>",
  ]);
  const script = `<script>x.streamController.enqueue(${JSON.stringify(`${data}\n`).replaceAll("<", "\\u003c")});</script>`;
  const { html } = finishPage(`<main><!--still--><p>Shown</p></main>${script}`, files);
  const [, literal = ""] = /enqueue\((".*")\)/.exec(html) ?? [];
  expect(literal).not.toContain("<");
  expect(JSON.parse(JSON.parse(literal))).toEqual([
    { _1: 2 },
    "<!--still-->1",
    '<!--still--><p>Kept "away"</p>',
    "<p>other</p>",
  ]);
});

test("a page that is nothing without its scripts begins at once", () => {
  const tool = scripted.replace("<head>", '<head><meta name="robots" content="noindex"/>');
  expect(finishPage(tool, files).html).toContain(`<script type="module" async="">import "/assets/a.js";</script>`);
});
