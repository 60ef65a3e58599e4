import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { badgeTone } from "#domain/project.ts";
import { Badge } from "./badge.tsx";

/** The token each colour is mixed from; app/app.css says what it looks like, by day and by night. */
test.each([
  ["In Progress", "border-action"],
  ["First Draft Complete", "border-success"],
  ["Editing", "border-gold"],
  ["Published", "border-plum"],
  ["At the Printer", "border-rule-strong"],
])("the badge of %s is drawn with %s", (status, token) => {
  const html = renderToStaticMarkup(<Badge tone={badgeTone(status)}>{status}</Badge>);
  expect(html).toContain(token);
});
