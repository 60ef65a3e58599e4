import { Search } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { controlClasses } from "#app/forms/field.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { type FaqCategory, faqPage } from "#content/faq.ts";
import type { Question } from "#content/shapes.ts";
import { everyQuestion, type FaqFilter, filterFaq, nearestQuestions, questionAnchor } from "#domain/faq-filter.ts";

/** All questions, with a way to narrow them down, and a still icon for each category. Without scripts the tools are away and everything is there to read. */
export function FaqBrowser({ icons }: { icons: Readonly<Record<string, ReactNode>> }) {
  const [filter, setFilter] = useState(everyQuestion);
  useOpenedByAddress();
  const categories = filterFaq(faqPage.categories, filter);
  const count = categories.reduce((total, category) => total + category.questions.length, 0);
  return (
    <div className="pb-section">
      <Container>
        <FaqTools filter={filter} count={count} onChange={setFilter} />
        {categories.map((category) => (
          <FaqCategoryBlock key={category.value} category={category} icon={icons[category.value]} />
        ))}
        {count === 0 && <NoQuestions text={filter.text} onClear={() => setFilter(everyQuestion)} />}
      </Container>
    </div>
  );
}

type FaqToolsProps = { filter: FaqFilter; count: number; onChange: (filter: FaqFilter) => void };

function FaqTools({ filter, count, onChange }: FaqToolsProps) {
  const id = useId();
  const { search, filterLabel, allCategories, categories, found } = faqPage;
  const choices = [allCategories, ...categories.map(({ value, title }) => ({ value, label: title }))];
  return (
    <search className="hidden border-t border-rule pt-8 pb-12 scripting:block print:hidden">
      <label htmlFor={id} className="font-semibold">
        {search.label}
      </label>
      <div className="relative mt-1.5 max-w-measure">
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
      <fieldset className="mt-6 flex flex-wrap gap-2">
        <legend className="sr-only">{filterLabel}</legend>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={filter.category === value}
            onClick={() => onChange({ ...filter, category: value })}
            className="min-h-10 rounded-full border border-rule-strong px-4 py-1.5 text-sm font-semibold transition-colors hover:border-ink hover:bg-paper-deep aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p role="status" className="figures mt-6 text-sm text-ink-soft">
        {(count === 1 ? found.one : found.many).replace("{count}", String(count))}
      </p>
    </search>
  );
}

function FaqCategoryBlock({ category, icon }: { category: FaqCategory; icon: ReactNode }) {
  const titleId = useId();
  return (
    <section
      id={category.value}
      aria-labelledby={titleId}
      className="grid gap-x-12 pb-14 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="flex items-start gap-4 border-rule-strong pb-5 lg:flex-col lg:border-t lg:pt-5">
        {icon}
        <h2 id={titleId} className="text-title-m lg:text-title-s">
          {category.title}
        </h2>
      </div>
      <Accordion items={category.questions.map(toItem)} />
    </section>
  );
}

const toItem = ({ question, answer }: Question) => ({
  title: question,
  content: <p>{answer}</p>,
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

function NoQuestions({ text: typed, onClear }: { text: string; onClear: () => void }) {
  const { title, text, near, clear } = faqPage.noResults;
  const nearest = nearestQuestions(faqPage.categories, typed);
  return (
    <div className="border-t border-rule-strong py-14">
      <h2 className="text-title-m">{title}</h2>
      <p className="mt-3 max-w-measure text-ink-soft">{text}</p>
      <Button variant="secondary" className="mt-6" onClick={onClear}>
        {clear}
      </Button>
      {nearest.length > 0 && (
        <section aria-label={near} className="mt-12 max-w-measure">
          <p className="label mb-4 text-gold-ink">{near}</p>
          <Accordion items={nearest.map(toItem)} />
        </section>
      )}
    </div>
  );
}
