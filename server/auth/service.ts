import type { Context } from "hono";
import type { Client } from "../http/client.ts";
import type { AuthParts } from "./parts.ts";

export type Service = {
  parts: AuthParts;
  clientOf: (context: Context) => Client;
  allowRedirect: (wanted: string | undefined) => string;
  /** Where the request wants its mail link to end, if that is allowed, else the site's root. */
  redirectOf: (context: Context) => string;
};

/** One address of the service. */
export type Door = (service: Service) => (context: Context) => Response | Promise<Response>;
