import { Still, type StillName } from "#app/drawings/stills/still.tsx";

/** Pictures that open a part of a long text: across both columns, each of what the part is about. */

/** Our authors' books, down to the edge of their shelf. A phone has no room for what lies beside them. */
export const AuthorsShelf = ({ alt }: { alt: string }) => (
  <div className="opens-part aspect-[4.1] overflow-clip bg-sky max-sm:aspect-[3.2]">
    <Still
      of="stories-shelf"
      alt={alt}
      sizes="(width >= 64rem) 60rem, 100vw"
      className="size-full object-cover object-[54%_100%]"
    />
  </div>
);

const stages: readonly StillName[] = ["stage-draft", "stage-proof", "stage-copies"];

/** One book as a draft, in proof and in its carton. */
export const DraftToCopies = ({ alt }: { alt: string }) => (
  <div
    role="img"
    aria-label={alt}
    className="grid grid-cols-2 gap-5 bg-sage p-5 max-lg:-mx-gutter *:w-full *:last:max-sm:col-span-2 sm:grid-cols-3 sm:gap-2 sm:p-6"
  >
    {stages.map((stage) => (
      <Still key={stage} of={stage} alt="" />
    ))}
  </div>
);

/** Two pages of an agreement, read with a pencil. */
export const ContractPages = ({ alt }: { alt: string }) => (
  <img
    src="/vignettes/contract-pages.svg"
    alt={alt}
    width={640}
    height={248}
    loading="lazy"
    className="opens-part max-sm:aspect-[336/248] max-sm:object-left"
  />
);
