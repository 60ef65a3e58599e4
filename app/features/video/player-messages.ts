/** The player of youtube-nocookie, asked to start at once and to talk to the page that holds it. */
export const playerOrigin = "https://www.youtube-nocookie.com";

export function playerAddress(videoId: string, pageOrigin: string): string {
  const settings = new URLSearchParams({ autoplay: "1", enablejsapi: "1", playsinline: "1", rel: "0" });
  settings.set("origin", pageOrigin);
  return `${playerOrigin}/embed/${encodeURIComponent(videoId)}?${settings}`;
}

/** Sent until the player answers: it listens only once its own scripts run. */
export const greeting = JSON.stringify({ event: "listening", id: "film", channel: "widget" });

/**
 * What a message of the player means. A frame's `load` event also fires for the browser's own error page, so only the
 * player's voice proves that it is there; and a player that is there may still have no film to show.
 */
export function readPlayerMessage({ origin, data }: { origin: string; data: unknown }): "alive" | "failed" | null {
  if (origin !== playerOrigin || typeof data !== "string") return null;
  const event = eventOf(data);
  if (event === null) return null;
  return event === "onError" ? "failed" : "alive";
}

function eventOf(data: string): string | null {
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === "object" && message !== null && "event" in message ? String(message.event) : null;
  } catch {
    // Not the player's language: other scripts in the frame may send whatever they like.
    return null;
  }
}
