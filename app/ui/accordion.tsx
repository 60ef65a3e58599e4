import { type ReactNode, useId } from "react";
import { FoldMark } from "./fold-mark.tsx";

/** With an `anchor`, an address can lead to the item, and opens it. */
export type AccordionItem = { title: string; content: ReactNode; anchor?: string };

/**
 * One item open at a time, and it can be closed again. Native <details>: works before and without scripts, and the
 * browser's own page search opens the item it finds.
 */
export function Accordion({ items, openFirst = false }: { items: readonly AccordionItem[]; openFirst?: boolean }) {
  const name = useId();
  return (
    <div className="border-b border-rule">
      {items.map((item, index) => (
        <details key={item.title} name={name} open={openFirst && index === 0} className="unfolds border-t border-rule">
          <summary className="flex list-none items-baseline justify-between gap-6 py-2.5 font-serif text-[1.125rem] leading-snug transition-colors hover:text-action-strong sm:py-5 sm:text-title-s [&::-webkit-details-marker]:hidden">
            <h3 className="text-balance">{item.title}</h3>
            <FoldMark />
          </summary>
          {/* The target lies inside: a browser that is led there opens whatever holds it. */}
          <div id={item.anchor} className="max-w-measure scroll-mt-48 pb-7 text-ink-soft">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
