import type { DocumentContent } from "#content/documents/document-content.ts";
import { queryLetterExtras as extras } from "#content/documents/query-letter-template.ts";
import { queryLetterPage } from "#content/query-letter-template.ts";

const { template, breakdown, assembled, checklist, mistakes } = queryLetterPage;
const { checks, log } = extras;

/** The printed template: the words of the page, the letter they add up to, and a page to keep track of replies. */
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
        {
          type: "table",
          head: extras.breakdownHead,
          widths: [0.9, 2, 2.3],
          rows: breakdown.cards.map(({ title, description, example }) => [`**${title}**`, description, `*${example}*`]),
        },
        { type: "fill", label: extras.ownLabel, prompt: extras.ownPrompt },
      ],
    },
    {
      title: assembled.title,
      lead: assembled.lead,
      blocks: [
        { type: "letter", label: assembled.letterLabel, text: assembled.text },
        {
          type: "table",
          head: assembled.variants.map(({ title }) => title),
          widths: [1, 1],
          rows: [assembled.variants.map(({ text }) => text)],
        },
      ],
    },
    {
      title: checks.title,
      lead: checks.lead,
      blocks: [
        {
          type: "table",
          head: extras.checksHead,
          widths: [1.4, 3.4, 0.35],
          rows: checklist.items.map(({ item, note }) => [`**${item}**`, note, ""]),
        },
        {
          type: "table",
          head: extras.mistakesHead,
          widths: [0.2, 5],
          rows: mistakes.items.map((item, index) => [String(index + 1), item]),
        },
      ],
    },
    { title: log.title, shortTitle: log.shortTitle, lead: log.lead, blocks: [log.table] },
  ],
  closing: extras.closing,
};
