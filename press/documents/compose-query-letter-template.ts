import type { Block, DocumentContent } from "#content/documents/document-content.ts";
import { queryLetterExtras as extras } from "#content/documents/query-letter-template.ts";
import { queryLetterPage } from "#content/query-letter-template.ts";

const { template, breakdown, checklist, mistakes } = queryLetterPage;

/** The printed template: the words of the page, with room for the author's own letter and a log of answers. */
export const queryLetterTemplate: DocumentContent = {
  file: extras.file,
  title: extras.title,
  subtitle: extras.subtitle,
  description: extras.description,
  pages: extras.pages,
  compact: true,
  chapters: [
    {
      title: template.title,
      lead: template.lead,
      blocks: [{ type: "letter", text: template.text }],
    },
    {
      title: breakdown.title,
      lead: breakdown.lead,
      blocks: [
        ...breakdown.cards.flatMap((card): Block[] => [
          { type: "heading", text: card.title },
          { type: "text", text: card.description },
          { type: "note", label: breakdown.exampleLabel, text: card.example },
        ]),
        { type: "text", label: extras.nonfictionLabel, text: template.note },
        { type: "fill", label: extras.ownLabel, prompt: extras.ownPrompt },
      ],
    },
    {
      title: checklist.title,
      lead: checklist.lead,
      blocks: [
        { type: "checklist", items: checklist.items.map(({ item, note }) => `**${item}.** ${note}`) },
        { type: "fill", label: extras.yoursLabel, prompt: extras.hookPrompt },
      ],
    },
    {
      title: mistakes.title,
      lead: mistakes.lead,
      blocks: [{ type: "list", ordered: true, items: mistakes.items }, extras.log],
    },
  ],
  closing: extras.closing,
};
