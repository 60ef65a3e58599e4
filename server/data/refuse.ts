/** A refusal in PostgREST's shape, so that the client reads it like any other answer. */
export function refuse(status: number, code: string, message: string, retryAfter = 5): Response {
  const headers: HeadersInit = status === 503 || status === 429 ? { "retry-after": String(retryAfter) } : {};
  return Response.json({ code, message, details: null, hint: null }, { status, headers });
}
