import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { GATEWAY, OPERATOR } from './nats-users.ts';
import { SERVICES } from '../services.ts';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const FILE = 'credenciales.json';

const credentialsSchema = z.object({
  creadas: z.iso.datetime(),
  /** What the gateway shows to services: the first; the others are still accepted. */
  gateway: z.array(z.string()).min(1),
  /** What whoever reads /metrics shows. */
  metricas: z.string(),
  /** With what seeds of second factors are encrypted; absent in a file of a version without them. */
  factores: z.string().optional(),
  nats: z.record(z.string(), z.string()),
  mongo: z.record(z.string(), z.string()),
});

/** The passwords of this installation, made at its first start. */
export type Credentials = Required<Stored>;
type Stored = z.infer<typeof credentialsSchema>;

/** Begins with a letter: nats-server reads a password that begins with a digit as a number. */
const newSecret = (): string => `p${randomBytes(24).toString('hex')}`;

const passwordsOf = (users: readonly string[], known: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(users.map((user) => [user, known[user] ?? newSecret()]));

const complete = (known?: Stored): Credentials => ({
  creadas: known?.creadas ?? new Date().toISOString(),
  gateway: known?.gateway ?? [newSecret()],
  metricas: known?.metricas ?? newSecret(),
  factores: known?.factores ?? newSecret(),
  nats: passwordsOf([OPERATOR, GATEWAY, ...SERVICES], known?.nats),
  mongo: passwordsOf([OPERATOR, ...SERVICES], known?.mongo),
});

/** Written beside and then put in place whole, so that nobody ever reads half of it. */
export function writePrivately(path: string, text: string, { replace = true } = {}): void {
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, text, { mode: PRIVATE_FILE });
  try {
    if (replace) renameSync(beside, path);
    else linkSync(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Writes nothing if the file says the same already: the product must start on a full disk too. */
export function keepPrivately(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) chmodSync(path, PRIVATE_FILE);
  else writePrivately(path, text);
}

const textOf = (credentials: Stored): string => `${JSON.stringify(credentials, null, 2)}\n`;

/** Makes the folder if it does not exist; in both cases nobody else may enter it. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  try {
    chmodSync(folder, PRIVATE_FOLDER);
  } catch (error) {
    throw new Error(`${folder} debe ser de quien arranca el producto: no se puede cerrar a los demás.`, {
      cause: error,
    });
  }
}

function read(path: string): Stored | undefined {
  if (!existsSync(path)) return undefined;
  const parsed = credentialsSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path} no se entiende: restáuralo de una copia o bórralo.`);
  return parsed.data;
}

/** Those of this data folder; makes what is missing, as in a folder of a version without them. */
export function credentialsOf(dataDir: string): Credentials {
  ownFolder(dataDir);
  const path = join(dataDir, FILE);
  const known = read(path);
  const credentials = complete(known);
  if (known && textOf(known) === textOf(credentials)) {
    chmodSync(path, PRIVATE_FILE);
    return credentials;
  }
  try {
    writePrivately(path, textOf(credentials), { replace: known !== undefined });
    return credentials;
  } catch (error) {
    // Somebody else has just made them.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return complete(read(path));
    throw error;
  }
}

/** Makes them anew, except what has encrypted something; the gateway's old secret is accepted until the next time. */
export function renewCredentials(dataDir: string): Credentials {
  const { gateway, factores } = credentialsOf(dataDir);
  const fresh = complete();
  const credentials = { ...fresh, factores, gateway: [...fresh.gateway, gateway[0]!] };
  writePrivately(join(dataDir, FILE), textOf(credentials));
  return credentials;
}
