import { Decrypter, Encrypter } from 'age-encryption';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeDigest } from '../archive/digest.ts';

export const ENCRYPTED = '.age';
const ONLY_OWNER = 0o600;

const bytesOf = (path: string) => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;

const writeTo = (path: string, bytes: ReadableStream<Uint8Array>) =>
  pipeline(Readable.fromWeb(bytes as never), createWriteStream(path, { mode: ONLY_OWNER }));

/**
 * Replaces a backup by one that only the owner of the recipient's key can read, with its digest beside it, and resolves
 * to its path. The plain one goes last, so that a crash leaves at least one of the two.
 */
export async function encryptBackup(path: string, recipient: string): Promise<string> {
  const encrypted = `${path}${ENCRYPTED}`;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const partial = `${encrypted}.parcial`;
  await writeTo(partial, await encrypter.encrypt(bytesOf(path)));
  await rename(partial, encrypted);
  await writeDigest(encrypted);
  await rm(path);
  await rm(`${path}.sha256`, { force: true });
  return encrypted;
}

/**
 * Gives `work` a readable backup: this file, or what the key in `keyFile` decrypts of it, in a folder of its own that is
 * removed afterwards. Throws a sentence if the key is missing or is not the right one.
 */
export async function withReadable<T>(
  path: string,
  keyFile: string | undefined,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (!path.endsWith(ENCRYPTED)) return work(path);
  if (!keyFile) throw new Error('la copia está cifrada: di en --clave el fichero de su clave');
  const folder = await mkdtemp(join(tmpdir(), 'pmp-copia-'));
  try {
    const plain = join(folder, basename(path, ENCRYPTED));
    await writeTo(plain, await decrypter(await readFile(keyFile, 'utf8')).decrypt(bytesOf(path)));
    return await work(plain);
  } catch (error) {
    if (String(error).includes('no identity matched')) throw new Error('esa clave no abre la copia');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the file that `age-keygen` writes: comments, and one key per line. */
function decrypter(keys: string): Decrypter {
  const made = new Decrypter();
  for (const line of keys.split('\n')) if (line.startsWith('AGE-SECRET-KEY-')) made.addIdentity(line.trim());
  return made;
}
