import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "#app/backend/query-client.ts";
import { readAccount } from "./account-store.ts";
import { listDevices } from "./device-store.ts";
import { listOfferCodes } from "./offer-code-store.ts";

/** The key above all others of this feature. */
const account = ["account"];

export const accountQuery = queryOptions({ queryKey: [...account, "owner"], queryFn: readAccount });
export const devicesQuery = queryOptions({ queryKey: [...account, "devices"], queryFn: listDevices });
export const offerCodesQuery = queryOptions({ queryKey: [...account, "offer-codes"], queryFn: listOfferCodes });

/** Reads everything about the account again that is shown. */
export const refreshAccount = () => queryClient.invalidateQueries({ queryKey: account });
