import { createContext, type ReactNode, use } from "react";
import { ChatLauncher } from "#app/features/chat/chat-launcher.tsx";
import { Offer } from "#app/features/offer/offer.tsx";
import { isOfferPage } from "#app/features/offer/offer-place.ts";
import { Island } from "#app/islands/island.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MobileBar } from "./mobile-bar.tsx";
import { PlainNotice } from "./plain-notice.tsx";
import { SkipLink } from "./skip-link.tsx";

const PagePath = createContext("/");

/** The address of the page that is being drawn. */
export const usePagePath = () => use(PagePath);

type SiteFrameProps = {
  path: string;
  /** Where somebody works nothing asks for attention: no offer, and a chat that keeps out of the way. */
  isTool?: boolean;
  children: ReactNode;
};

/** What stands around every page but the desk's. */
export function SiteFrame({ path, isTool = false, children }: SiteFrameProps) {
  return (
    <PagePath value={path}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="folios overflow-x-clip">
        {children}
      </main>
      {isTool && <Island of={ChatLauncher} props={{ isQuiet: true }} />}
      <Footer />
      <MobileBar />
      {!isTool && <Island of={ChatLauncher} />}
      {!isTool && isOfferPage(path) && <Island of={Offer} />}
      <PlainNotice />
    </PagePath>
  );
}
