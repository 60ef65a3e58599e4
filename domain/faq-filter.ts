type QuestionLike = { question: string; answer: string };
type CategoryLike = { title: string; questions: readonly QuestionLike[] };

export type FaqFilter = {
  text: string;
  /** "all", or a value that the wanted category's lowercased title contains. */
  category: string;
};

export const everyQuestion: FaqFilter = { text: "", category: "all" };

/** The categories that still have a question to show, each with the questions that match. */
export function filterFaq<C extends CategoryLike>(categories: readonly C[], { text, category }: FaqFilter): C[] {
  const wanted = text.trim().toLowerCase();
  const matches = ({ question, answer }: QuestionLike) =>
    question.toLowerCase().includes(wanted) || answer.toLowerCase().includes(wanted);
  return categories
    .filter(({ title }) => category === "all" || title.toLowerCase().includes(category))
    .map((entry) => ({ ...entry, questions: entry.questions.filter(matches) }))
    .filter(({ questions }) => questions.length > 0);
}
