import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeDigest } from '../archive/digest.ts';
import { Bucket } from './bucket.ts';
import { sendAway, withLocal } from './send-away.ts';
import { S3StandIn } from '@pmp/testing';

const NAME = 'pmp-2026-11-25T030000Z.tar.gz';
const PLACE = 's3://cubo/copias/';
const RETENTION = { diarias: 1, semanales: 0, mensuales: 0 };
const ENVIRONMENT = ['S3_PUNTO', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'] as const;
/** More than one part, and the last one not whole. */
const content = randomBytes(33 * 1024 * 1024);

let folder: string;
let path: string;
let store: S3StandIn;
let before: (string | undefined)[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pmp-lejos-'));
  path = join(folder, NAME);
  writeFileSync(path, content);
  await writeDigest(path);
  store = new S3StandIn();
  const endpoint = await store.listen();
  before = ENVIRONMENT.map((name) => process.env[name]);
  Object.assign(process.env, {
    S3_PUNTO: endpoint,
    AWS_ACCESS_KEY_ID: 'llave',
    AWS_SECRET_ACCESS_KEY: 'secreto',
  });
});
afterEach(async () => {
  for (const [index, name] of ENVIRONMENT.entries())
    if (before[index] === undefined) delete process.env[name];
    else process.env[name] = before[index];
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('a backup in another place', () => {
  it('arrives in parts, byte by byte, with its digest, and comes back for as long as it is needed', async () => {
    await sendAway(path, PLACE, null);
    expect(store.partsOf.get(`copias/${NAME}`)).toBe(3);
    expect(store.objects.get(`copias/${NAME}`)!.equals(content)).toBe(true);
    let fetched = '';
    const same = await withLocal(`${PLACE}${NAME}`, (local) => {
      fetched = local;
      return Promise.resolve(readFileSync(local).equals(content));
    });
    expect({ same, left: existsSync(fetched) }).toEqual({ same: true, left: false });
  });

  it('makes older ones go, with their digests, and nothing else', async () => {
    const old = 'copias/pmp-2026-11-20T030000Z.tar.gz';
    for (const key of [old, `${old}.sha256`, 'copias/fotos.zip', 'pmp-2026-01-01T030000Z.tar.gz'])
      store.objects.set(key, Buffer.from('x'));
    expect(await sendAway(path, PLACE, RETENTION)).toEqual(['pmp-2026-11-20T030000Z.tar.gz']);
    expect([...store.objects.keys()].toSorted()).toEqual([
      'copias/fotos.zip',
      `copias/${NAME}`,
      `copias/${NAME}.sha256`,
      'pmp-2026-01-01T030000Z.tar.gz',
    ]);
  });

  it('costs no older one if it is refused or arrives cut short', async () => {
    store.objects.set('copias/pmp-2026-11-20T030000Z.tar.gz', Buffer.from('x'));
    store.loses = 1;
    await expect(sendAway(path, PLACE, RETENTION)).rejects.toThrow('han llegado');
    store.refuses = 403;
    await expect(sendAway(path, PLACE, RETENTION)).rejects.toThrow();
    expect(store.objects.has('copias/pmp-2026-11-20T030000Z.tar.gz')).toBe(true);
  });

  it('that is not what was saved is never restored', async () => {
    await sendAway(path, PLACE, null);
    store.objects.get(`copias/${NAME}`)!.fill(0, 5_000_000, 5_000_010);
    await expect(withLocal(`${PLACE}${NAME}`, () => Promise.resolve())).rejects.toThrow('su huella es otra');
  });

  it('has an age that a monitor may ask for', async () => {
    const ask = (...more: string[]) =>
      promisify(execFile)(process.execPath, ['tools/respaldo/reciente.ts', `--destino=${PLACE}`, ...more]);
    await expect(ask()).rejects.toThrow('no hay ninguna');
    store.objects.set('copias/pmp-2020-01-01T030000Z.tar.gz', Buffer.from('x'));
    await expect(ask()).rejects.toThrow('horas');
    expect((await ask('--horas=9999999')).stdout).toContain('La última copia tiene');
  });

  it('in a place that is none is refused with a sentence', () => {
    expect(() => new Bucket('s3:/cubo')).toThrow('no es un sitio de S3');
  });
});
