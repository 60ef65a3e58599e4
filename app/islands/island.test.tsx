import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { Tabs } from "#app/ui/tabs.tsx";
import { Island, nameIslands } from "./island.tsx";

beforeAll(nameIslands);

const attribute = (html: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">") ?? "";

const twoTabs = (mountsOne: boolean) => ({
  label: "Advice",
  mountsOne,
  tabs: [
    { value: "a", label: "First", content: <p>shown</p> },
    { value: "b", label: "Second", content: <p>put away</p> },
  ],
});

test("a part is drawn in an element that says what it is and what it was given", () => {
  const html = renderToStaticMarkup(<Island of={Tabs} props={twoTabs(false)} when="visible" />);
  expect(html).toMatch(/^<site-island name="Tabs" prefix="[^"]+" when="visible"/);
  expect(html).toContain("<p>shown</p>");
  expect(JSON.parse(attribute(html, "props"))).toMatchObject({
    label: "Advice",
    tabs: [{ value: "a" }, { value: "b" }],
  });
});

test("what the page shows travels once; only what it does not show is kept in the props", () => {
  const html = renderToStaticMarkup(<Island of={Tabs} props={twoTabs(true)} />);
  const { tabs } = JSON.parse(attribute(html, "props"));
  expect(tabs[0].content).toEqual({ $slot: expect.any(String) });
  expect(tabs[1].content).toEqual({ $slot: expect.any(String), html: "<p>put away</p>" });
  expect(html.match(/shown/g)).toHaveLength(1);
});

test("two parts on one page share no id", () => {
  const html = renderToStaticMarkup(
    <>
      <Island of={Tabs} props={twoTabs(false)} />
      <Island of={Tabs} props={twoTabs(false)} />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a part that the browser could not find is refused", () => {
  const Stranger = () => <p>Who am I?</p>;
  expect(() => renderToStaticMarkup(<Island of={Stranger} />)).toThrow("Stranger is not among the islands");
});
