import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The least that drivers accept is 4096; MongoDB uses this many. */
const ITERATIONS = 15_000;
const KEY_BYTES = 32;
const SALT_BYTES = 28;

export interface UserSpec {
  user: string;
  /** ASCII: it is not normalized. */
  password: string;
  /** Absent: all. */
  databases?: string[] | undefined;
}

/** What the server keeps of a password: enough to check it, but not to sign in with. */
export interface Verifier {
  salt: Buffer;
  iterations: number;
  storedKey: Buffer;
  serverKey: Buffer;
}

export interface User {
  readonly name: string;
  /** null: all. */
  readonly databases: ReadonlySet<string> | null;
  readonly verifier: Verifier;
}

export const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
export const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function verifierOf(password: string, salt: Buffer): Verifier {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  return {
    salt,
    iterations: ITERATIONS,
    storedKey: sha256(hmac(salted, 'Client Key')),
    serverKey: hmac(salted, 'Server Key'),
  };
}

/** Whoever may use the server. */
export class Users {
  private readonly users: ReadonlyMap<string, User>;
  private readonly pepper = randomBytes(KEY_BYTES);

  constructor(specs: readonly UserSpec[]) {
    this.users = new Map(
      specs.map(({ user, password, databases }) => [
        user,
        {
          name: user,
          databases: databases ? new Set(databases) : null,
          verifier: verifierOf(password, randomBytes(SALT_BYTES)),
        },
      ]),
    );
  }

  /** A JSON list of `{ user, password, databases }`. */
  static inFile(path: string): Users {
    const specs = JSON.parse(readFileSync(path, 'utf8')) as UserSpec[];
    const isSpec = ({ user, password, databases }: UserSpec) =>
      typeof user === 'string' &&
      typeof password === 'string' &&
      password !== '' &&
      (databases === undefined || Array.isArray(databases));
    if (!Array.isArray(specs) || !specs.every(isSpec))
      throw new Error(`${path} must be a list of { user, password, databases }`);
    return new Users(specs);
  }

  find(name: string): User | undefined {
    return this.users.get(name);
  }

  /** For a name that nobody has: always the same salt, so that the answer does not say so, and a key that fits nothing. */
  decoy(name: string): Verifier {
    const salt = hmac(this.pepper, name).subarray(0, SALT_BYTES);
    return {
      salt,
      iterations: ITERATIONS,
      storedKey: randomBytes(KEY_BYTES),
      serverKey: randomBytes(KEY_BYTES),
    };
  }
}
