import type { Metadata } from "./shapes.ts";
import { site } from "./site.ts";

/** Sign-in, sign-up and the ways back in. The catalogue’s own notices are in notices.ts; `{email}` is filled by the page. */
export const authPage = {
  meta: {
    title: "Sign in",
    description: `Sign in to the ${site.name} author portal, where your books, their word counts and their next steps are kept, or create your account.`,
    priority: "low",
  },
  label: "Author portal",
  title: `Your desk at ${site.name}`,
  text: "Your projects, what becomes of your book, and whose turn it is.",
  tabs: { label: "Sign in or sign up", signIn: "Sign In", signUp: "Sign Up" },
  email: { label: "Email", placeholder: "you@example.com" },
  password: { label: "Password", show: "Show password", hide: "Hide password" },
  signIn: { submit: "Sign In", busy: "Signing In...", forgotten: "Forgot your password?" },
  signUp: {
    submit: "Sign Up",
    busy: "Creating Account...",
    terms: {
      before: "By signing up you agree to our",
      terms: { label: "Terms of Service", to: "/terms-of-service" },
      between: "and",
      privacy: { label: "Privacy Policy", to: "/privacy-policy" },
    },
  },
} as const satisfies { meta: Metadata } & Record<string, unknown>;

/** The sign-in service’s own rule (supabase/config.toml), said before it has to refuse. */
export const passwordMinimum = 8;
export const passwordAdvice = `At least ${passwordMinimum} characters. Four or five plain words make a better password than symbols and numbers.`;

export const signedIn = {
  title: "Welcome!",
  text: "You are signed in as {email}",
  signOut: "Sign Out",
  busy: "Signing Out...",
  next: "Your dashboard opens in a moment.",
} as const;

export const secondStep = {
  title: "One more step",
  text: "Open your authenticator app and enter the six digits it shows for this account.",
  code: "Code",
  submit: "Verify",
  busy: "Verifying...",
  failed: "Verification Error",
  wrongCode: "These digits are not, or no longer, the right ones. Enter the six that the app shows now.",
  leave: "Sign in as somebody else",
} as const;

/** A mailed code, and the mail once more. */
export const mailCode = {
  confirmation: {
    title: "Check your email",
    text: "We have written to {email}. Follow the link in that email, or enter its six digits here.",
  },
  recovery: {
    title: "Check your email",
    text: "If {email} has an account, an email is on its way to it. Follow its link, or enter its six digits here.",
  },
  code: "Code from the email",
  submit: "Confirm",
  busy: "Confirming...",
  failed: "Confirmation Error",
  again: "Send the email again",
  sending: "Sending...",
  sent: {
    title: "Email sent",
    text: "If {email} has an account, a new email is on its way. Only the newest one works.",
  },
  notSent: "Email Not Sent",
} as const;

export const forgottenPassword = {
  title: "Forgot your password?",
  text: "Enter your email address, and we will send you a link to set a new one.",
  submit: "Send the link",
  busy: "Sending...",
  failed: "Email Not Sent",
  back: "Back to sign in",
} as const;

export const newPasswordPage = {
  meta: {
    title: "Choose a new password",
    description: `Set a new password for your ${site.name} author account. The link in our email brings you here.`,
    priority: "low",
  },
  title: "Choose a new password",
  text: "For the account of {email}. Setting it signs your other devices out.",
  password: "New password",
  nonce: {
    label: "Code from the email",
    description: "You signed in a while ago. To make sure it’s you, we have emailed you six digits.",
  },
  submit: "Save the password",
  busy: "Saving...",
  failed: "Password Not Changed",
  saved: { title: "Password changed", text: "Use it from now on. Your other devices were signed out." },
} as const satisfies { meta: Metadata } & Record<string, unknown>;

export const confirmPage = {
  meta: {
    title: "Confirm your address",
    description: `Confirm the email address of your ${site.name} author account, or have the confirmation sent again.`,
    priority: "low",
  },
  title: "Confirm your address",
  text: "Enter the address you signed up with, and we will send the confirmation again.",
  submit: "Send a new email",
  busy: "Sending...",
  failed: "Email Not Sent",
  signIn: "Back to sign in",
} as const satisfies { meta: Metadata } & Record<string, unknown>;

/** A mail link that opens nothing any more. */
export const deadLink = {
  title: "This link was used or has expired",
  confirmation: "If you have already confirmed your address, just sign in. Otherwise, we can send you a new link.",
  recovery: "Each link works once, for an hour. We can send you a new one.",
  submit: "Send a new link",
} as const;

/** A mail link that this browser did not ask for: `{email}` is whose it is, `{current}` who is signed in here. */
export const offeredSession = {
  title: "Sign in as {email}?",
  text: "The link you followed signs in to this account. Continue only if the address is yours: whatever you write is kept there.",
  submit: "Sign in",
  busy: "Signing In...",
  decline: "Not now",
  switching: {
    title: "This link belongs to another account",
    text: "You are signed in as {current}, and that has not changed. The link you followed signs in as {email}. Switch only if that account is yours, too.",
    submit: "Switch accounts",
    busy: "Switching...",
    decline: "Stay signed in",
  },
  unreachable: { title: "Sign In Error", text: "We could not be reached. Please try again in a moment." },
} as const;

/** What a mail link brings about that has no page of its own. */
export const mailLinkNotices = {
  halfDone: {
    title: "Half of it is confirmed",
    text: "Now follow the link in the email to your other address, and the change is done.",
  },
  unreachable: { title: "Sign In Error", text: "We could not be reached. Please reload the page to try again." },
} as const;

export const unreachable = "We could not be reached. Please check your connection and try again.";

/** At the door, when it cannot be known who is there. */
export const unreachableDoor = {
  text: "We could not be reached, so we cannot tell whether you are signed in. What you type here stays.",
  action: "Try again",
} as const;

/** In the middle of work. */
export const reauthentication = {
  title: "Please sign in again",
  text: "Your session has ended. Nothing you have typed is lost: enter your password to continue.",
  submit: "Sign In",
  busy: "Signing In...",
  leave: "Leave without saving",
} as const;
