import { randomBytes, timingSafeEqual } from 'node:crypto';
import { MongoError } from '../errors.ts';
import { hmac, sha256, type User, type Users } from './users.ts';

const NONCE_BYTES = 24;
/** Base64 of `n,,`: no channel binding. */
const NO_BINDING = 'biws';

export const authenticationFailed = (): MongoError =>
  new MongoError(18, 'AuthenticationFailed', 'Authentication failed.');

/** The fields of a message such as `r=abc,s=def`. */
function fieldsOf(message: string): Map<string, string> {
  return new Map(message.split(',').map((part) => [part.slice(0, 1), part.slice(2)]));
}

const nameOf = (encoded: string): string => encoded.replaceAll('=2C', ',').replaceAll('=3D', '=');

/** One sign-in by SCRAM-SHA-256 (RFC 5802, RFC 7677): the client proves that it knows the password without sending it. */
export class Scram {
  readonly firstReply: string;
  private readonly nonce: string;
  private readonly clientFirst: string;
  private readonly user: User | undefined;
  private readonly verifier;

  constructor(users: Users, message: string, database: string) {
    if (!message.startsWith('n,,')) throw authenticationFailed();
    this.clientFirst = message.slice(3);
    const fields = fieldsOf(this.clientFirst);
    const name = nameOf(fields.get('n') ?? '');
    const clientNonce = fields.get('r') ?? '';
    if (clientNonce === '') throw authenticationFailed();
    this.user = database === 'admin' ? users.find(name) : undefined;
    this.verifier = this.user?.verifier ?? users.decoy(name);
    this.nonce = clientNonce + randomBytes(NONCE_BYTES).toString('base64');
    const { salt, iterations } = this.verifier;
    this.firstReply = `r=${this.nonce},s=${salt.toString('base64')},i=${iterations}`;
  }

  /** Checks the client's proof; returns who it is and what proves to the client that this server knows the password. */
  finish(message: string): { user: User; reply: string } {
    const at = message.lastIndexOf(',p=');
    const withoutProof = message.slice(0, Math.max(at, 0));
    const fields = fieldsOf(withoutProof);
    const { storedKey, serverKey } = this.verifier;
    const signed = `${this.clientFirst},${this.firstReply},${withoutProof}`;
    const signature = hmac(storedKey, signed);
    const proof = Buffer.from(message.slice(at + 3), 'base64');
    if (proof.length !== signature.length) throw authenticationFailed();
    const clientKey = Buffer.from(proof.map((byte, i) => byte ^ signature[i]!));
    const isRight =
      timingSafeEqual(sha256(clientKey), storedKey) &&
      fields.get('c') === NO_BINDING &&
      fields.get('r') === this.nonce;
    if (!isRight || !this.user) throw authenticationFailed();
    return { user: this.user, reply: `v=${hmac(serverKey, signed).toString('base64')}` };
  }
}
