import { edition } from "#content/documents/edition.ts";
import { site } from "#content/site.ts";
import { Picture, type PictureProps } from "../picture.tsx";
import { TypeBlock } from "../type-block.tsx";

/** The series has one dress in any light: night, paper and gold. */
const dress = { night: "#14203a", paper: "#f3ebdb", gold: "#b08a3e", ink: "#14203a" };

/** The cover of one of the Author Papers, as the file itself has it, 306 by 396. */
export function PaperCover({ title, alt, className }: PictureProps & { title: string }) {
  return (
    <Picture viewBox="0 0 306 396" alt={alt} className={className}>
      <PaperCoverArt title={title} />
    </Picture>
  );
}

function PaperCoverArt({ title }: { title: string }) {
  return (
    <>
      <path d="M0 0h306v396H0z" fill={dress.paper} />
      <path d="M0 0h306v283H0z" fill={dress.night} />
      <path d="M0 283h306v2.500H0z" fill={dress.gold} />
      <g fill="none" stroke={dress.gold} strokeWidth=".6">
        <g opacity=".6">
          <path d="M153 33h120v80H153zM213 33v80M153 113L273 33M153 33l120 80M153 113l60-80M273 113l-60-80" />
        </g>
        <path d="M166.300 42h40v53h-40zM219.700 42h40v53h-40z" />
      </g>
      <TypeBlock
        text={edition.series.toUpperCase()}
        x={27}
        y={33}
        width={96}
        height={40}
        maxSize={12}
        leading={1.35}
        tracking={0.14}
        weight={600}
        face="sans"
        fill={dress.gold}
      />
      <TypeBlock text={title} x={26} y={236} hang="bottom" width={240} height={92} maxSize={27} fill={dress.paper} />
      <path d="M27 248h27" stroke={dress.gold} />
      <g transform="translate(25 316)scale(.62)">
        <path d="M3 3h12.500v26H3z" fill={dress.ink} />
        <path d="M17.250 3.750h11v24.500h-11z" fill="none" stroke={dress.ink} strokeWidth="1.5" />
        <path d="M7 13h8.500M17.500 13H25" stroke={dress.gold} strokeWidth="2.5" />
      </g>
      <text x="49" y="330" fontFamily="var(--font-serif)" fontSize="11" fill={dress.ink}>
        {site.name}
      </text>
    </>
  );
}
