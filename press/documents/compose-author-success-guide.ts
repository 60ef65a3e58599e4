import { authorSuccessGuidePage, type RoadmapPhase } from "#content/author-success-guide.ts";
import { authorSuccessGuideExtras as extras } from "#content/documents/author-success-guide.ts";
import type { Block, Chapter, DocumentContent } from "#content/documents/document-content.ts";

const { roadmap, metrics, tips, mistakes } = authorSuccessGuidePage;

/** The printed guide: the words of the page, with the worksheets that only paper can hold. */
export const authorSuccessGuide: DocumentContent = {
  file: extras.file,
  title: extras.title,
  subtitle: extras.subtitle,
  description: extras.description,
  pages: extras.pages,
  chapters: [
    extras.howToUse,
    roadmapChapter(),
    ...roadmap.phases.map(phaseChapter),
    extras.routes,
    metricsChapter(),
    tipsChapter(),
    mistakesChapter(),
    extras.year,
    extras.plan,
  ],
  closing: extras.closing,
};

/** The page's bars belong to a sample author; on paper the road is the reader's own. */
function roadmapChapter(): Chapter {
  return {
    title: roadmap.title,
    lead: roadmap.lead,
    blocks: [
      {
        type: "table",
        label: extras.roadmapMine,
        head: extras.roadmapTable,
        widths: [0.9, 2.6, 0.9, 0.8],
        tall: true,
        rows: roadmap.phases.map((phase) => [phase.title, phase.description, "", ""]),
      },
      { type: "fill", ...extras.roadmapNext },
    ],
  };
}

function phaseChapter(phase: RoadmapPhase, index: number): Chapter {
  const worksheet = extras.phaseWorksheets[index];
  return {
    title: `${phase.phase}: ${phase.title}`,
    lead: phase.description,
    blocks: [
      { type: "text", label: roadmap.reasonLabel, text: phase.reason },
      { type: "checklist", label: roadmap.tasksLabel, items: phase.tasks },
      { type: "note", label: roadmap.doneLabel, text: phase.doneWhen },
      { type: "fill", label: worksheet?.label, prompt: worksheet?.prompt },
      ...(phase.title === "Development" ? readerQuestions() : []),
    ],
  };
}

/** The second phase asks its readers ten questions; they stand on a page of their own, with room for the answers. */
function readerQuestions(): Block[] {
  const { heading, text, head, questions } = extras.readerQuestions;
  return [
    { type: "break" },
    { type: "heading", text: heading },
    { type: "text", text },
    { type: "table", head, widths: [1.7, 1, 1, 1], tall: true, rows: questions.map((one) => [one, "", "", ""]) },
    { type: "fill" },
  ];
}

function metricsChapter(): Chapter {
  const { tracking } = extras;
  return {
    title: metrics.title,
    lead: metrics.lead,
    blocks: [
      ...metrics.metrics.flatMap((metric): Block[] => [
        { type: "heading", text: metric.metric },
        { type: "text", text: metric.description },
      ]),
      { type: "fill", label: tracking.label, prompt: tracking.prompt },
      { type: "break" },
      { type: "heading", text: tracking.heading },
      { type: "text", text: tracking.text },
      {
        type: "table",
        head: tracking.head,
        widths: [1.9, 0.8, 0.8, 0.8, 0.8],
        tall: true,
        rows: [...metrics.metrics.map((metric) => metric.metric), ...tracking.lines].map((line) => [
          line,
          "",
          "",
          "",
          "",
        ]),
      },
      { type: "fill" },
    ],
  };
}

function tipsChapter(): Chapter {
  return {
    title: tips.title,
    lead: tips.lead,
    blocks: [
      ...[tips.groups.slice(0, 2), tips.groups.slice(2)].map(
        (pair): Block => ({
          type: "table",
          head: pair.map(({ category }) => category),
          widths: pair.map(() => 1),
          rows: (pair[0]?.tips ?? []).map((_, row) => pair.map(({ tips: list }) => list[row] ?? "")),
        }),
      ),
      { type: "fill", label: extras.tipsLabel },
    ],
  };
}

function mistakesChapter(): Chapter {
  return {
    title: mistakes.title,
    shortTitle: extras.mistakesShortTitle,
    lead: mistakes.lead,
    blocks: [
      {
        type: "table",
        head: [mistakes.mistakeLabel, mistakes.solutionLabel],
        widths: [1.3, 2.2],
        rows: mistakes.pairs.map((pair) => [`**${pair.mistake}**`, pair.solution]),
      },
      { type: "fill", ...extras.mistakesWorksheet },
    ],
  };
}
