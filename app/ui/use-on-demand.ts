import { type ComponentType, useState, useTransition } from "react";
import { notify } from "#app/ui/notify.ts";
import { sampleViewing } from "#content/sample-viewing.ts";

export type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of a page that is fetched when someone asks for it. `ask` answers whether it came; if the network fails a notice
 * says so, and asking again tries again.
 */
export function useOnDemand<Props>(load: Loader<Props>) {
  const [part, setPart] = useState<{ Component: ComponentType<Props> } | null>(null);
  const [isLoading, startLoading] = useTransition();
  const ask = (whenThere: () => void) => {
    startLoading(async () => {
      try {
        const { default: Component } = await load();
        startLoading(() => {
          setPart({ Component });
          whenThere();
        });
      } catch {
        // The chunk did not come: an old tab after a new release, or no network.
        const { title, text } = sampleViewing.failed;
        await notify.error(title, text);
      }
    });
  };
  return { Part: part?.Component, isLoading, ask };
}
