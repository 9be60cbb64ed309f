import { describe, expect, it } from '@jest/globals';
import type { Access } from './access/prepare-access.ts';
import { appProcesses, mongoProcess, natsProcess } from './processes.ts';
import { readSettings } from './settings.ts';

const GIVEN = {
  ADMIN_CORREO: 'ana@example.org',
  ADMIN_CONTRASENA: 'una-contrasena',
  IA_CLAVE: 'clave',
  MONGODB_URI: 'mongodb://quien:contrasena@127.0.0.1',
  OIDC_CLIENT_SECRET: 'secreto',
  SECRETO_FACTORES: 'secreto',
  SMTP_URL: 'smtps://quien:contrasena@correo.example.org',
};
const SERVICES = ['usuarios', 'proyectos', 'sprints', 'mensajes', 'notificaciones', 'ia', 'integraciones'];
const passwords = (kind: string) =>
  Object.fromEntries(['operador', 'gateway', ...SERVICES].map((name) => [name, `${kind}-de-${name}`]));
const access: Access = {
  credentials: {
    creadas: '2026-01-01T00:00:00Z',
    gateway: ['nuevo', 'viejo'],
    metricas: 'metricas',
    factores: 'factores',
    nats: passwords('nats'),
    mongo: passwords('mongo'),
  },
  natsConf: 'nats.conf',
  mongoUsers: 'usuarios.json',
};
const processesOf = (given: NodeJS.ProcessEnv) => {
  const settings = readSettings(given);
  return [
    natsProcess(settings, 'nats-server', access),
    mongoProcess(settings, access),
    ...appProcesses(settings, access),
  ];
};
const processes = processesOf(GIVEN);

describe('the processes', () => {
  it.each([
    ['ADMIN_CONTRASENA', ['usuarios']],
    ['IA_CLAVE', ['ia']],
    ['MONGODB_URI', SERVICES],
    ['OIDC_CLIENT_SECRET', ['usuarios']],
    ['SECRETO_FACTORES', ['usuarios']],
    ['SMTP_URL', ['usuarios', 'notificaciones']],
  ] as const)('find %s only where it is used', (secret, users) => {
    const finding = processes.filter(({ env }) => ({ ...GIVEN, ...env })[secret] !== '');
    expect(finding.map(({ name }) => name)).toEqual(users);
  });

  it.each([...SERVICES, 'gateway'])('give %s the passwords of nobody else', (service) => {
    const { env } = processesOf({}).find(({ name }) => name === service)!;
    const given = JSON.stringify(env).match(/(nats|mongo)-de-\w+/g)!;
    const own =
      service === 'gateway' ? [`nats-de-${service}`] : [`nats-de-${service}`, `mongo-de-${service}`];
    expect(given.sort()).toEqual(own.sort());
    expect(env).toMatchObject({ SECRETO_GATEWAY: 'nuevo,viejo', METRICAS_CLAVE: 'metricas' });
  });

  it('say no password to others by their arguments, which everybody on the machine can read', () => {
    for (const { args } of processesOf({})) expect(args.join(' ')).not.toMatch(/-de-\w+/);
  });
});
