import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Problem } from "#app/ui/problem.tsx";
import { mePage } from "#content/desk-team.ts";
import { shrinkPortrait } from "./shrink-portrait.ts";

const words = mePage.portrait;

type PortraitFieldProps = { portrait: string | null; onChange: (portrait: string | null) => void };

/** A picture as it will be stored; it is saved together with the rest. */
export function PortraitField({ portrait, onChange }: PortraitFieldProps) {
  const id = useId();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange(await shrinkPortrait(file));
      setHasFailed(false);
    } catch {
      // No picture, or one that this browser cannot read: the one before stays.
      setHasFailed(true);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      {portrait ? (
        <img src={portrait} alt={words.alt} width={80} height={80} className="size-20 rounded-full object-cover" />
      ) : (
        <span className="inline-flex size-20 items-center justify-center rounded-full bg-paper-deep text-center text-label tracking-[0] text-ink-soft">
          {words.none}
        </span>
      )}
      <div className="flex min-w-0 flex-col items-start gap-1">
        <label htmlFor={id} className="text-label leading-snug tracking-[0] font-semibold">
          {words.label}
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-help`}
          className="max-w-full text-sm"
          onChange={({ currentTarget: { files } }) => void choose(files?.[0])}
        />
        <p id={`${id}-help`} className="text-label tracking-[0] text-ink-soft">
          {words.help}
        </p>
        <Problem text={hasFailed ? words.failed : undefined} />
        {portrait && (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
