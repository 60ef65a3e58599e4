import { useMutation } from "@tanstack/react-query";
import { signOut } from "#app/backend/session.ts";
import { Button } from "#app/ui/button.tsx";
import { dashboardPage } from "#content/dashboard.ts";

/** Out of the dashboard; where to from there, its layout knows. */
export function SignOutButton() {
  const leaving = useMutation({ mutationFn: () => signOut() });
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={leaving.isPending}
      busyLabel={dashboardPage.signingOut}
      onClick={() => leaving.mutate()}
    >
      {dashboardPage.signOut}
    </Button>
  );
}
