import { useMutation, useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { hasFailed } from "#app/backend/has-failed.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Busy } from "#app/ui/busy.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { useGrowingList } from "#app/ui/use-growing-list.ts";
import { accountPage } from "#content/account.ts";
import type { Device } from "#domain/device-name.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDate, sayMoment } from "#domain/say-time.ts";
import { devicesQuery, refreshAccount } from "./account-queries.ts";
import { type DeviceSession, endDevice } from "./device-store.ts";
import { SectionUnavailable } from "./section-unavailable.tsx";

const words = accountPage.devices;
const shownAtFirst = 6;
const pieceOfList = 50;

/** Where somebody is signed in. Each but this one can be ended by itself. */
export function DeviceList() {
  const devices = useQuery(devicesQuery);
  const { shown, next, grow } = useGrowingList(devices.data ?? [], shownAtFirst, pieceOfList);
  if (hasFailed(devices)) return <SectionUnavailable text={words.unavailable} query={devices} />;
  if (!devices.data) return <Busy className="w-full" />;
  return (
    <>
      <ul aria-label={words.list} className="w-full divide-y divide-rule border-y border-rule">
        {shown.map((session) => (
          <DeviceItem key={session.id} session={session} />
        ))}
      </ul>
      {next > 0 && (
        <Button variant="secondary" size="small" onClick={grow}>
          {fillWords(words.more, { count: next })}
        </Button>
      )}
    </>
  );
}

function DeviceItem({ session: { id, device, since, usedAt, isThis } }: { session: DeviceSession }) {
  const name = nameOf(device);
  const Sign = device.isHandheld ? Smartphone : Monitor;

  const ending = useMutation({
    mutationFn: () => endDevice(id),
    onSuccess: () => {
      void notify.success(words.ended.title, fillWords(words.ended.text, { device: name }));
      return refreshAccount();
    },
    // The session may still be open, and the list still says so.
    onError: () => void notify.error(words.endFailed.title, words.endFailed.text),
  });
  return (
    <li className="flex items-center gap-4 py-2.5">
      <Sign aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-gold-ink" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {name}
          {isThis && <Badge tone="green">{words.this}</Badge>}
        </p>
        <p className="figures text-sm text-ink-soft">
          {fillWords(words.used, { moment: sayMoment(usedAt) })}
          <span className="max-sm:hidden">; {fillWords(words.since, { date: sayDate(since) })}</span>
        </p>
      </div>
      {!isThis && (
        <Button
          variant="quiet"
          size="small"
          className="-mr-4"
          isBusy={ending.isPending}
          aria-label={fillWords(words.endNamed, { device: name })}
          onClick={() => ending.mutate()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

function nameOf({ browser, system }: Device): string {
  if (browser && system) return fillWords(words.name, { browser, system });
  return browser ?? words.unknown;
}
