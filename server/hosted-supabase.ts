import type { DataApi } from "./data-gateway.ts";

/** A hosted Supabase project behind our own addresses: the same paths, its keys, its answers. */
export function openHostedDataApi(project: URL, anonKey: string): DataApi {
  return {
    anonKey,
    async fetch(request, caller) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set("apikey", anonKey);
      headers.set("authorization", `Bearer ${caller === "anonymous" ? anonKey : caller.token}`);
      const answer = await fetch(new URL(pathname + search, project), {
        method: request.method,
        headers,
        body: request.body ? await request.text() : null,
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      });
      // Decoded already: the gateway names the headers that travel on.
      return new Response(answer.body, { status: answer.status, headers: answer.headers });
    },
  };
}
