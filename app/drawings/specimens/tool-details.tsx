import type { ComponentType } from "react";
import { toolPictures } from "#content/author-tools/tool-pictures.ts";
import { rates } from "#content/rates.ts";
import type { AuthorToolPath } from "#domain/addresses.ts";
import { gold, goldInk, hand, Lines, Paper, Scene, soft } from "../articles/scene.tsx";
import type { PictureProps } from "../picture.tsx";
import { Pile, SpineOut } from "../tool-illustration.tsx";

const { detail, offers } = toolPictures;

/** Half the size of the whole picture, so that a thumbnail can be read. */
const viewBox = "0 0 320 180";

/** Two lines of the file, each with its mark. */
const MarkedDetail = (props: PictureProps) => (
  <Scene {...props} ground="sage" viewBox={viewBox}>
    <Paper at="translate(24 -20)rotate(-1)" size={[320, 230]}>
      <Lines x={34} y={92} gap={54} lines={detail.manuscript} fontSize="31" />
      <path {...hand} d="M18 66v32M18 120v32" />
    </Paper>
  </Scene>
);

/** What is met, and what is not. */
const CountedDetail = (props: PictureProps) => (
  <Scene {...props} ground="sand" viewBox={viewBox}>
    <Paper at="translate(20 30)rotate(1)" size={[330, 190]}>
      <path {...hand} d="M24 44l8 10 15-21" />
      <Lines x={58} y={54} gap={54} lines={[detail.met]} fontSize="27" />
      <path d="M25 86h20v20H25z" fill="none" stroke={goldInk} strokeWidth="1.500" />
      <text x="58" y="107" fontSize="27" fill={goldInk}>
        {detail.open}
      </text>
    </Paper>
  </Scene>
);

/** Our own pile, and how high it is. */
const PiledDetail = (props: PictureProps) => (
  <Scene {...props} ground="sky" viewBox={viewBox}>
    <path d="M0 150h320v40H0z" fill="var(--color-paper-deep)" />
    <g transform="translate(-48 -364)scale(1.640)">
      <Pile pile={0} copies={offers.rows[0]?.copies ?? 0} />
    </g>
    <Paper at="translate(74 10)rotate(-1)" size={[172, 42]}>
      <text x="86" y="31" fontSize="28" textAnchor="middle">
        {detail.copies}
      </text>
    </Paper>
  </Scene>
);

/** One stage, and the day that all of them are counted from. */
const CountedBackDetail = (props: PictureProps) => (
  <Scene {...props} ground="clay" viewBox={viewBox}>
    <Paper at="translate(22 -20)" size={[330, 240]}>
      <text x="26" y="82" fontSize="31">
        {detail.stage}
      </text>
      <path d="M26 102h176v24H26z" fill={gold} />
      <path {...hand} d="M236 40c2 50-2 100 0 150M222 160c-60 5-120-2-184 1M52 150l-15 11 16 11" />
    </Paper>
  </Scene>
);

/** The whole book, and its spine between two arrows. */
const SpineDetail = (props: PictureProps) => (
  <Scene {...props} ground="sand" viewBox={viewBox}>
    <path d="M0 142h320v40H0z" fill="#000" fillOpacity=".07" />
    <g transform="translate(16 13)scale(.88)">
      <g transform="translate(60 17)scale(.48)">
        <SpineOut />
      </g>
      <path {...hand} d="M144.500 40V8M176 46V8M112 17h26M132 11l6 6-6 6M208 17h-26M188 11l-6 6 6 6" />
      <Paper at="translate(6 -2)rotate(-1)" size={[100, 42]}>
        <text x="50" y="31" fontSize="28" textAnchor="middle">
          {toolPictures.spine}
        </text>
      </Paper>
    </g>
  </Scene>
);

/** One line of the register. */
const RegisterDetail = (props: PictureProps) => (
  <Scene {...props} ground="sky" viewBox={viewBox}>
    <Paper at="translate(22 26)rotate(-1)" size={[330, 190]}>
      <text x="28" y="52" fontSize="29" fill={soft}>
        {detail.rate.name}
      </text>
      <text x="28" y="114" fontSize="48" className="figures">
        {rates[detail.rate.id].figure}
      </text>
      <path {...hand} d="M150 98l12 15 24-33" />
    </Paper>
  </Scene>
);

const details: Record<AuthorToolPath, ComponentType<PictureProps>> = {
  "/tools/manuscript": MarkedDetail,
  "/tools/query": CountedDetail,
  "/tools/compare": PiledDetail,
  "/tools/calendar": CountedBackDetail,
  "/tools/cover": SpineDetail,
  "/tools/rates": RegisterDetail,
};

/** What a thumbnail shows of each tool: one detail, large enough to be read. */
export function ToolDetail({ path, ...picture }: PictureProps & { path: AuthorToolPath }) {
  const Detail = details[path];
  return <Detail {...picture} />;
}
