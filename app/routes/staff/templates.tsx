import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BackLink } from "#app/features/desk/frame/back-link.tsx";
import { DeskSelect } from "#app/features/desk/frame/desk-fields.tsx";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited } from "#app/features/desk/frame/desk-states.tsx";
import { TemplateEditor } from "#app/features/desk/templates/template-editor.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { bookDesk, templatesPage as words } from "#content/desk-books.ts";
import { type PackageSlug, packages } from "#content/prices.ts";

export const title = words.meta.title;

const choices = Object.entries(packages).map(([value, { name }]) => ({ value, label: name }));

export default function TemplatesPage() {
  const [slug, setSlug] = useState<PackageSlug>("pro");
  const query = useQuery(deskQueries.templates());
  const now = useNow();
  return (
    <>
      <BackLink {...bookDesk.back} />
      <h1 className="mt-1 mb-2 text-title-m">{words.title}</h1>
      <p className="mb-5 max-w-measure text-sm text-ink-soft">{words.text}</p>
      <DeskSelect
        className="mb-4 max-w-lead"
        label={words.package}
        value={slug}
        options={choices}
        onChange={({ currentTarget: { value } }) => setSlug(value as PackageSlug)}
      />
      {query.data ? (
        <TemplateEditor key={slug} slug={slug} templates={query.data} now={now} />
      ) : (
        <Awaited query={query} rows={6} />
      )}
    </>
  );
}
