/**
 * Stands in for @supabase/realtime-js in the browser's bundle (vite.config.ts): we open no channel, and its socket code
 * is a fifth of the client. The client constructs it and hands it each new token; that is all it has to bear.
 */
export class RealtimeClient {
  setAuth(): void {}
}
