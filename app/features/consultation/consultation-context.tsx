import { useState } from "react";
import { useHydrated } from "#app/forms/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { consultationContext, consultationPackages, consultationTopics } from "#content/consultation-long-form.ts";

/** Names what the address brought along and sends it with the form. What nobody knows is not repeated. */
export function ConsultationContext() {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  // The page is made without its address: what stands in that can only show once scripts have taken over.
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const params = new URLSearchParams(window.location.search);
  const remove = (name: string) => {
    params.delete(name);
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, "", `${pathname}${params.size > 0 ? `?${params}` : ""}${hash}`);
    setRemoved([...removed, name]);
  };
  const given = [
    { name: "package", known: consultationPackages, text: consultationContext.package },
    { name: "topic", known: consultationTopics, text: consultationContext.topic },
  ] as const;
  return given.map(({ name, known, text }) => {
    const value = params.get(name) ?? "";
    const label = Object.hasOwn(known, value) ? (known as Record<string, string>)[value] : undefined;
    return label ? (
      <div
        key={name}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-sm border border-gold bg-gold/10 py-2.5 pr-2 pl-5"
      >
        <p>{text.replace("{name}", label)}</p>
        <input type="hidden" name={name} value={value} />
        <Button variant="quiet" size="small" onClick={() => remove(name)}>
          {consultationContext.remove}
          <span className="sr-only"> {label}</span>
        </Button>
      </div>
    ) : null;
  });
}
