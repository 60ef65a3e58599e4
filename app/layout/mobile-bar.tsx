import { BookMarked, Headset, MessageCircle, Phone } from "lucide-react";
import { layoutWords } from "#content/layout.ts";
import { mobileBar } from "#content/links.ts";
import { site } from "#content/site.ts";

const cell = "h-bar flex-col items-center justify-center gap-0.5 text-label tracking-[0] leading-tight font-semibold";
const item = `flex ${cell}`;

/**
 * Phones only. The page's scroll padding (app.css) keeps whatever has focus above it. The chat's button lies, unseen, over
 * the last field, where it covers nothing that anybody reads; without scripts there is neither.
 */
export function MobileBar() {
  return (
    <nav
      aria-label={layoutWords.quickContact}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 divide-x divide-rule border-t border-rule bg-surface pb-[env(safe-area-inset-bottom)] md:hidden scripting:grid-cols-4 print:hidden!"
    >
      <a href={site.phone.href} className={item}>
        <Phone aria-hidden="true" strokeWidth={1.5} className="size-5 text-ink-soft" />
        {mobileBar.call}
      </a>
      <a href={mobileBar.chat.to} className={item}>
        <Headset aria-hidden="true" strokeWidth={1.5} className="size-5 text-ink-soft" />
        {mobileBar.chat.label}
      </a>
      <a href={mobileBar.packages.to} className={item}>
        <BookMarked aria-hidden="true" strokeWidth={1.5} className="size-5 text-ink-soft" />
        {mobileBar.packages.label}
      </a>
      <span aria-hidden="true" className={`hidden scripting:flex ${cell}`}>
        <MessageCircle strokeWidth={1.5} className="size-5 text-ink-soft" />
        {mobileBar.assistant}
      </span>
    </nav>
  );
}
