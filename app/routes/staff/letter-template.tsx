import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { BackLink } from "#app/features/desk/frame/back-link.tsx";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, Missing } from "#app/features/desk/frame/desk-states.tsx";
import { TemplateEditor } from "#app/features/desk/letter-templates/template-editor.tsx";
import { makeUuid } from "#app/forms/make-uuid.ts";
import { templateDesk as words } from "#content/desk-templates.ts";

export const title = words.meta.title;

export default function TemplatePage() {
  const { id = "" } = useParams();
  // A new one has its number before it has words: saving it twice by a double click saves one.
  const [freshId] = useState(makeUuid);
  const query = useQuery(deskQueries.letterTemplates());
  const isFresh = id === "new";
  const stored = query.data?.find((template) => template.id === id);
  return (
    <>
      <BackLink {...words.back} />
      {isFresh || stored ? (
        <>
          <h1 className="mt-1 mb-4 text-title-m break-words">{stored?.name ?? words.fresh}</h1>
          <TemplateEditor key={id} id={isFresh ? freshId : id} stored={stored} />
        </>
      ) : query.data && !query.isFetching ? (
        <Missing {...words.missing} />
      ) : (
        <Awaited query={query} rows={4} />
      )}
    </>
  );
}
