import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { signOut } from "#app/features/session/session.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { notices } from "#content/notices.ts";
import { signOutOthers } from "./device-store.ts";

const words = accountPage.devices;

export function DeviceButtons() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<"others" | "everywhere">();

  const leaveOthers = async () => {
    setBusy("others");
    const refusal = await signOutOthers();
    if (refusal) void notify.error(notices.session.signOutFailed.title, refusal.message);
    else {
      void notify.success(words.done.title, words.done.text);
      await revalidate();
    }
    setBusy(undefined);
  };
  const leaveEverywhere = async () => {
    setBusy("everywhere");
    if (await signOut("global")) await navigate("/");
    else setBusy(undefined);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isBusy={busy === "others"}
        busyLabel={words.busy}
        onClick={() => void leaveOthers()}
      >
        {words.others}
      </Button>
      <Button
        variant="secondary"
        size="small"
        isBusy={busy === "everywhere"}
        busyLabel={words.busy}
        onClick={() => void leaveEverywhere()}
      >
        {words.everywhere}
      </Button>
    </>
  );
}
