import { copyrightPage, proofTicket as words } from "#content/plates.ts";
import { hand, kraft, pencil, Shadow, sans, soft, UprightTable } from "../../articles/scene.tsx";
import { BookBody } from "../../book-cover.tsx";
import { bookOf } from "../../our-books.ts";
import { barPath } from "../../plates/bar-code.tsx";

const bars = barPath(copyrightPage.isbn, 30);
/** Its upper corners are cut; the eyelet goes through. */
const tag = "M22 0h192l22 22v242H0V22z";

/** A proof of the book as the printer sent it, and his ticket, which comes back with a word in pencil. A strip has both beside each other. */
export function ProofWithTicket() {
  return (
    <UprightTable>
      <g
        transform="translate(26 24)rotate(-2)scale(1.060)"
        className="max-sm:[transform:translate(30px,26px)_rotate(-2deg)_scale(0.7)]"
      >
        <Shadow d="M0 0h206v305H0z" />
        <BookBody {...bookOf(1)} />
      </g>
      <g
        transform="translate(152 212)rotate(3)scale(.940)"
        className="max-sm:[transform:translate(172px,20px)_rotate(3deg)_scale(0.84)]"
      >
        <Shadow d={tag} />
        <path d={`${tag}M118 15a7 7 0 1 0 .1 0z`} fill={kraft} fillRule="evenodd" />
        <circle cx="118" cy="22" r="10.500" fill="none" stroke="#a3341f" strokeOpacity=".6" strokeWidth="4" />
        <text x="20" y="62" fontSize="13" fontFamily={sans} fontWeight="600" letterSpacing="1.400">
          {words.title.toUpperCase()}
        </text>
        <path d="M20 72h196M20 100h196M20 128h196M20 156h196M20 184h196" stroke="#b9a57c" />
        <g fontSize="17">
          {words.rows.map(([name, value], line) => (
            <g key={name}>
              <text x="20" y={92 + line * 28} fontStyle="italic" fill={soft}>
                {name}
              </text>
              <text x="216" y={92 + line * 28} textAnchor="end" className="figures">
                {value}
              </text>
            </g>
          ))}
        </g>
        <path d={bars} transform="translate(20 200)" />
        <text x="20" y="244" fontFamily={sans} fontSize="9" textLength="95">
          {copyrightPage.isbn}
        </text>
        <text x="128" y="218" fontSize="17" fontStyle="italic" fill={pencil} transform="rotate(-5 128 218)">
          {words.approved}
        </text>
        <path {...hand} d="M134 240c8-16 12-14 9-3s6 4 9-3 3 10 8 4 5-9 7-2 6 2 9-3 3 7 8 4 8-3 15-6" />
      </g>
    </UprightTable>
  );
}
