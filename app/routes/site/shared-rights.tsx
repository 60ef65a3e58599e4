import type { publishingPage } from "#content/services/publishing.ts";

/** What the license names, and what is not named, beside each other. */
export function SharedRights({ sides }: typeof publishingPage.shares) {
  return (
    <div className="grid max-w-measure grid-cols-2 lg:max-w-none gap-x-5 sm:gap-x-10">
      {sides.map(({ title, lines }) => (
        <section
          key={title}
          style={{ gridRow: `span ${lines.length + 1}` }}
          className="grid grid-rows-subgrid gap-y-0 border-t-2 border-gold pt-3"
        >
          <h3 className="text-title-s italic">{title}</h3>
          <ul style={{ gridRow: `span ${lines.length}` }} className="mt-2 grid grid-rows-subgrid">
            {lines.map((line) => (
              <li
                key={line}
                className="border-t border-rule py-2 text-ui max-sm:text-[0.9375rem] max-sm:leading-snug first:border-t-0"
              >
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
