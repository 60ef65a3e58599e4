/** Stars as printed: filled gold for what was given, outlines for the rest. */
export function Rating({ value, className = "" }: { value: 1 | 2 | 3 | 4 | 5; className?: string }) {
  return (
    <span role="img" aria-label={`${value} out of 5 stars`} className={`inline-flex gap-1 text-gold ${className}`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 20 20" aria-hidden="true" className="size-4">
          <path
            d="M10 1.8l2.5 5.3 5.8.8-4.2 4 1 5.8L10 15l-5.1 2.7 1-5.8-4.2-4 5.8-.8z"
            fill={star <= value ? "currentColor" : "none"}
            stroke="currentColor"
            strokeWidth="1"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </span>
  );
}
