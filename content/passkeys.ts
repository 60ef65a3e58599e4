import { site } from "./site.ts";

/** Signing in with a fingerprint, a face or a device’s PIN. `{braces}` are filled by the page. */

export const passkeySignIn = {
  submit: "Sign in with a passkey",
  busy: "Waiting for your passkey...",
  or: "or",
  failed: "No passkey was used",
} as const;

/** Why it came to nothing, by the code of the browser’s half or of the service. */
export const passkeyRefusals: Readonly<Record<string, string>> = {
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY:
    "Your browser stopped before a passkey was shown. Nothing has changed: try again, or use your password.",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "This device already has a passkey for your account.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "This device can’t check a fingerprint, a face or a PIN, so it can’t hold a passkey for you.",
  webauthn_credential_not_found:
    "This passkey no longer belongs to an account here. Sign in with your password, and delete it on your device.",
  webauthn_challenge_expired: "That took a little too long. Please try again.",
  webauthn_verification_failed: "The passkey could not be verified. Try again, or use your password.",
  too_many_passkeys: "You have as many passkeys as an account can hold. Remove one first.",
};

/** On the dashboard, once. */
export const passkeyOffer = {
  title: "Sign in without a password next time",
  text: "Add a passkey, and your fingerprint, your face or this device’s PIN opens your desk.",
  accept: "Add a passkey",
  busy: "Waiting for your device...",
  decline: "Not now",
} as const;

export const passkeySection = {
  title: "Passkeys",
  text: "A passkey signs you in with a fingerprint, a face or your device’s PIN. It works on our site alone, so no false page can take it from you, and it needs no second step.",
  none: "No passkey is set up.",
  list: "Your passkeys",
  unnamed: "Passkey",
  added: "Added {date}",
  used: "last used {moment}",
  unused: "not used yet",
  add: "Add a passkey",
  addAnother: "Add another passkey",
  rename: "Rename",
  renameNamed: "Rename {name}",
  remove: "Remove",
  removeNamed: "Remove {name}",
  elsewhere: "This browser can’t add a passkey here.",
  unavailable: "Your passkeys could not be loaded.",
  done: { title: "Passkey added", text: "From now on it signs you in. We sent you an email about it." },
  failed: "Passkey Not Added",
} as const;

export const passkeyNaming = {
  title: "Rename the passkey",
  label: "Name",
  submit: "Save name",
  busy: "Saving...",
  failed: "Name Not Saved",
} as const;

export const passkeyRemoval = {
  title: "Remove “{name}”?",
  text: "It will no longer sign you in. Your password still does.",
  confirm: "Remove the passkey",
  busy: "Removing...",
  cancel: "Keep it",
  failed: "Passkey Not Removed",
  done: {
    title: "Passkey removed",
    text: "“{name}” no longer signs anybody in. You may want to delete it on its device, too.",
  },
} as const;

/** Before something that a tab left open must not do. */
export const proof = {
  password: "First show that it’s you: enter your password.",
  code: "First show that it’s you: enter the six digits your authenticator app is showing now.",
  submit: "Continue",
  busy: "Checking...",
  failed: "That didn’t work",
} as const;

/** Beside the code of the app. */
export const otherSteps = {
  key: "Use your security key",
  keyText: "Touch your security key when your browser asks for it.",
  keyBusy: "Waiting for your key...",
  lost: "I can’t use my second step",
  recovery: {
    text: "If you have a passkey, sign in with that. Otherwise we can take the second step off your account by email. So that nobody who only reads your email gets in, that takes three days and two emails.",
    ask: "Ask for it by email",
    busy: "Asking...",
    failed: "It Could Not Be Asked For",
    sent: {
      title: "Check your email",
      text: "Follow the link in it. It brings you back here; then choose “I can’t use my second step” once more.",
    },
    waiting:
      "It will be removed on {moment}. Come back after that the same way you came now. We have sent you an email that says so.",
    done: {
      title: "Second step removed",
      text: "Your password alone opens the account now. Please choose a new one, and set up a new second step.",
    },
    staff: `A seat at the desk is reset by the house itself. Call ${site.phone.label}.`,
  },
} as const;
