import { useEffect, useState } from "react";
import { onSessionChange, type Session } from "./session.ts";

/** Who is signed in, and kept up to date: undefined until it is known, null for nobody. */
export function useSession(): Session | null | undefined {
  const [session, setSession] = useState<Session | null>();
  useEffect(() => onSessionChange(setSession), []);
  return session;
}
