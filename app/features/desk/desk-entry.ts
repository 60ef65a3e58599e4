import { redirect } from "react-router";
import { signInPath } from "#app/features/session/return-path.ts";
import { needsSecondStep, readSession } from "#app/features/session/session.ts";
import type { StaffMember } from "#domain/desk.ts";
import { askDesk } from "./ask-desk.ts";

export type DeskEntry =
  | { kind: "open"; me: StaffMember; staff: StaffMember[] }
  | { kind: "stranger"; email: string }
  | { kind: "second-factor" }
  | { kind: "unreachable" };

/** Who stands at the desk. Without a session, or with half of one, to the sign-in page and back to `wanted`. */
export async function enterDesk(wanted: string): Promise<DeskEntry> {
  try {
    const session = await readSession();
    if (!session || (await needsSecondStep())) throw redirect(signInPath(wanted));
    const me = await askDesk("desk_me", {});
    if (!me) return { kind: "stranger", email: session.user.email ?? "" };
    if (me.needs_second_factor) return { kind: "second-factor" };
    return { kind: "open", me, staff: await askDesk("desk_staff", {}) };
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    // The network, or the house itself, is down: nobody is turned away for that.
    return { kind: "unreachable" };
  }
}
