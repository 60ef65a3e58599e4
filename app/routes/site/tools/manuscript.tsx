import { ManuscriptCheck } from "#app/features/author-tools/manuscript/manuscript-check.tsx";
import { inOrderMet, SamplePages } from "#app/features/author-tools/manuscript/sample-pages.tsx";
import { ToolPage } from "#app/features/author-tools/tool-page.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { manuscriptPage, manuscriptWords, sampleManuscript } from "#content/author-tools/manuscript.ts";
import { toolFurniture } from "#content/author-tools/tool-words.ts";
import { checkManuscript, readPlainText } from "#domain/manuscript.ts";

const path = "/tools/manuscript";

const example = inOrderMet({ text: sampleManuscript, report: checkManuscript(readPlainText(sampleManuscript)) });

export const head = () => pageMeta({ ...manuscriptPage.meta, path });

export default function ManuscriptCheckPage() {
  return (
    <ToolPage
      tool={manuscriptPage}
      path={path}
      onPhone="none"
      note="max-w-measure lg:-mt-8 lg:ml-auto lg:max-w-[70%] lg:text-right"
    >
      <Island
        of={ManuscriptCheck}
        props={{
          example,
          pages: <SamplePages text={sampleManuscript} report={example} />,
          words: manuscriptWords,
          actions: toolFurniture.actions,
        }}
      />
    </ToolPage>
  );
}
