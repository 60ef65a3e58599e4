/**
 * Every page that a mail link of the sign-in service may end at, with a session in its address: what the product itself
 * asks for, and nothing else of ours. A new landing page is added here, and both sides know it.
 */
export const mailLandings = {
  /** A sign-up or a change of address: the site's root, as specified. */
  root: "/",
  /** A forgotten password, or an invitation. */
  newPassword: "/auth/new-password",
} as const;

export type MailLanding = (typeof mailLandings)[keyof typeof mailLandings];

export const isMailLanding = (path: string): path is MailLanding => Object.values<string>(mailLandings).includes(path);
