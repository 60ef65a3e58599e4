import { useMutation } from "@tanstack/react-query";
import { signOut } from "#app/backend/session.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { notices } from "#content/notices.ts";
import { refreshAccount } from "./account-queries.ts";
import { signOutOthers } from "./device-store.ts";

const words = accountPage.devices;

export function DeviceButtons() {
  const others = useMutation({
    mutationFn: signOutOthers,
    onSuccess: (refusal) => {
      if (refusal) return void notify.error(notices.session.signOutFailed.title, refusal.message);
      void notify.success(words.done.title, words.done.text);
      return refreshAccount();
    },
  });
  const everywhere = useMutation({ mutationFn: () => signOut("global") });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isBusy={others.isPending}
        busyLabel={words.busy}
        onClick={() => others.mutate()}
      >
        {words.others}
      </Button>
      <Button
        variant="secondary"
        size="small"
        isBusy={everywhere.isPending}
        busyLabel={words.busy}
        onClick={() => everywhere.mutate()}
      >
        {words.everywhere}
      </Button>
    </>
  );
}
