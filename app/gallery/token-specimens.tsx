import { Section } from "#app/ui/section.tsx";

// Written out, because Tailwind only makes the classes it can read.
const colours = [
  ["paper", "bg-paper"],
  ["paper-deep", "bg-paper-deep"],
  ["surface", "bg-surface"],
  ["ink", "bg-ink"],
  ["ink-soft", "bg-ink-soft"],
  ["rule", "bg-rule"],
  ["rule-strong", "bg-rule-strong"],
  ["action", "bg-action"],
  ["action-strong", "bg-action-strong"],
  ["on-action", "bg-on-action"],
  ["gold", "bg-gold"],
  ["gold-ink", "bg-gold-ink"],
  ["night", "bg-night"],
  ["night-soft", "bg-night-soft"],
  ["on-night", "bg-on-night"],
  ["on-night-soft", "bg-on-night-soft"],
  ["danger", "bg-danger"],
  ["success", "bg-success"],
  ["plum", "bg-plum"],
  ["focus", "bg-focus"],
] as const;

const sizes = [
  ["display", "display font-serif"],
  ["title-l", "font-serif text-title-l"],
  ["title-m", "font-serif text-title-m"],
  ["title-s", "font-serif text-title-s"],
  ["lead", "text-lead"],
  ["base", "text-base"],
  ["sm", "text-sm"],
  ["label", "label"],
] as const;

export function ColourSpecimen() {
  return (
    <Section label="Colour" title="Paper, ink, one blue, one gold">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-5">
        {colours.map(([name, fill]) => (
          <li key={name} className="text-sm">
            <span className={`mb-2 block h-16 rounded-sm border border-rule ${fill}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-4 sm:grid-cols-3">
        <p className="bg-surface p-6 shadow-page">shadow-page</p>
        <p className="bg-surface p-6 shadow-book">shadow-book</p>
        <p className="bg-surface p-6 shadow-dialog">shadow-dialog</p>
      </div>
    </Section>
  );
}

export function TypeSpecimen() {
  return (
    <Section label="Type" title="Two faces, eight sizes" layout="margin">
      <ul className="border-b border-rule">
        {sizes.map(([name, classes]) => (
          <li
            key={name}
            className="grid items-baseline gap-x-8 gap-y-1 border-t border-rule py-5 sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <span className="text-sm text-ink-soft">{name}</span>
            <span className={classes}>The title alone, before the author’s name</span>
          </li>
        ))}
      </ul>
      <div className="prose drop-cap mt-12">
        <p>
          Running text is set at sixty to seventy-five characters, with true quotes (“like these”), en dashes in ranges
          (3–6 months) and figures that keep their own width: 1877, 1911, 40,000. Titles such as{" "}
          <cite>The Quiet Ledger</cite> and words under <em>stress</em> are set in the serif’s italic;{" "}
          <strong>weight</strong> is kept for labels. A <a href="#main">link in text</a> looks like this.
        </p>
        <blockquote>“A book is a promise made in daylight and kept in the small hours.”</blockquote>
        <h3>A heading in prose</h3>
        <ul>
          <li>An item of a list</li>
          <li>Another, a little longer, so that it shows how the second line hangs below the first</li>
        </ul>
        <table>
          <caption className="sr-only">Sample of a table</caption>
          <thead>
            <tr>
              <th scope="col">Edition</th>
              <th scope="col">Copies</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Hardcover</td>
              <td>1,117</td>
            </tr>
            <tr>
              <td>Paperback</td>
              <td>24,908</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Section>
  );
}
