import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A device that holds passkeys, without a browser around it: it answers as one would, or as a test wants it to lie. */

type Traits = {
  /** Whether it asks for a fingerprint or a PIN, and gets one. */
  verifiesUser?: boolean;
  /** Whether its keys are copied to other devices. */
  isSynced?: boolean;
  /** Where the page stands that asks it. */
  origin: string;
};

/** What a test may have it say instead of the truth. */
type Lies = {
  origin?: string;
  challenge?: string;
  rpId?: string;
  counter?: number;
  userHandle?: string;
  type?: string;
};

type Kept = { id: Buffer; key: KeyObject; userHandle: string; counter: number };

type CreationOptions = { challenge: string; rp: { id?: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId?: string };

export function makeAuthenticator({ verifiesUser = true, isSynced = false, origin }: Traits) {
  const kept: Kept[] = [];
  const flags = 0x01 | (verifiesUser ? 0x04 : 0) | (isSynced ? 0x18 : 0);
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
      }),
    );
  const head = (rpId: string, flag: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count]);
  };

  return {
    kept,
    create({ challenge, rp, user }: CreationOptions, lies: Lies = {}) {
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const id = randomBytes(32);
      kept.push({ id, key: privateKey, userHandle: user.id, counter: 0 });
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        head(lies.rpId ?? rp.id ?? "", flags | 0x40, lies.counter ?? 0),
        Buffer.alloc(16),
        length,
        id,
        cbor(new Map<number, number | Buffer>([[1, 2], [3, -7], [-1, 1], [-2, decode(x)], [-3, decode(y)]])), // biome-ignore format: one key
      ]);
      const attestation = cbor(new Map<string, unknown>([["fmt", "none"], ["attStmt", new Map()], ["authData", authData]])); // biome-ignore format: one object
      return {
        id: encode(id),
        rawId: encode(id),
        type: "public-key" as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(clientData("webauthn.create", challenge, lies)),
          attestationObject: encode(attestation),
          transports: ["internal" as const],
        },
      };
    },
    get({ challenge, rpId = "" }: RequestOptions, lies: Lies = {}, which = kept.at(-1)) {
      if (!which) throw new Error("it holds no passkey");
      which.counter += 1;
      const authenticatorData = head(lies.rpId ?? rpId, flags, lies.counter ?? which.counter);
      const clientDataJSON = clientData("webauthn.get", challenge, lies);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientDataJSON)]), which.key);
      return {
        id: encode(which.id),
        rawId: encode(which.id),
        type: "public-key" as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(clientDataJSON),
          authenticatorData: encode(authenticatorData),
          signature: encode(signature),
          userHandle: lies.userHandle ?? which.userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const encode = (data: Buffer) => data.toString("base64url");
const decode = (text: string) => Buffer.from(text, "base64url");

/** The little of CBOR (RFC 8949) that a key and its attestation are written in. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  if (typeof value === "string") return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
  if (!(value instanceof Map)) throw new Error("not written here");
  return Buffer.concat([cborHead(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff]);
}
