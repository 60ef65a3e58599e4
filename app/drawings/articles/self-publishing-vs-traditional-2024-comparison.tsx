import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { goldInk, kraft, Scene, Shadow, soft } from "./scene.tsx";

const [alone, traditional] = articlePictures.comparison;
const ticket = "M-124 44l40-44H84l40 44v288h-248z";

/** Two tickets on one book: what each road has cost or paid before the first copy, and what a copy brings. */
export default function TwoTickets(props: PictureProps) {
  return (
    <Scene {...props} ground="sand">
      <path
        d="M170 60C190-60 260-130 316-200M462 60C442-60 372-130 316-200"
        fill="none"
        stroke={goldInk}
        strokeWidth="1.500"
      />
      <Ticket at="translate(170 38)rotate(-3)" fill="var(--color-paper)" {...alone} />
      <g className="beyond-detail">
        <Ticket at="translate(462 38)rotate(3)" fill={kraft} {...traditional} />
      </g>
    </Scene>
  );
}

type TicketProps = { at: string; fill: string; road: string; first: string; sum: string; copy: string };

function Ticket({ at, fill, road, first, sum, copy }: TicketProps) {
  return (
    <g transform={at} textAnchor="middle">
      <Shadow d={ticket} />
      <path d={ticket} fill={fill} />
      <circle cy="26" r="8" fill="none" stroke={goldInk} strokeWidth="2" />
      <text y="84" fontSize="32">
        {road}
      </text>
      <path d="M-90 104H90M-90 244H90" stroke={goldInk} />
      <text y="146" fontSize="24" fontStyle="italic" fill={soft}>
        {first}
      </text>
      <text y="214" fontSize="60">
        {sum}
      </text>
      <text y="286" fontSize="30">
        {copy}
      </text>
    </g>
  );
}
