import type { LinkedFiles } from "../files/link-doors.ts";

/** The chapter that came with a request, for the staff: its number is the request's. */
export const chapterFiles: LinkedFiles = {
  purpose: "halftitle chapter links",
  path: "/files/chapters",
  field: "lead",
  unnamed: "Name the request that is meant.",
  open: "open_request_file",
  find: "select name, sha256, type from private.find_linked_request_file($1, $2) where request_id is not null",
};
