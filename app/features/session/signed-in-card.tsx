import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { signedIn } from "#content/auth.ts";
import { AuthCard } from "./auth-card.tsx";
import { signOut } from "./session.ts";

/** Long enough to read whose session it is. */
const pause = 2000;

/** Who comes to the door with a session is shown whose it is, and then the way on, unless they sign out. */
export function SignedInCard({ email }: { email: string }) {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasStayed, setHasStayed] = useState(false);

  useEffect(() => {
    if (hasStayed) return;
    const timer = setTimeout(() => void navigate("/dashboard", { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [hasStayed, navigate]);

  const leave = async () => {
    setHasStayed(true);
    setIsLeaving(true);
    await signOut();
    setIsLeaving(false);
  };
  return (
    <AuthCard title={signedIn.title} text={signedIn.text.replace("{email}", email)}>
      <div className="flex flex-col items-center gap-4">
        <p className="text-ui text-ink-soft">
          {hasStayed ? (
            <Link to="/dashboard" replace className="text-link">
              {signedIn.goOn}
            </Link>
          ) : (
            signedIn.next
          )}
        </p>
        <Button variant="secondary" isBusy={isLeaving} busyLabel={signedIn.busy} onClick={leave}>
          {signedIn.signOut}
        </Button>
      </div>
    </AuthCard>
  );
}
