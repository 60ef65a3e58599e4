import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

/** A short explanation on hover and focus (after Radix's 700 ms). Never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            className="z-50 max-w-short animate-veil rounded-sm bg-ink px-3 py-1.5 text-sm text-paper shadow-page"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
