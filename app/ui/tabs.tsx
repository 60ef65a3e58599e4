import { Tabs as RadixTabs } from "radix-ui";
import { type ReactNode, useState } from "react";

export type Tab = { value: string; label: string; content: ReactNode };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string;
  /** For panels that must not be there while they are not seen, such as a second form with a password. */
  mountsOne?: boolean;
};

/** Every panel is in the page from the start: found by search engines, and shown one below the other without scripts and on paper. */
export function Tabs({ label, tabs, defaultValue, mountsOne = false }: TabsProps) {
  const [shown, setShown] = useState(defaultValue ?? tabs[0]?.value);
  return (
    <RadixTabs.Root value={shown} onValueChange={setShown}>
      <RadixTabs.List
        aria-label={label}
        className="hidden gap-x-6 overflow-x-auto [box-shadow:inset_0_-1px_var(--color-rule)] [scrollbar-width:none] scripting:flex sm:gap-x-8 print:hidden!"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            // Radix listens for the mouse and for focus; a press that is made up for (app/islands/start.ts) is a click alone.
            onClick={() => setShown(tab.value)}
            className="choosable min-h-12 shrink-0 border-b-2 border-transparent font-semibold focus-visible:-outline-offset-2 text-ink-soft transition-colors hover:text-ink data-[state=active]:border-action data-[state=active]:text-ink"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          value={tab.value}
          forceMount={mountsOne ? undefined : true}
          className="pt-8 scripting:data-[state=inactive]:hidden print:block! print:break-inside-avoid"
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
