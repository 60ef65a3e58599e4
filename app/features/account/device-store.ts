import { askAuth } from "#app/backend/ask-auth.ts";
import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { mustAnswer } from "#app/backend/must-answer.ts";
import { type Device, guessDevice } from "#domain/device-name.ts";
import { toCamel } from "#domain/snake-case.ts";

export type DeviceSession = { id: string; device: Device; since: string; usedAt: string; isThis: boolean };

/** This device first, then the others by their last use. */
export async function listDevices(): Promise<DeviceSession[]> {
  const supabase = await loadSignedIn();
  const rows = mustAnswer(await supabase.rpc("my_sessions"));
  return toCamel(rows).map(({ id, userAgent, createdAt, lastUsedAt, isCurrent }) => ({
    id,
    device: guessDevice(userAgent),
    since: createdAt,
    usedAt: lastUsedAt,
    isThis: isCurrent,
  }));
}

/** One that is gone already is as good as ended. */
export async function endDevice(id: string): Promise<void> {
  const supabase = await loadSignedIn();
  mustAnswer(await supabase.rpc("end_session", { session_id: id }));
}

export const signOutOthers = () => askAuth((auth) => auth.signOut({ scope: "others" }));
