import { BookBody } from "../book-cover.tsx";
import type { PictureProps } from "../picture.tsx";
import { Picture } from "../picture.tsx";
import { Spine } from "../spine.tsx";

const book = { title: "Payroll on Friday", author: "Desmond Whitacre", design: 2 } as const;
const bound = { title: "What the Orchard Kept", author: "Marisol Teague", design: 5 } as const;
const shade = { fillOpacity: 0.13 };

/** What lies on the table at each price; each pile holds the one before it. */
export function PackagePile({ size, alt, className }: PictureProps & { size: "launch" | "pro" | "endorsed" }) {
  const rank = { launch: 1, pro: 2, endorsed: 3 }[size];
  return (
    <Picture viewBox="0 36 360 170" alt={alt} className={className}>
      <path d="M-900 196h2160" stroke="var(--color-rule-strong)" />
      {rank >= 2 && <Site />}
      {rank >= 2 && <Frame />}
      {rank >= 3 && <Folder />}
      {rank >= 3 && (
        <g transform="translate(30 166)">
          <path d="M4 30h212l14 6H10z" {...shade} />
          <Spine book={bound} length={206} thickness={30} />
        </g>
      )}
      <g transform={rank >= 3 ? "translate(84 50)scale(.38)" : "translate(70 62)scale(.44)"}>
        <path d="M6 304h204l34 14H34z" {...shade} />
        <BookBody {...book} />
      </g>
      <Reader raised={rank >= 3} />
    </Picture>
  );
}

function Reader({ raised }: { raised: boolean }) {
  return (
    <g transform={raised ? "translate(172 66)" : "translate(178 92)"}>
      <path d="M3 102h72l12 5H12z" {...shade} />
      <rect width="76" height="104" rx="5" fill="#2b2d33" />
      <path d="M6 7h64v84H6z" fill="#f1eee4" />
      <path
        d="M13 22h50M13 30h50M13 38h46M13 46h50M13 54h50M13 62h38M13 70h50M13 78h30"
        stroke="#8d887b"
        strokeWidth="1.600"
      />
    </g>
  );
}

function Site() {
  return (
    <g transform="translate(226 40)">
      <rect width="126" height="92" rx="3" fill="#fbf4e8" stroke="#8d6c60" />
      <path d="M0 0h126v12H0z" fill="#e3b3a0" />
      <path d="M0 34h126v34H0z" fill="#e3b3a0" />
      <path d="M100 40h16v22h-16z" fill="#241b1c" />
      <path d="M36 45h54M36 53h44M38 22h50M10 76h46M10 83h38M70 76h46M70 83h30" stroke="#5e4c49" strokeWidth="2" />
    </g>
  );
}

function Frame() {
  return (
    <g transform="translate(252 118)">
      <path d="M4 78h102l10 4H12z" {...shade} />
      <path d="M0 0h104v78H0z" fill="#0c1820" />
      <path d="M26 52v10M34 52v10M42 52v10M50 52v10M58 52v10M66 52v10" stroke="#c3ced2" strokeWidth="2" />
      <path d="M80 52v10" stroke="#f2a05c" strokeWidth="2" />
      <path d="M0 63h104" stroke="#c3ced2" strokeOpacity=".4" />
      <path d="M44 18v20l17-10z" fill="#f1efe6" />
    </g>
  );
}

function Folder() {
  return (
    <g transform="translate(10 96)rotate(-5)">
      <path d="M3 4h74v96H3z" {...shade} />
      <path d="M0 0h74v96H0z" fill="#c9a46a" />
      <path d="M8 -8h60v96H8z" fill="#fdfaf2" stroke="#d8cfbd" />
      <path d="M16 4h30M16 16h44M16 24h44M16 32h40M16 46h44M16 54h34" stroke="#8d887b" strokeWidth="1.600" />
      <path d="M0 30h74v66H0z" fill="#d6b57f" />
    </g>
  );
}
