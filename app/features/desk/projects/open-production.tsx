import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { askDesk } from "#app/features/desk/frame/ask-desk.ts";
import { useDesk } from "#app/features/desk/frame/desk-context.ts";
import { DeskInput, DeskSelect } from "#app/features/desk/frame/desk-fields.tsx";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { useDeskChange } from "#app/features/desk/frame/use-desk-change.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookDesk } from "#content/desk-books.ts";
import { type PackageSlug, packages } from "#content/prices.ts";
import { stageWords } from "#content/production.ts";
import { templateFor } from "#content/production-templates.ts";
import { fillWords } from "#domain/fill-words.ts";
import { localDay } from "#domain/local-day.ts";
import { planStages } from "#domain/production-forecast.ts";
import { sayDay } from "#domain/say-time.ts";

const words = bookDesk.open;
const choices = Object.entries(packages).map(([value, { name }]) => ({ value, label: name }));

/** Takes a project into production, by the plan of its package; or leads to the book that it has. */
export function OpenProduction({ project, book }: { project: number; book: number | null }) {
  return (
    <section aria-labelledby="production" className="mt-8">
      <h2 id="production" className="mb-3 text-title-s">
        {words.title}
      </h2>
      {book === null ? (
        <PlanForm project={project} />
      ) : (
        <Link to={`/staff/books/${book}`} className="text-link">
          {words.link}
        </Link>
      )}
    </section>
  );
}

function PlanForm({ project }: { project: number }) {
  const { me } = useDesk();
  const navigate = useNavigate();
  const [slug, setSlug] = useState<PackageSlug>("pro");
  const [startsOn, setStartsOn] = useState(() => localDay(new Date()));
  // What the desk has made of the template; until that is known, nothing is planned.
  const { data: templates } = useQuery(deskQueries.templates());
  const plan = startsOn && templates ? planStages(templateFor(slug, templates), startsOn) : [];
  const open = useDeskChange(
    () =>
      askDesk("desk_open_book", {
        project,
        package: slug,
        stages: plan.map(({ kind, side, waitsFor, start, end, owner }) => ({
          kind,
          side,
          waitsFor,
          start,
          end,
          name: stageWords[kind].name,
          owner: side === "house" ? (owner ?? me.id) : null,
        })),
      }),
    {
      onSuccess: ({ book }) => void navigate(`/staff/books/${book}`),
      onError: (fault) => void notify.error(words.failed.title, fault.message),
    },
  );
  const { formProps, isBusy } = useForm({ send: async () => open.mutate(), isBusy: open.isPending });
  return (
    <form {...formProps} className="grid max-w-lead gap-3 text-sm">
      <p className="text-ink-soft">{words.text}</p>
      <div className="grid grid-cols-2 gap-3">
        <DeskSelect
          label={words.package}
          value={slug}
          options={choices}
          onChange={({ currentTarget: { value } }) => setSlug(value as PackageSlug)}
        />
        <DeskInput
          label={words.starts}
          type="date"
          required
          value={startsOn}
          onChange={({ currentTarget: { value } }) => setStartsOn(value)}
        />
      </div>
      <ol className="figures">
        {plan.map(({ kind, start, end }) => (
          <li key={kind}>
            {fillWords(words.plan, { stage: stageWords[kind].name, start: sayDay(start), end: sayDay(end) })}
          </li>
        ))}
      </ol>
      <Link to="/staff/templates" className="text-link">
        {words.templates}
      </Link>
      <Button type="submit" size="small" className="justify-self-start" disabled={plan.length === 0} isBusy={isBusy}>
        {words.button}
      </Button>
    </form>
  );
}
