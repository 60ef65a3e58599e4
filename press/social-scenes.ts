import { type CoverDesign, covers } from "#app/drawings/covers.ts";
import { ourBooks } from "#app/drawings/our-books.ts";
import { papers } from "#content/one-book/one-book.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { packages } from "#content/prices.ts";
import type { SocialFile } from "#content/social-images.ts";
import { type Box, box } from "./picture-box.ts";

/** The left part of a social image: something this house makes, on a ground of its own. */
export const scene = { width: 500, height: 630 };

const paper = "#fffefb";
const ink = "#1b1a17";
const line = "#cfc5b1";
const gold = "#b8913a";

const at = (left: number, top: number, width: number, height: number, degrees = 0) => ({
  position: "absolute",
  left,
  top,
  width,
  height,
  ...(degrees && { transform: `rotate(${degrees}deg)` }),
});

const shadow = "10px 14px 34px rgba(20, 16, 8, 0.3)";

/** A book from the front: its ground, its title and its author, with the hinge where it opens. */
function cover(title: string, author: string, design: CoverDesign, place: ReturnType<typeof at>): Box {
  const { ground, ink: type, accent } = covers[design].palette;
  return box(
    {
      ...place,
      background: ground,
      color: type,
      boxShadow: shadow,
      borderLeft: `9px solid ${accent}`,
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "34px 26px 26px",
    },
    [
      box({ fontSize: place.width / 6.4, lineHeight: 1.02 }, title),
      box({ flexDirection: "column" }, [
        box({ width: 44, height: 3, background: accent, marginBottom: 14 }),
        box({ fontFamily: "Source Sans 3", fontSize: 16, letterSpacing: 2 }, author.toUpperCase()),
      ]),
    ],
  );
}

/** A sheet with its heading and lines too small to read. */
function sheet(heading: string, place: ReturnType<typeof at>): Box {
  const lines = Array.from({ length: 11 }, (_, row) =>
    box({ width: row % 4 === 3 ? "55%" : "100%", height: 3, background: line, marginTop: row % 4 === 0 ? 26 : 13 }),
  );
  return box(
    { ...place, background: paper, color: ink, boxShadow: shadow, flexDirection: "column", padding: "38px 34px" },
    [
      box({ fontSize: 30, lineHeight: 1.1 }, heading),
      box({ width: 40, height: 3, background: gold, marginTop: 16 }),
      ...lines,
    ],
  );
}

/** A book lying on its side, as one sees it in a pile. */
function lying(title: string, design: CoverDesign, width: number, height: number): Box {
  const { ground, ink: type, accent } = covers[design].palette;
  return box(
    {
      width,
      height,
      background: ground,
      color: type,
      alignItems: "center",
      padding: "0 30px",
      borderLeft: `12px solid ${accent}`,
      borderRight: `4px solid ${accent}`,
      fontSize: 34 + height * 0.1,
      boxShadow: "0 8px 16px rgba(20, 16, 8, 0.22)",
    },
    title,
  );
}

/** The back of a standing book: its title runs down it. */
function spine(title: string, design: CoverDesign, left: number, width: number, height: number): Box {
  const { ground, ink: type, accent } = covers[design].palette;
  return box(
    {
      ...at(left, scene.height - 60 - height, width, height),
      background: ground,
      color: type,
      alignItems: "center",
      justifyContent: "center",
      borderTop: `10px solid ${accent}`,
      borderBottom: `10px solid ${accent}`,
      boxShadow: "4px 0 12px rgba(20, 16, 8, 0.25)",
    },
    [
      box(
        {
          width: height - 60,
          height: 40,
          flexShrink: 0,
          justifyContent: "center",
          alignItems: "center",
          fontSize: 25,
          transform: "rotate(90deg)",
        },
        title,
      ),
    ],
  );
}

const book = (place: number) => {
  const found = ourBooks[place];
  if (!found) throw new Error(`There is no book at ${place}.`);
  return found;
};
const coverOf = (place: number, where: ReturnType<typeof at>) =>
  cover(book(place).title, book(place).author, book(place).design, where);

