import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '../services.ts';
import { readSettings } from '../settings.ts';
import { credentialsOf, renewCredentials } from './credentials.ts';
import { operatorAddresses, prepareAccess } from './prepare-access.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'credenciales-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const secretsOf = ({ gateway, metricas, nats, mongo }: ReturnType<typeof credentialsOf>) => [
  ...gateway,
  metricas,
  ...Object.values(nats),
  ...Object.values(mongo),
];

describe('credentials', () => {
  it('are made once per installation, each different', () => {
    const secrets = secretsOf(credentialsOf(dataDir));
    expect(new Set(secrets).size).toBe(2 + SERVICES.length + 2 + SERVICES.length + 1);
    for (const secret of secrets) expect(secret).toMatch(/^p[0-9a-f]{48}$/);
    expect(secretsOf(credentialsOf(dataDir))).toEqual(secrets);
    const other = mkdtempSync(join(tmpdir(), 'credenciales-'));
    expect(secretsOf(credentialsOf(other)).filter((secret) => secrets.includes(secret))).toEqual([]);
    rmSync(other, { recursive: true });
  });

  it('and what is made of them is for nobody else, also in a folder of an older version', () => {
    chmodSync(dataDir, 0o755);
    prepareAccess({ dataDir }, '');
    expect(modeOf(dataDir)).toBe('700');
    const files = readdirSync(dataDir);
    expect(files.sort()).toEqual(['credenciales.json', 'mongo-usuarios.json', 'nats.conf']);
    chmodSync(join(dataDir, 'credenciales.json'), 0o644);
    prepareAccess({ dataDir }, '');
    for (const file of files) expect([file, modeOf(join(dataDir, file))]).toEqual([file, '600']);
  });

  it('give every service its own database, and the operator all', () => {
    const { mongoUsers } = prepareAccess({ dataDir }, '');
    const users = JSON.parse(readFileSync(mongoUsers, 'utf8')) as { user: string; databases?: string[] }[];
    expect(users.map(({ user, databases }) => [user, databases])).toEqual([
      ['operador', undefined],
      ...SERVICES.map((name) => [name, [name]]),
    ]);
  });

  it('are completed for a service that is new, and keep the others', () => {
    const before = credentialsOf(dataDir);
    const { ia: _left, ...nats } = before.nats;
    const { factores: _later, ...older } = before;
    writeFileSync(join(dataDir, 'credenciales.json'), JSON.stringify({ ...older, nats }));
    const after = credentialsOf(dataDir);
    expect(after.nats).toMatchObject(nats);
    expect(after.nats['ia']).toBeDefined();
    expect(after.factores).toMatch(/^p[0-9a-f]{48}$/);
    expect(credentialsOf(dataDir)).toEqual(after);
  });

  it('are renewed together; the secret of the gateway before is accepted once more', () => {
    const before = credentialsOf(dataDir);
    const after = renewCredentials(dataDir);
    expect(after.gateway).toHaveLength(2);
    expect(after.gateway[1]).toBe(before.gateway[0]);
    // What it has encrypted could not be read with another.
    expect(after.factores).toBe(before.factores);
    const fresh = secretsOf({ ...after, gateway: [after.gateway[0]!] });
    expect(fresh.filter((secret) => secretsOf(before).includes(secret))).toEqual([]);
    expect(credentialsOf(dataDir)).toEqual(after);
  });

  it('lead the tools to the own servers, or to those that the operator names', () => {
    const own = readSettings({ PORT: '4000', DATA_DIR: dataDir });
    const { nats, mongo } = credentialsOf(dataDir);
    expect(operatorAddresses(own)).toEqual({
      mongodbUri: `mongodb://operador:${mongo['operador']}@127.0.0.1:4009/?replicaSet=embedded`,
      natsUrl: `nats://operador:${nats['operador']}@127.0.0.1:4008`,
    });
    const named = { MONGODB_URI: 'mongodb://suyo', NATS_URL: 'nats://suyo' };
    expect(operatorAddresses(readSettings(named))).toEqual({
      mongodbUri: named.MONGODB_URI,
      natsUrl: named.NATS_URL,
    });
  });
});
