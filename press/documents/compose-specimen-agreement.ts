import type { Block, DocumentContent } from "#content/documents/document-content.ts";
import { site } from "#content/site.ts";
import {
  agreementParts,
  type Clause,
  specimenAgreementFile,
  specimenAgreementPage,
} from "#content/specimen-agreement.ts";

const { meta, words } = specimenAgreementPage;

/** A clause with its number, its words, and what stands beside it on the page. */
function setClause({ title, text, note, negotiable }: Clause, number: number): Block[] {
  const marginal: Block = {
    type: "note",
    label: negotiable ? words.negotiable : words.note,
    text: negotiable ? [note, `*${negotiable}*`] : note,
  };
  return [{ type: "heading", text: `${number}. ${title}` }, { type: "text", text }, marginal];
}

let counted = 0;

/** The agreement of the page, as a document to print and write on. */
export const specimenAgreement: DocumentContent = {
  file: specimenAgreementFile.file,
  title: "Specimen Publishing Agreement",
  subtitle: words.subtitle,
  description: meta.description,
  pages: specimenAgreementFile.pages,
  caution: site.demo ? `${words.caution} ${words.demo}` : words.caution,
  chapters: agreementParts.map(({ title, lead, clauses }) => ({
    title,
    lead,
    blocks: [
      ...clauses.flatMap((clause) => setClause(clause, ++counted)),
      { type: "fill", label: words.yours, prompt: words.prompt },
    ],
  })),
  closing: {
    title: words.closingTitle,
    text: words.closing,
    links: [
      { label: "The same agreement on our site", to: "/specimen-agreement" },
      { label: "Our terms in plain words, with the sums", to: "/terms-in-plain-words" },
      { label: "The contract guide", to: "/resources/hybrid-publishing-contract-guide.pdf" },
      { label: "Ask for a free consultation", to: "/consultation" },
    ],
  },
};
