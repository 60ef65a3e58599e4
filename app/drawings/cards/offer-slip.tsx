/** A slip that lies in a book, as an erratum does: it says what is taken off. */
export function OfferSlip({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg viewBox="0 0 120 220" aria-hidden="true" className={className}>
      <path d="M10 6h100v208H10z" fillOpacity=".1" />
      <path d="M6 2h100v208H6z" fill="#7c2f1f" />
      <path d="M12 8h88v196H12z" fill="none" stroke="#fbe3b4" strokeOpacity=".6" />
      <path d="M50 24h12M56 18v12" stroke="#fbe3b4" />
      <text x="56" y="116" textAnchor="middle" fontFamily="var(--font-serif)" fontSize="58" fill="#fbeedb">
        {percent}
      </text>
      <text
        x="56"
        y="148"
        textAnchor="middle"
        fontFamily="var(--font-serif)"
        fontStyle="italic"
        fontSize="24"
        fill="#fbe3b4"
      >
        percent
      </text>
      <path d="M36 176h40" stroke="#fbe3b4" />
    </svg>
  );
}
