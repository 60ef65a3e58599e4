import * as z from "zod/mini";

/**
 * The one rule for ids: what PostgreSQL takes as a uuid, in the spelling in which it gives it back. Stricter rules exist
 * (zod's own `uuid` asks for a version and a variant), and each would refuse rows that are stored.
 */
export const Uuid = z.guid();

export const isUuid = (value: unknown): value is string => Uuid.safeParse(value).success;
