import type { publishingPage } from "#content/services/publishing.ts";

/** What the license names, and what is not named, beside each other. */
export function SharedRights({ sides }: typeof publishingPage.shares) {
  return (
    <div className="grid max-w-measure gap-x-10 gap-y-7 sm:grid-cols-2">
      {sides.map(({ title, lines }) => (
        <section key={title} className="border-t-2 border-gold pt-3">
          <h3 className="text-title-s italic">{title}</h3>
          <ul className="mt-2">
            {lines.map((line) => (
              <li key={line} className="border-t border-rule py-2 text-ui first:border-t-0">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
