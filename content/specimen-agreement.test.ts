import { expect, test } from "vitest";
import { agreementParts } from "#content/specimen-agreement.ts";

test.each(agreementParts.flatMap(({ clauses }) => clauses).filter(({ negotiable }) => negotiable))(
  "what may change in “$title” stands in its words",
  ({ text, open = [] }) => {
    expect(open).not.toHaveLength(0);
    for (const words of open) expect(text.join(" ")).toContain(words);
  },
);
