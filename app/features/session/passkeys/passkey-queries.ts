import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "#app/backend/query-client.ts";
import { canUsePasskeys, isPasskeyDevice, listPasskeys } from "./passkey-calls.ts";

/** The same for as long as the page is open: neither the browser nor the address changes under it. */
export const passkeysUsableQuery = queryOptions({
  queryKey: ["passkeys-usable"],
  queryFn: canUsePasskeys,
  staleTime: Infinity,
  retry: false,
});

export const passkeyDeviceQuery = queryOptions({
  queryKey: ["passkey-device"],
  queryFn: isPasskeyDevice,
  staleTime: Infinity,
});

const passkeys = ["passkeys"];

export const passkeysQuery = queryOptions({ queryKey: passkeys, queryFn: listPasskeys });

export const refreshPasskeys = () => queryClient.invalidateQueries({ queryKey: passkeys });
