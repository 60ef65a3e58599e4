import { ask } from "#app/features/session/account-calls.ts";
import { loadSignedIn } from "#app/features/session/load-signed-in.ts";
import { mustAnswer } from "#app/features/session/must-answer.ts";
import { type Device, guessDevice } from "#domain/device-name.ts";

export type DeviceSession = { id: string; device: Device; since: string; usedAt: string; isThis: boolean };

type Row = { id: string; user_agent: string; created_at: string; last_used_at: string; is_current: boolean };

/** This device first, then the others by their last use. */
export async function listDevices(): Promise<DeviceSession[]> {
  const supabase = await loadSignedIn();
  const rows: Row[] = mustAnswer(await supabase.rpc("my_sessions"));
  return rows.map(({ id, user_agent, created_at, last_used_at, is_current }) => ({
    id,
    device: guessDevice(user_agent),
    since: created_at,
    usedAt: last_used_at,
    isThis: is_current,
  }));
}

/** One that is gone already is as good as ended. */
export async function endDevice(id: string): Promise<void> {
  const supabase = await loadSignedIn();
  mustAnswer(await supabase.rpc("end_session", { session_id: id }));
}

export const signOutOthers = () => ask((auth) => auth.signOut({ scope: "others" }));
