import { Picture, type PictureProps } from "./picture.tsx";

/**
 * The device of the house: an opening of two pages, the left one still dark, the right one bearing nothing but a title.
 * Pages and rule also make a capital H.
 */
export function LogoMark({ alt, className }: PictureProps) {
  return (
    <Picture viewBox="0 0 32 32" width="32" height="32" alt={alt} className={className}>
      <path d="M3 3h12.5v26H3z" fill="currentColor" />
      <path d="M17.25 3.75h11v24.5h-11z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M7 13h8.5M17.5 13H25" stroke="var(--color-gold)" strokeWidth="2.5" />
    </Picture>
  );
}

type LogoProps = { name: string; className?: string };

/** Mark and wordmark. The name is real text, so the link around it needs no other label. */
export function Logo({ name, className = "" }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      {/* Its pages begin 3 of 32 into it: they stand on the edge of the text. */}
      <LogoMark className="-ml-[0.127em] h-[1.35em] w-[1.35em] shrink-0" />
      <span className="translate-y-[0.09em] font-serif leading-none tracking-[-0.015em]">{name}</span>
    </span>
  );
}
