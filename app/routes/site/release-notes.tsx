/** How far down the sheet each begins, as wide as it stands on a desk. */
const places = [4.2, 16.4, 26.5, 44, 81.6];

/** In the margin of the sample, where there is one: what each part of a release does, tied to it by a line. */
export function ReleaseNotes({ notes }: { notes: readonly { title: string; text: string }[] }) {
  return (
    <ul className="max-xl:hidden print:hidden">
      {notes.map(({ title, text }, place) => (
        <li key={title} style={{ top: `${places[place]}rem` }} className="absolute left-full ml-10 w-64">
          <span aria-hidden="true" className="absolute top-3 right-full mr-3 w-24 border-t border-gold" />
          <h3 className="font-serif text-title-s italic">{title}</h3>
          <p className="mt-1 text-ui leading-snug text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
