/** A public key of WebAuthn's that somebody has shown the private half of; all that is kept of it. */
export type Credential = {
  /** As base64url, like everything that travels. */
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  aaguid: string;
  /** May be copied to other devices of its owner, and whether it has been. */
  isBackupEligible: boolean;
  isBackedUp: boolean;
};

/** How a second factor's key lies in `web_authn_credential`. */
export type StoredCredential = Omit<Credential, "publicKey"> & { publicKey: string };
