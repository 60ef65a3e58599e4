import type { Context } from "hono";
import type pg from "pg";
import { z } from "zod";
import { staffRoles } from "#domain/desk.ts";
import type { SeatOutcome } from "#domain/desk-staff.ts";
import { textLimits } from "#domain/text-limits.ts";
import { Uuid } from "#domain/uuid.ts";
import type { VerifyToken } from "../auth/tokens/signing-keys.ts";
import { readCaller } from "../data/caller.ts";
import { type DataApi, largestCall } from "../data/data-gateway.ts";
import { refuse } from "../data/refuse.ts";
import type { StaffMembers } from "../desk/staff-members.ts";
import { readJson } from "../http/body.ts";

const Request = z.discriminatedUnion("task", [
  z.object({
    task: z.literal("invite"),
    email: z.email().max(254),
    name: z
      .string()
      .trim()
      .max(textLimits.line)
      .regex(/^[^\r\n]*$/),
    role: z.enum(staffRoles),
  }),
  z.object({ task: z.literal("reset-factor"), member: Uuid }),
]);

type Parts = { dataApi: DataApi; verifyToken: VerifyToken; pool: pg.Pool; staff: StaffMembers };

/**
 * What an owner decides about a colleague and the sign-in service has to do: an invitation, or a lost factor. The database
 * says whether whoever asks is an owner who has just taken the second step.
 */
export function staffSeat({ dataApi, verifyToken, pool, staff }: Parts) {
  return async (context: Context) => {
    const { req } = context;
    const caller = await readCaller(req.header("authorization"), dataApi.anonKey, verifyToken);
    if (caller === "anonymous" || caller === "refused") return refuse(401, "PGRST301", "Sign in first.");
    const proof = await dataApi.ask({ kind: "call", name: "desk_prove_owner", args: {} }, caller);
    if (!proof.ok) return proof;
    const owner = (await proof.json()) as { id: string; name: string };

    const asked = Request.safeParse(await readJson(req.raw, largestCall));
    if (!asked.success) return refuse(400, "PGRST102", "Please check the address and the name.");
    const answer = (outcome: SeatOutcome) => context.json({ outcome });
    if (asked.data.task === "invite") {
      const { email, role, name } = asked.data;
      return answer(await staff.add(email, owner, { role, name }));
    }
    const { member } = asked.data;
    if (member === owner.id) return refuse(400, "PGRST102", "Change your own second step on your account page.");
    const { rows } = await pool.query<{ email: string }>("select email from auth.users where id = $1", [member]);
    const isReset = rows[0] && (await staff.resetFactor(rows[0].email, owner));
    return isReset ? answer("reset") : refuse(404, "PGRST116", "Nobody has this seat anymore.");
  };
}
