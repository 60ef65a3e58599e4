import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  SettingsService,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { Account } from "../accounts.ts";
import { AuthFailure } from "../failures.ts";
import type { Credential } from "./credential.ts";
import type { RelyingParty } from "./relying-party.ts";

/** The two ceremonies of WebAuthn, for passkeys and for second factors alike: what is asked, and what counts as an answer. */

type Known = Pick<Credential, "id" | "transports">;

/** The account's number and not its address: a handle is kept on devices, and shown to whoever holds one. */
const handleOf = ({ id }: { id: string }) => new TextEncoder().encode(id);

/** Minutes in which a ceremony must be over. */
export const ceremonyLife = 5;

const timeout = ceremonyLife * 60_000;

/** Ed25519, ES256 and RS256: what today's devices have, and no experiment of this Node's. */
const algorithms = [-8, -7, -257];

// Nobody is asked for the make of their device. Where a certificate comes along all the same it is not followed: that would
// fetch lists of revoked ones from addresses that a stranger wrote.
for (const identifier of ["android-key", "android-safetynet", "apple", "mds"] as const) {
  SettingsService.setRootCertificates({ identifier, certificates: [] });
}

type Wanted = { party: RelyingParty; account: Account; known: Known[]; isPasskey: boolean };

export function askForNewCredential({ party, account, known, isPasskey }: Wanted) {
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: handleOf(account),
    userName: account.email,
    userDisplayName: account.email,
    timeout,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: isPasskey
      ? { residentKey: "required", userVerification: "required" }
      : { residentKey: "discouraged", userVerification: "preferred" },
  });
}

/** Without known credentials: whichever passkey of this house the device has. */
export function askForCredential({ party, known }: { party: RelyingParty; known?: Known[] }) {
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout,
    allowCredentials: known?.map(({ id, transports }) => ({ id, transports })),
    userVerification: known ? "preferred" : "required",
  });
}

const base64url = z.string().regex(/^[\w-]+$/);
const transports = z.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])).catch([]);
const shared = { id: base64url.max(1400), rawId: base64url.max(1400), type: z.literal("public-key") };

/** As `toJSON()` of a browser's credential writes it; what is not named here is not looked at. */
export const NewCredential = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url.max(8192),
    attestationObject: base64url.max(32_768),
    transports: transports.optional(),
  }),
});

export const ShownCredential = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url.max(8192),
    authenticatorData: base64url.max(8192),
    signature: base64url.max(4096),
    userHandle: base64url.max(128).nullish(),
  }),
});

type Asked = { party: RelyingParty; challenge: string; needsUser: boolean };

/** The new key, if this is an answer to our question, from our own pages, by a person where one is needed. */
export async function readNewCredential(
  answer: z.infer<typeof NewCredential>,
  { party, challenge, needsUser }: Asked,
): Promise<Credential> {
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: needsUser,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse);
  const { registrationInfo } = verified;
  if (!verified.verified || !registrationInfo) throw notVerified();
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    publicKey: new Uint8Array(credential.publicKey),
    counter: credential.counter,
    transports: answer.response.transports ?? [],
    aaguid,
    isBackupEligible: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
  };
}

/** The counter and the backup's state after this showing. A counter that has not moved on is a copy's: refused. */
export async function readShownCredential(
  answer: z.infer<typeof ShownCredential>,
  { party, challenge, needsUser, credential, account }: Asked & { credential: Credential; account: { id: string } },
): Promise<Pick<Credential, "counter" | "isBackedUp">> {
  const { userHandle } = answer.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== account.id) throw notVerified();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential,
    requireUserVerification: needsUser,
  }).catch(refuse);
  // Whether a key may be copied is settled when it is made; one that says otherwise now is another.
  const isBackupEligible = authenticationInfo.credentialDeviceType === "multiDevice";
  if (!verified || isBackupEligible !== credential.isBackupEligible) throw notVerified();
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
}

export const notVerified = () => new AuthFailure(400, "webauthn_verification_failed", "Credential verification failed");

/** The library says why, in an error; a stranger is not told. */
function refuse(): never {
  throw notVerified();
}
