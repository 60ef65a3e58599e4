import { useEffect } from "react";
import { useRouteError } from "react-router";
import { buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { layoutWords } from "#content/layout.ts";

/** What nobody expected. Says so and leads back by a full load, since the page's own scripts may be what broke. */
export function ToolFailure() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const { title, text, home } = layoutWords.failure;
  return (
    <Container width="narrow" className="py-section">
      <h1 className="text-title-l">{title}</h1>
      <p className="mt-4 max-w-lead text-lead text-ink-soft">{text}</p>
      <p className="mt-8">
        <a href="/" className={buttonClasses()}>
          {home}
        </a>
      </p>
    </Container>
  );
}
