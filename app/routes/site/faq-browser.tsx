import { Search } from "lucide-react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { Button } from "#app/ui/button.tsx";
import { CategoryButtons } from "#app/ui/category-buttons.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { faqPage } from "#content/faq.ts";
import { everyQuestion, type FaqFilter, filterFaq, nearestQuestions, questionAnchor } from "#domain/faq-filter.ts";

type DrawnQuestion = { question: string; answer: ReactNode };
type DrawnCategory = { value: string; title: string; icon: ReactNode; questions: readonly DrawnQuestion[] };
type FaqWords = Pick<typeof faqPage, "search" | "filterLabel" | "allCategories" | "found" | "noResults">;
type FaqBrowserProps = {
  words: FaqWords;
  categories: readonly DrawnCategory[];
  /** Stands under the tools, where they lie beside the questions. */
  last: ReactNode;
};

/**
 * All questions, with a way to narrow them down. Without scripts the tools are away and everything is there to read.
 * The answers stand drawn in the page, and are searched there: no script carries their words a second time.
 */
export function FaqBrowser({ words, categories, last }: FaqBrowserProps) {
  const [filter, setFilter] = useState(everyQuestion);
  const known = useAnswerTexts(categories);
  useOpenedByAddress();
  const matching = filterFaq(known, filter);
  const count = matching.reduce((total, category) => total + category.questions.length, 0);
  return (
    <div className="pb-section">
      <Container>
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 border-t border-rule pt-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:pt-12 print:block">
          <div className="beside-list print:hidden">
            <FaqTools words={words} categories={categories} filter={filter} count={count} onChange={setFilter} />
            <div className="mt-10 max-lg:hidden [@media(height<54rem)]:hidden">{last}</div>
          </div>
          <div className="grid min-w-0 content-start gap-y-12 lg:gap-y-16">
            {matching.map((category) => (
              <FaqCategoryBlock key={category.value} category={category} />
            ))}
            {count === 0 && (
              <NoQuestions
                words={words.noResults}
                nearest={nearestQuestions(known, filter.text)}
                onClear={() => setFilter(everyQuestion)}
              />
            )}
          </div>
        </div>
      </Container>
    </div>
  );
}

type Known = { question: string; answer: string; drawn: ReactNode };

/** The categories with their answers as text, read where they are drawn: before a field that was typed into is looked at. */
function useAnswerTexts(categories: readonly DrawnCategory[]) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    const questions = categories.flatMap((category) => category.questions.map(({ question }) => question));
    const textOf = (question: string) => document.getElementById(questionAnchor(question))?.textContent ?? "";
    setTexts(Object.fromEntries(questions.map((question) => [question, textOf(question)])));
  }, [categories]);
  return categories.map((category) => ({
    ...category,
    questions: category.questions.map(
      ({ question, answer: drawn }): Known => ({ question, answer: texts[question] ?? "", drawn }),
    ),
  }));
}

type FaqToolsProps = Omit<FaqBrowserProps, "last"> & {
  filter: FaqFilter;
  count: number;
  onChange: (filter: FaqFilter) => void;
};

function FaqTools({ words, categories, filter, count, onChange }: FaqToolsProps) {
  const id = useId();
  const { search, filterLabel, allCategories, found } = words;
  const isNarrowed = filter.text !== everyQuestion.text || filter.category !== everyQuestion.category;
  const choices = [allCategories, ...categories.map(({ value, title }) => ({ value, label: title }))];
  return (
    <search className="hidden scripting:block">
      <div>
        <label htmlFor={id} className="font-serif text-title-m">
          {search.label}
        </label>
        <div className="relative mt-4">
          <Search
            aria-hidden="true"
            strokeWidth={1.5}
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <input
            id={id}
            type="search"
            placeholder={search.placeholder}
            value={filter.text}
            onChange={(event) => onChange({ ...filter, text: event.target.value })}
            className={classNames(controlClasses, "min-h-12 pl-12!")}
          />
        </div>
        <p role="status" className="figures mt-3 text-sm text-ink-soft empty:hidden">
          {isNarrowed && (count === 1 ? found.one : found.many).replace("{count}", String(count))}
        </p>
      </div>
      <CategoryButtons
        label={filterLabel}
        choices={choices}
        chosen={filter.category}
        onChoose={(category) => onChange({ ...filter, category })}
        look="plain"
        className="mt-4"
      />
    </search>
  );
}

type FaqCategoryBlockProps = { category: Omit<DrawnCategory, "questions"> & { questions: readonly Known[] } };

function FaqCategoryBlock({ category }: FaqCategoryBlockProps) {
  const titleId = useId();
  return (
    <section id={category.value} aria-labelledby={titleId}>
      <div className="flex items-baseline gap-3 pb-5">
        {category.icon}
        <h2 id={titleId} className="text-title-m">
          {category.title}
        </h2>
      </div>
      <Accordion items={category.questions.map(toItem)} />
    </section>
  );
}

const toItem = ({ question, drawn }: Known) => ({
  title: question,
  content: drawn,
  anchor: questionAnchor(question),
});

/** An address that names a question opens it, also where the browser does not do so by itself. */
function useOpenedByAddress() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const question = target?.closest("details");
      if (!question || question.open) return;
      question.open = true;
      target?.scrollIntoView();
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
}

type NoQuestionsProps = { words: FaqWords["noResults"]; nearest: readonly Known[]; onClear: () => void };

function NoQuestions({ words, nearest, onClear }: NoQuestionsProps) {
  const { title, text, near, clear } = words;
  return (
    <div>
      <h2 className="text-title-m">{title}</h2>
      <p className="mt-3 max-w-measure text-ink-soft">
        <Unbroken text={text} />
      </p>
      <Button variant="secondary" className="mt-6" onClick={onClear}>
        {clear}
      </Button>
      {nearest.length > 0 && (
        <section aria-label={near} className="mt-12 max-w-measure">
          <p className="label mb-4 text-ink-soft">{near}</p>
          <Accordion items={nearest.map(toItem)} />
        </section>
      )}
    </div>
  );
}
