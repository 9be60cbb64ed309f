import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encryptBackup, withReadable } from './encryption.ts';
import { pruneBackups } from './prune.ts';

let folder: string;
let path: string;
let keyFile: string;
let recipient: string;
const content = randomBytes(300_000);

async function writeKey(file: string): Promise<string> {
  const identity = await generateIdentity();
  const found = await identityToRecipient(identity);
  writeFileSync(file, `# created: 2026-11-25T03:00:00Z\n# public key: ${found}\n${identity}\n`);
  return found;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pmp-conservar-'));
  path = join(folder, 'pmp-2026-11-25T030000Z.tar.gz');
  keyFile = join(folder, 'clave.txt');
  writeFileSync(path, content);
  writeFileSync(`${path}.sha256`, 'x');
  recipient = await writeKey(keyFile);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => Promise.resolve(readFileSync(file));

describe('an encrypted backup', () => {
  it('takes the place of the plain one, is its owner’s alone, and has its digest beside it', async () => {
    const encrypted = await encryptBackup(path, recipient);
    expect(readdirSync(folder).toSorted()).toEqual([
      'clave.txt',
      'pmp-2026-11-25T030000Z.tar.gz.age',
      'pmp-2026-11-25T030000Z.tar.gz.age.sha256',
    ]);
    expect(statSync(encrypted).mode & 0o777).toBe(0o600);
    expect(readFileSync(encrypted).includes(content.subarray(0, 64))).toBe(false);
    execFileSync('sha256sum', ['-c', `${encrypted}.sha256`], { cwd: folder, stdio: 'pipe' });
  });

  it('is read with its key, and the plain copy does not outlive the reading', async () => {
    const encrypted = await encryptBackup(path, recipient);
    let plain = '';
    const bytes = await withReadable(encrypted, keyFile, (file) => {
      plain = file;
      return read(file);
    });
    expect(bytes.equals(content)).toBe(true);
    expect(existsSync(plain)).toBe(false);
  });

  it('is refused with a sentence without its key, and with the key of somebody else', async () => {
    const encrypted = await encryptBackup(path, recipient);
    await expect(withReadable(encrypted, undefined, read)).rejects.toThrow('--clave');
    await writeKey(keyFile);
    await expect(withReadable(encrypted, keyFile, read)).rejects.toThrow('esa clave no abre la copia');
  });

  it('that was cut or changed is never read as if it were whole', async () => {
    const encrypted = await encryptBackup(path, recipient);
    const bytes = readFileSync(encrypted);
    writeFileSync(encrypted, bytes.subarray(0, -100_000));
    await expect(withReadable(encrypted, keyFile, read)).rejects.toThrow();
    writeFileSync(encrypted, bytes.fill(7, 200_000, 200_010));
    await expect(withReadable(encrypted, keyFile, read)).rejects.toThrow();
  });

  it('for a recipient that is none leaves the plain one as it is', async () => {
    await expect(encryptBackup(path, 'age1nadie')).rejects.toThrow();
    expect(readFileSync(path).equals(content)).toBe(true);
  });
});

it('old backups go with their digests, and other files stay', async () => {
  for (const day of ['20', '21', '22']) writeFileSync(join(folder, `pmp-2026-11-${day}T030000Z.tar.gz`), 'x');
  writeFileSync(join(folder, 'pmp-2026-11-20T030000Z.tar.gz.sha256'), 'x');
  const gone = await pruneBackups(folder, { diarias: 2, semanales: 0, mensuales: 0 });
  expect(gone).toEqual(['pmp-2026-11-21T030000Z.tar.gz', 'pmp-2026-11-20T030000Z.tar.gz']);
  expect(readdirSync(folder).toSorted()).toEqual([
    'clave.txt',
    'pmp-2026-11-22T030000Z.tar.gz',
    'pmp-2026-11-25T030000Z.tar.gz',
    'pmp-2026-11-25T030000Z.tar.gz.sha256',
  ]);
});
