import { useState } from "react";
import { useNavigate } from "react-router";
import { signOut } from "#app/features/session/session.ts";
import { Button } from "#app/ui/button.tsx";
import { dashboardPage } from "#content/dashboard.ts";

/** Out of the dashboard, and back to the front page. */
export function SignOutButton() {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    const isOut = await signOut();
    if (isOut) await navigate("/");
    else setIsBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={isBusy}
      busyLabel={dashboardPage.signingOut}
      onClick={() => void leave()}
    >
      {dashboardPage.signOut}
    </Button>
  );
}
