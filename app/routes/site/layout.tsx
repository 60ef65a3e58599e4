import { useEffect, useRef } from "react";
import { Outlet, PrefetchPageLinks } from "react-router";
import { rememberArrival } from "#app/features/attribution/attribution-memory.ts";
import { ChatLauncher } from "#app/features/chat/chat-launcher.tsx";
import { Offer } from "#app/features/offer/offer.tsx";
import { Footer, ToolFooter } from "#app/layout/footer.tsx";
import { Header } from "#app/layout/header.tsx";
import { MobileBar } from "#app/layout/mobile-bar.tsx";
import { usePageArrival } from "#app/layout/page-arrival.ts";
import { usePageLinks } from "#app/layout/page-links.ts";
import { useIsToolPage } from "#app/layout/tool-page.ts";
import { layoutWords } from "#content/layout.ts";

export default function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  const announcement = usePageArrival(main);
  const intended = usePageLinks();
  const isTool = useIsToolPage();
  useEffect(rememberArrival, []);
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-sm bg-action px-4 py-2.5 font-semibold text-on-action focus:translate-y-0 print:hidden"
      >
        {layoutWords.skipToContent}
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="folios">
        <Outlet />
      </main>
      {isTool ? (
        <ToolFooter />
      ) : (
        <>
          <Footer />
          <MobileBar />
          <ChatLauncher />
          <Offer />
        </>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {intended && <PrefetchPageLinks page={intended} />}
    </>
  );
}
