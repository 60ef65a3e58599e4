import type { UseQueryResult } from "@tanstack/react-query";

/** Whether a question was asked in vain, retries included, and nothing is known from before. Trying again leaves it so. */
export const hasFailed = ({ data, errorUpdateCount }: UseQueryResult) => data === undefined && errorUpdateCount > 0;
