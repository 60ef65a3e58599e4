import type { Metadata } from "#content/shapes.ts";
import { site } from "#content/site.ts";

/** The author’s account. `{braces}` are filled by the page. */
export const accountPage = {
  meta: {
    title: "Your account",
    description: `Your ${site.name} author account: name, password, signed-in devices, a copy of your data, and the way out.`,
    priority: "low",
  },
  title: "Your account",
  signedInAs: "Signed in as {email}",
  link: { label: "Account", to: "/dashboard/account" },
  trail: [{ label: "Author Dashboard", to: "/dashboard" }],
  name: {
    title: "Name",
    label: "Your name",
    help: "How we address you. Leave it empty and we use none.",
    tooLong: "The name can have at most {limit} characters. Please shorten what you entered.",
    submit: "Save name",
    busy: "Saving...",
    saved: { title: "Name saved", text: "It is in force from now on." },
    failed: "Name Not Saved",
  },
  password: {
    title: "Password",
    text: "A new password signs your other devices out.",
    action: { label: "Change password", to: "/auth/new-password" },
  },
  devices: {
    title: "Signed-in devices",
    text: "If you have left a session open somewhere, end it from here.",
    others: "Sign out other devices",
    everywhere: "Sign out everywhere",
    busy: "Signing Out...",
    done: { title: "Other devices signed out", text: "Only this one is still signed in." },
  },
  copy: {
    title: "A copy of your data",
    text: "Everything your account holds, account and projects with their word logs, in one JSON file.",
    action: "Download my data",
    busy: "Collecting...",
    file: `my-${site.name.toLowerCase()}-data.json`,
    failed: { title: "Copy Not Made", text: "Your data could not be collected. Please try again." },
  },
  deletion: {
    title: "Delete the account",
    text: "Your account, your projects and their logs are removed at once and for good. Download your data first if you want to keep it.",
    action: "Delete my account",
    dialog: {
      title: "Delete your account?",
      text: "This cannot be undone. Enter your password to delete the account of {email} and everything in it.",
      submit: "Delete for good",
      busy: "Deleting...",
      cancel: "Keep my account",
    },
    secondStep:
      "Your account has an authenticator app: enter the six digits that it shows, and the account is deleted.",
    failed: "Account Not Deleted",
    failedText: "Your account is still there. Please try again.",
    done: { title: "Account deleted", text: "Your account and everything in it is gone. We wish you well." },
  },
} as const satisfies { meta: Metadata } & Record<string, unknown>;
