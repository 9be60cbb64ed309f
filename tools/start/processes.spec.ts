import { describe, expect, it } from '@jest/globals';
import { appProcesses, mongoProcess, natsProcess } from './processes.ts';
import { readSettings } from './settings.ts';

const GIVEN = {
  ADMIN_CORREO: 'ana@example.org',
  ADMIN_CONTRASENA: 'una-contrasena',
  IA_CLAVE: 'clave',
  MONGODB_URI: 'mongodb://quien:contrasena@127.0.0.1',
  OIDC_CLIENT_SECRET: 'secreto',
  SMTP_URL: 'smtps://quien:contrasena@correo.example.org',
};
const settings = readSettings(GIVEN);
const processes = [
  natsProcess(settings, 'nats-server'),
  mongoProcess(settings),
  ...appProcesses(settings, GIVEN.MONGODB_URI, 'nats://127.0.0.1'),
];
const SERVICES = ['usuarios', 'proyectos', 'sprints', 'mensajes', 'notificaciones', 'ia'];

describe('the processes', () => {
  it.each([
    ['ADMIN_CONTRASENA', ['usuarios']],
    ['IA_CLAVE', ['ia']],
    ['MONGODB_URI', SERVICES],
    ['OIDC_CLIENT_SECRET', ['usuarios']],
    ['SMTP_URL', ['usuarios', 'notificaciones']],
  ] as const)('find %s only where it is used', (secret, users) => {
    const finding = processes.filter(({ env }) => ({ ...GIVEN, ...env })[secret] !== '');
    expect(finding.map(({ name }) => name)).toEqual(users);
  });
});
