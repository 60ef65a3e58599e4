import { Busy } from "#app/ui/busy.tsx";
import { Container } from "#app/ui/container.tsx";
import { layoutWords } from "#content/layout.ts";

/** What the pages of the portal show until the session is known, and for good where scripts are off. */
export function PortalLoading() {
  return (
    <Container className="min-h-[60vh] py-12">
      <h1 className="sr-only">{layoutWords.portalTitle}</h1>
      <noscript>
        <p className="max-w-lead text-lead">{layoutWords.needsScripts}</p>
      </noscript>
      <Busy label={layoutWords.loading} className="hidden! scripting:flex!" />
    </Container>
  );
}
