import { isNearWord, tellingWords, wordsOf } from "./near-words.ts";
import { slugOfTitle } from "./slug.ts";

type QuestionLike = { question: string; answer: string };
type CategoryLike = { title: string; questions: readonly QuestionLike[] };

export type FaqFilter = {
  text: string;
  /** "all", or a value that the wanted category's lowercased title contains. */
  category: string;
};

export const everyQuestion: FaqFilter = { text: "", category: "all" };

/** Where a question can be linked to: its own words, as an article's address is made of its title. */
export const questionAnchor = (question: string) => slugOfTitle(question);

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

/**
 * For a search that found nothing: the questions that hold most of its words, whole or nearly spelled so, the best first.
 * A word in the question itself counts double. Fewer than half of the words is no help.
 */
export function nearestQuestions<Q extends QuestionLike>(
  categories: readonly { questions: readonly Q[] }[],
  text: string,
  limit = 3,
): Q[] {
  const typed = tellingWords(text);
  const judge = ({ question, answer }: QuestionLike) => {
    const [asked, answered] = [wordsOf(question), wordsOf(answer)];
    const isIn = (word: string, words: readonly string[]) => words.some((other) => isNearWord(word, other));
    const held = typed.filter((word) => isIn(word, asked) || isIn(word, answered)).length;
    return { held, inQuestion: typed.filter((word) => isIn(word, asked)).length };
  };
  return categories
    .flatMap(({ questions }) => questions)
    .map((question) => ({ question, ...judge(question) }))
    .filter(({ held }) => held > 0 && held * 2 >= typed.length)
    .toSorted((a, b) => b.held + b.inQuestion - (a.held + a.inQuestion))
    .slice(0, limit)
    .map(({ question }) => question);
}
