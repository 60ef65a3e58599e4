/** The way from a request to a time: after either form, in the chat and in the confirmation. All that those pages carry of it. */
export const bookingDoor = {
  label: "Choose a time now",
  /** Where a time is chosen with scripts; without them server/booking does the same at its own address. */
  path: "/consultation/book",
  plainPath: "/booking",
  text: "Prefer not to wait? Pick a free time yourself.",
} as const;

/** Right after it was sent, the request's own number is enough; in the confirmation the link is signed. */
export const bookingLink = (lead: string) => `${bookingDoor.path}?lead=${lead}`;
export const plainBookingLink = (lead: string) => `${bookingDoor.plainPath}?lead=${lead}`;
