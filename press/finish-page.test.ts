import { expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/root.css"/>
<script type="application/ld+json">{"a":1}</script><script src="/x.js"></script><script>let a = 1</script></head>`;

const finished = finishPage(page, (href) => `/* ${href} */`);

test("nothing is fetched before the first paint", () => {
  expect(finished.html).not.toContain("modulepreload");
  expect(finished.html).toContain(
    '<style>/* /assets/root.css */</style><link rel="stylesheet" href="/assets/root.css" disabled=""/>',
  );
});

test("only scripts that run inline are named in the policy", () => {
  expect(finished.scriptHashes).toEqual(["sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ="]);
});
