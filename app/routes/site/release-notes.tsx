/** How far down the sheet each begins, as wide as it stands on a desk; what it speaks of, and how far into the sheet that is. */
const places = [
  [4.2, 5],
  [16.4, 12],
  [26.6, 5],
  [44, 5],
  [81.6, 5],
] as const;

/** In the margin of the sample, where there is one: what each part of a release does, tied to it by a line. */
export function ReleaseNotes({ notes }: { notes: readonly { title: string; text: string }[] }) {
  return (
    <ul className="max-xl:hidden print:hidden">
      {notes.map(({ title, text }, place) => {
        const [top = 0, reach = 0] = places[place] ?? [];
        return (
          <li key={title} style={{ top: `${top}rem` }} className="absolute left-full ml-10 w-64">
            <span
              aria-hidden="true"
              style={{ width: `${reach + 2.5}rem` }}
              className="absolute top-3 right-full mr-3 border-t border-gold"
            />
            <h3 className="font-serif text-title-s italic">{title}</h3>
            <p className="mt-1 text-ui leading-snug text-ink-soft">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
