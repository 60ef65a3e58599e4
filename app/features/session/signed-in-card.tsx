import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { signOut } from "#app/backend/session.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { signedIn } from "#content/auth.ts";
import { AuthCard } from "./auth-card.tsx";

/** Long enough to read whose session it is. */
const pause = 2000;

/** Who comes to the door with a session is shown whose it is, and then the way on, unless they sign out. */
export function SignedInCard({ email, next }: { email: string; next: string }) {
  const navigate = useNavigate();
  const { isPending: isLeaving, mutate: leave } = useMutation({ mutationFn: () => signOut() });

  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => void navigate(next, { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate, next]);

  return (
    <AuthCard title={signedIn.title} text={signedIn.text.replace("{email}", email)}>
      <div className="flex flex-col items-start gap-4">
        <p className={classNames("text-ui text-ink-soft", isLeaving && "invisible")}>{signedIn.next}</p>
        <Button variant="secondary" isBusy={isLeaving} busyLabel={signedIn.busy} onClick={() => leave()}>
          {signedIn.signOut}
        </Button>
      </div>
    </AuthCard>
  );
}
