import { articleAuthors } from "./article-authors.ts";

const [editor, , publicist] = articleAuthors;

/** Who signs a mail to a visitor: the person who would answer the reply. Account and security mails come from the house. */
export const signatures = {
  /** Requests for a consultation or a callback. */
  requests: { name: editor.name, role: editor.role },
  /** The offer and the newsletter. */
  letters: { name: publicist.name, role: publicist.role },
} as const;
