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

function roadmapChapter(): Chapter {
  const list = roadmap.phases.map((phase) => `${phase.title} ${phase.progress}%`).join(", ");
  return {
    title: roadmap.title,
    lead: roadmap.lead,
    blocks: [
      {
        type: "progress",
        label: extras.roadmapSample,
        alt: `${extras.roadmapAlt}: ${list}.`,
        rows: roadmap.phases.map((phase) => ({ label: phase.title, value: phase.progress })),
      },
      { type: "text", text: roadmap.progressNote },
      {
        type: "table",
        label: extras.roadmapMine,
        head: extras.roadmapTable,
        widths: [0.9, 2.6, 0.9, 0.8],
        tall: true,
        rows: roadmap.phases.map((phase) => [phase.title, phase.description, "", ""]),
      },
      { type: "fill" },
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
    ],
  };
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
    blocks: tips.groups.flatMap((group, index): Block[] => [
      { type: "heading", text: group.category },
      { type: "list", items: group.tips },
      ...(index % 2 === 1 ? [{ type: "fill", label: extras.tipsLabel } as const] : []),
      ...(index === 1 ? [{ type: "break" } as const] : []),
    ]),
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
