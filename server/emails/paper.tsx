import type { ReactNode } from "react";
import { site } from "#content/site.ts";

/** The house's paper: every mail is written on it. Colours are inline because mail programs drop stylesheets. */
export const colours = {
  paper: "#faf7f1",
  sheet: "#fffdf9",
  ink: "#1b1a17",
  soft: "#5d584e",
  rule: "#ddd5c5",
  gold: "#b08a3e",
  action: "#2563eb",
};
export const serif = "Newsreader, Georgia, 'Times New Roman', serif";
export const sans = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

/**
 * Mail programs that know the scheme swap the paper for night; the others keep the inline colours. The paper's own cell
 * is drawn around by the Body component, without a class to name it by. `data-ogsc` is Outlook's way to say night.
 */
const night = (scope: string) => `
    ${scope} .paper, ${scope} .paper > table > tbody > tr > td { background-color: #17140f !important; }
    ${scope} .sheet { background-color: #1e1a14 !important; border-color: #3b342a !important; }
    ${scope} .sheet hr:not(.gilt), ${scope} .sheet table { border-color: #3b342a !important; }
    ${scope} .sheet td:not(.keeps) { background-color: transparent !important; }
    ${scope} .cloth { background-color: #4a5f92 !important; border-color: #4a5f92 !important; }
    ${scope} .ink { color: #efeae0 !important; }
    ${scope} .soft { color: #b9b2a4 !important; }
    ${scope} .ink a, ${scope} .soft a { color: #9dbcff !important; }`;
export const darkScheme = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {${night("html")}
  }${night("[data-ogsc]")}`;

function Row({ margin, children }: { margin: string; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin, borderCollapse: "separate" }}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

/**
 * Mark and name. The mark is made of cells and not of a picture: nothing is fetched when somebody opens a letter, and it
 * shows where pictures are off.
 */
export function Letterhead() {
  const page = { width: 9, height: 20, fontSize: 1, lineHeight: "1px", padding: 0, verticalAlign: "top" } as const;
  return (
    <Row margin="0 0 20px">
      <td className="keeps cloth" style={{ ...page, backgroundColor: "#14203a", borderBottom: "12px solid #14203a" }}>
        <div style={{ height: 6 }} />
        <div style={{ height: 2, marginLeft: 3, backgroundColor: colours.gold }} />
      </td>
      <td className="keeps" style={{ ...page, border: "1px solid #14203a", backgroundColor: "#ffffff" }}>
        <div style={{ height: 6 }} />
        <div style={{ height: 2, marginRight: 3, backgroundColor: colours.gold }} />
      </td>
      <td className="ink" style={{ font: `400 21px/22px ${serif}`, color: colours.ink, paddingLeft: 11 }}>
        {site.name}
      </td>
    </Row>
  );
}

const spines = [
  { width: 13, height: 34, color: "#7c2f1f" },
  { width: 9, height: 40, color: "#2f7075" },
  { width: 16, height: 30, color: "#b08a3e" },
  { width: 10, height: 37, color: "#5c7d5f" },
  { width: 12, height: 33, color: "#8a8272" },
];

/** Five of our books on the rule above the address; cells again, so that nothing is fetched. */
export function Shelf() {
  return (
    <Row margin="26px 0 0">
      {spines.map(({ width, height, color }) => (
        <td key={color} style={{ verticalAlign: "bottom", padding: "0 2px 0 0", fontSize: 1, lineHeight: "1px" }}>
          <div style={{ width, height, backgroundColor: color }} />
        </td>
      ))}
    </Row>
  );
}
