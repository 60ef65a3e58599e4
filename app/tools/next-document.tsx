import { useEffect } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { layoutWords } from "#content/layout.ts";

/**
 * Every address that is no tool of this document: the browser goes there, and this page is left. Without a network it
 * would put its own page in the place of ours, so that this one waits for it instead.
 */
export function leaveDocument({ request }: LoaderFunctionArgs): string | Promise<never> {
  if (!navigator.onLine) return request.url;
  location.assign(request.url);
  return new Promise<never>(() => {});
}

export function NextDocument() {
  const address = useLoaderData<typeof leaveDocument>();
  useEffect(() => {
    const goOn = () => location.replace(address);
    addEventListener("online", goOn);
    return () => removeEventListener("online", goOn);
  }, [address]);
  const { title, text } = layoutWords.waitingForNetwork;
  return (
    <Container width="narrow" className="min-h-[60vh] py-section">
      <h1 className="text-title-l">{title}</h1>
      <p role="status" className="mt-4 max-w-lead text-lead text-ink-soft">
        {text}
      </p>
    </Container>
  );
}
