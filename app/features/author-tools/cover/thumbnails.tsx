import { type ChangeEvent, type ReactNode, useState } from "react";
import { FileField } from "#app/forms/file-field.tsx";
import { fillWords } from "#domain/fill-words.ts";
import type { CoverWords } from "./cover-wrap.tsx";

type ThumbnailsProps = { label: string; words: CoverWords["thumbnail"]; sampleCovers: readonly ReactNode[] };

/** A picture of somebody's own, small. It is read here and goes nowhere. */
export function Thumbnails({ label, words, sampleCovers }: ThumbnailsProps) {
  const [picture, setPicture] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  const show = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setIsBroken(false);
    const reader = new FileReader();
    reader.addEventListener("load", () => setPicture(String(reader.result)));
    reader.readAsDataURL(file);
  };
  return (
    <section className="mt-12 grid gap-x-12 gap-y-6 border-t border-rule pt-6 lg:grid-cols-[19rem_minmax(0,1fr)] print:hidden">
      <div>
        <h2 className="text-title-s">{words.title}</h2>
        <p className="mt-2 max-w-measure text-ink-soft">{words.lead}</p>
        <FileField
          label={label}
          error={isBroken ? words.notPicture : undefined}
          accept="image/*"
          onChange={show}
          className="mt-4 max-w-measure"
        />
      </div>
      <div className="flex flex-wrap items-end gap-4 lg:gap-14">
        {picture && !isBroken
          ? words.sizes.map((size) => (
              <img
                key={size}
                src={picture}
                width={size}
                alt={fillWords(words.alt, { size })}
                onError={() => setIsBroken(true)}
                className="h-auto border border-rule"
              />
            ))
          : sampleCovers}
      </div>
    </section>
  );
}
