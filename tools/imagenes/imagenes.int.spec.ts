import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, freePort, GATEWAY_SECRET } from '@pmp/testing';
import { HttpUser } from '../callers/http-user.ts';
import { scratchInstallation } from '../respaldo/drill/scratch.ts';
import type { Installation } from '../start/orden/installation.ts';
import { SERVICES } from '../start/services.ts';
import { EmptyPlace } from './shipped-app.ts';

const ADMIN = { correo: 'jefa@ejemplo.es', contrasena: 'una-larga-2026' };
const APPS = [...SERVICES, 'gateway'] as const;
type App = (typeof APPS)[number];
/** Eight processes that load everything for the first time, beside other tests. */
const START_MS = 90_000;

/** What each service must look into its data for, and what it answers. */
const READS: Record<(typeof SERVICES)[number], [number, string]> = {
  usuarios: [200, '/api/usuarios/perfil'],
  proyectos: [200, '/api/proyectos'],
  sprints: [404, '/api/sprints/0123456789abcdef01234567'],
  mensajes: [200, '/api/mensajes/chats'],
  notificaciones: [200, '/api/notificaciones'],
  ia: [200, '/api/ia/alertas'],
  integraciones: [200, '/api/calendarios'],
};

let servers: Installation;
let place: EmptyPlace;
let urls: Record<App, string>;
const checked = {} as Record<App, unknown>;
const ended: string[] = [];

const envOf = (app: App): NodeJS.ProcessEnv => ({
  PORT: new URL(urls[app]).port,
  NATS_URL: servers.natsUrl,
  NATS_PREFIJO: servers.prefijo,
  SECRETO_GATEWAY: GATEWAY_SECRET,
  LOG_NIVEL: 'warn',
  ...(app === 'gateway'
    ? Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_URL`, urls[name]]))
    : { MONGODB_URI: servers.mongodbUri, MONGODB_BASE: servers.base(app) }),
  ...(app === 'usuarios' && { ADMIN_CORREO: ADMIN.correo, ADMIN_CONTRASENA: ADMIN.contrasena }),
  ...(app === 'integraciones' && { GATEWAY_URL: urls.gateway }),
});

/** Two at a time, which is how many processors there are to count on. */
async function bringAndCheck(): Promise<void> {
  const left = [...APPS];
  const next = async (): Promise<void> => {
    for (let app = left.shift(); app !== undefined; app = left.shift()) {
      await place.bring(app);
      checked[app] = await place.check(app, {});
    }
  };
  await Promise.all([next(), next()]);
}

beforeAll(async () => {
  place = new EmptyPlace();
  const ports = await Promise.all(APPS.map(async (app) => [app, `http://127.0.0.1:${await freePort()}`]));
  urls = Object.fromEntries(ports) as typeof urls;
  servers = await scratchInstallation();
  await bringAndCheck();
  const ready = eventually(async () => expect((await fetch(`${urls.gateway}/api/salud`)).status).toBe(200), {
    within: START_MS,
  }).catch((error: unknown) => ended.push(String(error)));
  const ends = APPS.map(async (app) => {
    const { code, said } = await place.start(app, envOf(app));
    ended.push(`${app}: ${code}\n${said}`);
  });
  await Promise.race([ready, ...ends]);
}, 4 * START_MS);
afterAll(async () => {
  await place.clear();
  await servers.close();
}, START_MS);

describe('what an image runs, alone in an empty place, read-only and as an ordinary user', () => {
  it.each(APPS)('%s finds all that it may ever load', (app) => {
    expect(checked[app]).toEqual({ code: 0, said: 'Todo lo que carga este programa está.\n' });
  });

  it('starts, with its database and its broker, and stays', () => {
    expect(ended).toEqual([]);
  });

  it('every service answers who has signed in through the gateway', async () => {
    const user = await HttpUser.signIn(urls.gateway, ADMIN);
    for (const [status, path] of Object.values(READS)) await user.expect(status, 'GET', path);
    await user.close();
  });

  it('the gateway serves the web, and the documentation of the API with its files', async () => {
    const page = await (await fetch(urls.gateway)).text();
    const [, script] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
    for (const path of [script, '/api/docs', '/api/docs/swagger-ui-bundle.js', '/api/docs-json'])
      expect(await fetch(`${urls.gateway}${path}`)).toMatchObject({ status: 200 });
  });
});
