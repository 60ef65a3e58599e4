/** The stretch that a `Range` header asks for; nothing where it asks for several or for something unheard of: then all. */
export function readRange(header: string | undefined, size: number) {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start <= end && start < size ? { start, end } : ("outside" as const);
}
