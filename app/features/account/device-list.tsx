import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { fillWords, sayDate, sayMoment } from "#app/features/projects/fill-words.ts";
import { useGrowingList } from "#app/features/projects/use-growing-list.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import type { Device } from "#domain/device-name.ts";
import { type DeviceSession, endDevice } from "./device-store.ts";

const words = accountPage.devices;
const shownAtFirst = 6;
const pieceOfList = 50;

/** Where somebody is signed in. Each but this one can be ended by itself. */
export function DeviceList({ devices }: { devices: readonly DeviceSession[] }) {
  const { shown, next, grow } = useGrowingList(devices, shownAtFirst, pieceOfList);
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
  const { revalidate } = useRevalidator();
  const [isEnding, setIsEnding] = useState(false);
  const name = nameOf(device);
  const Sign = device.isHandheld ? Smartphone : Monitor;

  const end = async () => {
    setIsEnding(true);
    try {
      await endDevice(id);
      void notify.success(words.ended.title, fillWords(words.ended.text, { device: name }));
      await revalidate();
    } catch {
      // The session may still be open, and the list still says so.
      void notify.error(words.endFailed.title, words.endFailed.text);
    }
    setIsEnding(false);
  };
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
          isBusy={isEnding}
          aria-label={fillWords(words.endNamed, { device: name })}
          onClick={() => void end()}
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
