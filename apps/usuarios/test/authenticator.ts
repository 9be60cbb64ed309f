import type { LlaveNueva, OpcionesLlave, OpcionesUso, UsoLlave } from '@pmp/contracts/usuarios';
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const [UNSIGNED, NEGATIVE, BYTES, TEXT, MAP] = [0, 1, 2, 3, 5];

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

/** As much of CBOR (RFC 8949) as a key is written in. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(NEGATIVE, -1 - value) : head(UNSIGNED, value);
  if (typeof value === 'string') return Buffer.concat([head(TEXT, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(BYTES, value.length), value]);
  return Buffer.concat([head(MAP, value.size), ...[...value].flat().map(cbor)]);
}

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const b64 = (bytes: Buffer): string => bytes.toString('base64url');

const [USER_PRESENT, USER_VERIFIED, WITH_KEY] = [1, 4, 64];

/** How a device answers, where it is not as it should be. */
interface Answer {
  /** The site that the browser says it is at. */
  origin?: string;
  /** Whether it has recognised the person. */
  verified?: boolean;
  /** What it counts; one more than the last time. */
  count?: number;
}

/** A device with one passkey, as WebAuthn describes it, at one site. */
export class Authenticator {
  private readonly id = randomBytes(20);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private handle = b64(randomBytes(32));
  private counted = 0;

  constructor(
    private readonly origin: string,
    private readonly verified = true,
  ) {}

  create({ challenge, rp, user }: OpcionesLlave, answer: Answer = {}): LlaveNueva {
    this.handle = user.id;
    const size = Buffer.from([0, this.id.length]);
    const key = Buffer.concat([Buffer.alloc(16), size, this.id, this.coseKey(this.keys.publicKey)]);
    const authData = Buffer.concat([this.data(rp.id, answer, WITH_KEY), key]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const clientDataJSON = this.clientData('webauthn.create', challenge, answer);
    return this.said({
      clientDataJSON: b64(clientDataJSON),
      attestationObject: b64(cbor(attestation)),
      transports: ['internal'],
    });
  }

  get({ challenge, rpId }: OpcionesUso, answer: Answer = {}): UsoLlave {
    this.counted = answer.count ?? this.counted + 1;
    const authData = this.data(rpId, answer, 0);
    const clientData = this.clientData('webauthn.get', challenge, answer);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey);
    return this.said({
      clientDataJSON: b64(clientData),
      authenticatorData: b64(authData),
      signature: b64(signature),
      userHandle: this.handle,
    });
  }

  private said<T>(response: T) {
    const id = b64(this.id);
    return { id, rawId: id, type: 'public-key' as const, response };
  }

  private data(rpId: string, { verified = this.verified }: Answer, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counted);
    const said = USER_PRESENT | (verified ? USER_VERIFIED : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([said]), count]);
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Answer): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private coseKey(key: KeyObject): Buffer {
    const { x, y } = key.export({ format: 'jwk' });
    const point = (text = '') => Buffer.from(text, 'base64url');
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
  }
}
