import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { bookListQuery } from "#app/features/books/book-queries.ts";
import { buttonClasses } from "#app/ui/button.tsx";
import { productionWords as words } from "#content/dashboard.ts";
import { DeletionRequest } from "./deletion-request.tsx";

export type ProjectInProduction = { book: number; deletionAskedAt: string | null };

/** The book that each project in production has become, by the project. */
export function useProduction(): ReadonlyMap<number, ProjectInProduction> {
  const { data } = useQuery(bookListQuery);
  const own = (data?.books ?? []).filter(({ role }) => role === "author");
  return new Map(
    own.flatMap(({ id, projectId, deletionAskedAt }) =>
      projectId === null ? [] : [[projectId, { book: id, deletionAskedAt }] as const],
    ),
  );
}

/** In place of what changes or deletes a project: where its book is, and whom to ask. */
export function InProduction({ production, title }: { production: ProjectInProduction; title: string }) {
  const { book } = production;
  return (
    <>
      <Link
        to={`/dashboard/books/${book}`}
        aria-label={words.openNamed.replace("{title}", () => title)}
        className={buttonClasses("secondary", "small")}
      >
        {words.open}
      </Link>
      <Link
        to={`/dashboard/books/${book}#messages`}
        aria-label={words.askNamed.replace("{title}", () => title)}
        title={words.why}
        className={buttonClasses("quiet", "small")}
      >
        {words.ask}
      </Link>
      <DeletionRequest production={production} title={title} />
    </>
  );
}
