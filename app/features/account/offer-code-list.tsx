import { useQuery } from "@tanstack/react-query";
import { hasFailed } from "#app/backend/has-failed.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Busy } from "#app/ui/busy.tsx";
import { accountPage } from "#content/account.ts";
import { sayLastDay } from "#domain/campaign.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDate } from "#domain/say-time.ts";
import { offerCodesQuery } from "./account-queries.ts";
import type { OfferCode } from "./offer-code-store.ts";
import { SectionUnavailable } from "./section-unavailable.tsx";

const words = accountPage.offers;

export function OfferCodeList({ email }: { email: string }) {
  const codes = useQuery(offerCodesQuery);
  if (hasFailed(codes)) return <SectionUnavailable text={words.unavailable} query={codes} />;
  if (!codes.data) return <Busy />;
  if (codes.data.length === 0) return <p className="break-words">{fillWords(words.none, { email })}</p>;
  return (
    <ul className="w-full divide-y divide-rule border-y border-rule">
      {codes.data.map((code) => (
        <li key={code.code} className="flex items-center justify-between gap-4 py-2.5">
          <div>
            <p className="figures font-semibold tracking-[0.04em]">{code.code}</p>
            <p className="figures text-sm text-ink-soft">{sayState(code)}</p>
          </div>
          <Badge tone={isOpen(code) ? "green" : "neutral"} className="shrink-0">
            {fillWords(words.worth, { percent: code.percent })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const isOpen = ({ expiresAt, redeemedAt }: OfferCode) => !redeemedAt && new Date(expiresAt) > new Date();

function sayState(code: OfferCode): string {
  if (code.redeemedAt) return fillWords(words.redeemed, { day: sayDate(code.redeemedAt) });
  return fillWords(isOpen(code) ? words.open : words.over, { day: sayLastDay(new Date(code.expiresAt)) });
}