/** The jacket laid flat: back, spine, front, with the marks where it is cut and folded. */
function jacket(): Box[] {
  const { ground, ink: type, accent } = covers[7].palette;
  const marks = [150, 470].flatMap((x) => [
    box({ ...at(x, 118, 2, 26), background: ink }),
    box({ ...at(x, 500, 2, 26), background: ink }),
  ]);
  return [
    box({ ...at(-130, 150, 600, 344), background: ground, boxShadow: shadow }),
    box({ ...at(150, 150, 44, 344), background: accent }),
    box(
      {
        ...at(194, 150, 276, 344),
        color: type,
        flexDirection: "column",
        justifyContent: "space-between",
        padding: "40px 30px 30px",
      },
      [
        box({ fontSize: 48, lineHeight: 1.02 }, theBook.title),
        box({ fontFamily: "Source Sans 3", fontSize: 17, letterSpacing: 2 }, theBook.author.toUpperCase()),
      ],
    ),
    box({ ...at(26, 420, 96, 50), background: paper, padding: "8px 10px", justifyContent: "space-between" }, [
      ...[3, 1, 4, 2, 5, 1, 3, 2].map((width) => box({ width: width + 1, height: "100%", background: ink })),
    ]),
    ...marks,
  ];
}

const sheets = (...names: readonly string[]): Box[] =>
  names.map((name, place) => sheet(name, at(34 + place * 74, 44 + place * 104, 286, 372, -4 + place * 3)));

/** Their first words are enough for a spine. */
const pile = {
  launch: packages.launch.name.split(" ")[0] ?? "",
  pro: packages.pro.name.split(" ")[0] ?? "",
  endorsed: packages.endorsed.name.split(" ")[0] ?? "",
};

/** The beginning of an article, large: an initial, and the lines that run around it. */
function opening(): Box[] {
  const row = (left: number, top: number, width: number) => box({ ...at(left, top, width, 5), background: line });
  return [
    box({ ...at(56, 70, 388, 560), background: paper, boxShadow: shadow }),
    box({ ...at(96, 112, 150, 190), fontSize: 210, lineHeight: 0.9, color: gold }, "B"),
    ...[134, 162, 190, 218, 246].map((top) => row(258, top, 146)),
    ...[282, 310, 338, 366, 394].map((top) => row(96, top, 308)),
    row(96, 422, 180),
    ...[470, 498, 526, 554, 582].map((top, place) => row(place === 0 ? 130 : 96, top, place === 0 ? 274 : 308)),
  ];
}

/** What lies there, and on which ground. */
export const scenes: Record<SocialFile, { ground: string; things: () => Box[] }> = {
  "/og-image.jpg": {
    ground: "#14203a",
    things: () => [
      coverOf(3, at(36, 52, 236, 352, -5)),
      coverOf(2, at(222, 86, 236, 352, 4)),
      coverOf(0, at(110, 196, 252, 378, -1)),
    ],
  },
  "/social/services.jpg": { ground: "#e6dcc5", things: jacket },
  "/social/packages.jpg": {
    ground: "#d5dccb",
    things: () => [
      box({ ...at(40, 90, 440, 480), flexDirection: "column", justifyContent: "flex-end" }, [
        lying(pile.launch, 8, 330, 92),
        lying(pile.pro, 4, 380, 124),
        lying(pile.endorsed, 9, 420, 164),
      ]),
      box({ ...at(0, 570, 500, 60), background: "#b9c4ac" }),
    ],
  },
  "/social/authors.jpg": {
    ground: "#ecd9c9",
    things: () => [
      ...ourBooks.map(({ title, design }, place) =>
        spine(
          title,
          design,
          26 + place * 80,
          [66, 74, 62, 70, 64, 76][place] ?? 66,
          [470, 506, 450, 490, 516, 468][place] ?? 470,
        ),
      ),
      box({ ...at(0, 570, 500, 60), background: "#c9ad92" }),
    ],
  },
  "/social/articles.jpg": { ground: "#14203a", things: opening },
  "/social/guides.jpg": {
    ground: "#d3dde3",
    things: () => sheets(...papers.filter((_, place) => [0, 1, 10].includes(place)).map(({ name }) => name)),
  },
  "/social/consultation.jpg": {
    ground: "#e6dcc5",
    things: () => [
      sheet("", at(100, 96, 340, 450, 5)),
      sheet("", at(84, 86, 340, 450, 2)),
      sheet("Untitled, for now", at(70, 78, 340, 450, -2)),
      box({ ...at(58, 296, 368, 5, -2), background: "#a3341f" }),
      box({ ...at(238, 66, 5, 474, -2), background: "#a3341f" }),
    ],
  },
};
