import type { LinkedFiles } from "../files/link-doors.ts";

/** What came with somebody's reply, for the staff. */
export const replyFiles: LinkedFiles = {
  purpose: "halftitle reply links",
  path: "/files/replies",
  field: "file",
  unnamed: "Name the file that is meant.",
  open: "open_reply_file",
  find: "select name, sha256, type from private.find_linked_reply_file($1, $2) where id is not null",
};
