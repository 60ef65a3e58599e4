/** At the end of a summary that unfolds: a plus, turned into a cross while its details are open. */
export function FoldMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      aria-hidden="true"
      className="size-5 shrink-0 translate-y-0.5 text-gold-ink transition-transform fold-mark print:hidden"
    >
      <path d="M5 12h14M12 5v14" />
    </svg>
  );
}
