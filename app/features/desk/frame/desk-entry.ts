import { needsSecondStep, readSession } from "#app/backend/session.ts";
import type { StaffMember } from "#domain/desk.ts";
import type { Me } from "#domain/desk-staff.ts";
import { askDesk } from "./ask-desk.ts";

export type DeskEntry =
  | { kind: "open"; me: Me; staff: StaffMember[] }
  | { kind: "signed-out" }
  | { kind: "stranger"; email: string }
  | { kind: "second-factor" };

/** Who stands at the desk. Throws when that cannot be known: nobody is turned away for a network that is down. */
export async function enterDesk(): Promise<DeskEntry> {
  const session = await readSession();
  if (!session || (await needsSecondStep())) return { kind: "signed-out" };
  const me = await askDesk("desk_me", {});
  if (!me) return { kind: "stranger", email: session.user.email ?? "" };
  if (me.needsSecondFactor) return { kind: "second-factor" };
  return { kind: "open", me, staff: await askDesk("desk_staff", {}) };
}
