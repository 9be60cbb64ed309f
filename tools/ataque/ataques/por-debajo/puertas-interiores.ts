import { connect } from '@nats-io/transport-node';
import mongoose from 'mongoose';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ownMongo } from '../../../start/access/addresses.ts';
import { credentialsOf } from '../../../start/access/credentials.ts';
import { portsOf, SERVICES } from '../../../start/services.ts';
import { readSettings } from '../../../start/settings.ts';
import type { Target } from '../../target.ts';

const PATIENCE_MS = 3_000;
const FOREIGN = { proyectos: 'usuarios' };
const OPEN_TO_OTHERS = 0o077;

const settingsOf = ({ door, dataDir }: Target) =>
  readSettings({ PORT: new URL(door.baseUrl).port, DATA_DIR: dataDir });

/** Somebody who gets as far as the ports behind the gateway: services, broker, database, and the files of them all. */
export async function tryInnerDoors(target: Target): Promise<void> {
  await callServices(target);
  await useBroker(target);
  await useDatabase(target);
  readFiles(target);
}

/** Calls services as if they were reached through the gateway, which says who the client is. */
async function callServices(target: Target): Promise<void> {
  const { findings, scene } = target;
  const ports = portsOf(settingsOf(target));
  const token = scene.people.admin.token;
  const lies: Record<string, string>[] = [
    {},
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-pmp-gateway': 'x'.repeat(49) },
    { 'x-pmp-gateway': '' },
  ];
  for (const service of SERVICES) {
    const url = `http://127.0.0.1:${ports.service(service)}`;
    for (const path of [
      '/metrics',
      '/operacion',
      '/api/docs-json',
      '/salud',
      '/api/usuarios/perfil',
      '/api/proyectos',
    ])
      for (const lie of lies) {
        const { status } = await fetch(url + path, { headers: { authorization: `Bearer ${token}`, ...lie } });
        findings.check(
          [401, 403].includes(status),
          `${service} contesta ${path} a quien no es el gateway: ${status}`,
          lie,
        );
      }
    const login = { correo: scene.people.admin.correo, contraseña: 'equivocada' };
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.8' };
    const body = JSON.stringify(login);
    const { status } = await fetch(`${url}/api/usuarios/login`, { method: 'POST', headers, body });
    findings.check(
      status === 403,
      `${service} deja probar contraseñas con una dirección inventada: ${status}`,
    );
  }
}

async function useBroker(target: Target): Promise<void> {
  const { findings } = target;
  const { nats } = portsOf(settingsOf(target));
  for (const login of [{}, { user: 'usuarios', pass: 'usuarios' }, { user: 'operador', pass: '' }]) {
    const entered = await connect({
      servers: `127.0.0.1:${nats}`,
      ...login,
      reconnect: false,
      timeout: PATIENCE_MS,
    }).catch(() => null);
    findings.check(entered === null, 'NATS deja entrar a cualquiera', login);
    await entered?.close();
  }
}

async function reads(uri: string, base: string): Promise<boolean> {
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: PATIENCE_MS });
  try {
    await client.db(base).collection('claves').findOne({});
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}

/** Without a user, with a guessed password, and as one service that wants what is another's. */
async function useDatabase(target: Target): Promise<void> {
  const { findings, dataDir } = target;
  const { mongo } = portsOf(settingsOf(target));
  const at = `127.0.0.1:${mongo}/?directConnection=true`;
  for (const uri of [`mongodb://${at}`, `mongodb://usuarios:usuarios@${at}`])
    findings.check(
      !(await reads(uri, 'usuarios')),
      'la base de datos deja leer la clave de firma a cualquiera',
    );
  const credentials = credentialsOf(dataDir);
  for (const [service, other] of Object.entries(FOREIGN)) {
    const uri = ownMongo(mongo, credentials, service);
    findings.check(await reads(uri, service), `${service} no lee su propia base: lo demás no dice nada`);
    findings.check(!(await reads(uri, other)), `${service} lee la base de ${other}`);
  }
}

/** What the product stores is for whoever started it alone. */
function readFiles({ findings, dataDir }: Target): void {
  const closed = (path: string): boolean => (statSync(path).mode & OPEN_TO_OTHERS) === 0;
  findings.check(closed(dataDir), 'otros pueden entrar en la carpeta de datos');
  for (const entry of readdirSync(dataDir, { recursive: true }).map(String)) {
    const path = join(dataDir, entry);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isFile())
      findings.check(closed(path), `otros pueden leer ${entry}`, (stat.mode & 0o777).toString(8));
  }
}
