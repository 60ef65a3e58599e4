import { expect, test } from "vitest";
import { pickRules, wordsOf } from "./page-style.ts";

const rules = (stylesheet: string, text: string) => pickRules(stylesheet, wordsOf(text));

test("a page gets the rules whose classes it names, and every rule that names none", () => {
  expect(rules("p{top:0}.a{left:0}.b{left:1px}", '<p class="a">')).toBe("p{top:0}.a{left:0}");
});

test("a rule of two classes needs both; of two selectors, or of two in an :is(), one", () => {
  expect(rules(".a .b{color:red}", '<p class="a">')).toBe("");
  expect(rules(".a,.b{color:red}", '<p class="a">')).toBe(".a,.b{color:red}");
  expect(rules(".a:is(:where(.group):hover *){color:red}", '<p class="a">')).toBe("");
  expect(rules(".a:is(.b,.c){color:red}", '<p class="a c">')).toBe(".a:is(.b,.c){color:red}");
});

test("a block that lost all of its rules goes with them", () => {
  expect(
    rules("@media (width>=1px){.b{color:red}@container (width>=1px){.c{color:red}}}.a{top:0}", '<p class="a">'),
  ).toBe(".a{top:0}");
});

test("what a rule excludes need not be there", () => {
  expect(rules(".a:not(.b){color:red}", '<p class="a">')).toBe(".a:not(.b){color:red}");
});

test("classes are found however they are written: escaped, in props, in scripts, with quotes inside", () => {
  const stylesheet = String.raw`.data-\[state\=open\]\:flex{top:0}.\[\&\>li\]\:flex{left:0}.before\:content-\[\'x\'\]{right:0}`;
  for (const text of [
    `<p class="data-[state=open]:flex [&amp;&gt;li]:flex before:content-[&#x27;x&#x27;]">`,
    `<site-island props="{&quot;html&quot;:&quot;<p class=\\&quot;data-[state=open]:flex [&amp;amp;&amp;gt;li]:flex before:content-[&amp;#x27;x&amp;#x27;]\\&quot;>&quot;}">`,
    `x({className:"data-[state=open]:flex "+y?"[&>li]:flex":"before:content-['x']"})`,
  ]) {
    expect(rules(stylesheet, text)).toBe(stylesheet);
  }
});

test("selectors that an older browser does not know stay in rules of their own", () => {
  expect(rules("p{color:red}::details-content{color:red}", "")).toBe("p{color:red}::details-content{color:red}");
});

test("a property is declared where something reads it: a rule that is left, the page or a script", () => {
  const stylesheet =
    ':root{--a:1px;--b:2px;--c:3px}@property --b{syntax:"*";inherits:false}.x{top:var(--a)}.y{top:var(--b)}';
  expect(rules(stylesheet, '<p class="x" style="left:var(--c)">')).toBe(":root{--a:1px;--c:3px}.x{top:var(--a)}");
  expect(rules(stylesheet, 'x({className:"y"})')).toContain("@property --b");
});

test("what an older browser needs by another name is said once", () => {
  expect(rules("a{text-decoration:inherit}", "")).toBe("a{-webkit-text-decoration:inherit;text-decoration:inherit}");
});

test("what every browser of ours can do is not asked", () => {
  const stylesheet =
    ".a{--b:#fff}@supports (color:color-mix(in lab, red, red)){.a{--b:color-mix(in lab, var(--c), red);color:var(--b)}}";
  expect(rules(stylesheet, '<p class="a">')).toBe(".a{--b:color-mix(in lab, var(--c), red);color:var(--b)}");
});

test("neither is what stands in for what they can do", () => {
  const mixed = "color-mix(in srgb, var(--c) 16%, transparent)";
  expect(rules(`.a{top:0;border:1px solid #1a1c2229;border:1px solid ${mixed}}`, '<p class="a">')).toBe(
    `.a{border:1px solid ${mixed};top:0}`,
  );
  expect(rules("html{color-scheme:light dark}", "")).toBe("html{color-scheme:light dark}");
  const named = "html{font-family:var(--default-font-family,Arial)}";
  expect(rules(`:root{--default-font-family:Jost}${named}`, "")).toContain(
    "html{font-family:var(--default-font-family)}",
  );
  expect(rules(named, "")).toBe(named);
});

test("a typeface or a movement that nothing names is left out", () => {
  const face = (family: string) => `@font-face{font-family:${family};src:url(a.woff2)}`;
  const stylesheet = `${face("League Gothic")}${face("Jost")}@keyframes rise{0%{opacity:0}}@keyframes sink{to{opacity:0}}.a{animation:1s rise}`;
  const style = rules(stylesheet, `<text class="a" font-family="'League Gothic',sans-serif">`);
  expect(style).toContain("League Gothic");
  expect(style).toContain("@keyframes rise");
  expect(style).not.toMatch(/Jost|sink/);
});
