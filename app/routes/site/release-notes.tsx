/** How far down the sheet each begins, as wide as it stands on a desk; how far into the sheet its line reaches. */
const places = [
  [4.2, 4.25],
  [16.4, 12],
  [26.5, 4.25],
  [44, 4.25],
  [81.6, 4.25],
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
              style={{ width: `${reach + 1.75}rem` }}
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
