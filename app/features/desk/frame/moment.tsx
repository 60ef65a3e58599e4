import { sayExactly, sayShortMoment } from "#domain/say-time.ts";

/** A moment in short, with the whole of it on hover. */
export function Moment({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={sayExactly(at)} className="figures whitespace-nowrap">
      {sayShortMoment(at, now)}
    </time>
  );
}
