import { QueryLab } from "#app/features/author-tools/query/query-lab.tsx";
import { ToolPage } from "#app/features/author-tools/tool-page.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { queryExample, queryLabPage, queryWords } from "#content/author-tools/query.ts";
import { queryCommon, shelfContexts } from "#content/author-tools/shelves.ts";
import { toolFurniture } from "#content/author-tools/tool-words.ts";
import { sources } from "#content/sources.ts";

const path = "/tools/query";

export const head = () => pageMeta({ ...queryLabPage.meta, path });

/** The ground of the letter, as wide as its column with the sheet's margin, goes on to the sheet's foot. */
const letterSide =
  "lg:bg-[linear-gradient(var(--color-sand),var(--color-sand))] lg:bg-[length:calc(2.5rem+(100%-7.5rem)*0.625)_100%] lg:bg-no-repeat";

/** Name and address of whoever says so, for each check that has somebody. */
const checkSources = Object.fromEntries(
  Object.entries(queryWords.checks).flatMap(([check, words]) => {
    if (!("source" in words)) return [];
    const { name, href } = sources[words.source];
    return [[check, { name, href }]];
  }),
);
/** The newest year in which somebody read a source: a build repeats, so that it does not look at the clock. */
const newestYear = Math.max(
  ...Object.values(sources).map((source) => Number(("read" in source ? source.read : source.notRechecked).slice(0, 4))),
);

export default function QueryLabRoute() {
  return (
    <ToolPage tool={queryLabPage} path={path} onPhone="none" sheet={letterSide} note="lg:max-w-[min(34.5rem,55%)]">
      <Island
        of={QueryLab}
        props={{
          example: queryExample,
          shelf: "mystery" as const,
          shelves: shelfContexts,
          common: queryCommon,
          sources: checkSources,
          year: newestYear,
          words: queryWords,
          actions: toolFurniture.actions,
        }}
      />
    </ToolPage>
  );
}
