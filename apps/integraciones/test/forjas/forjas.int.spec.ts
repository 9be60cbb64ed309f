import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MAX_ENTRADA_BYTES, type Referencia, type TipoForja } from '@pmp/contracts/integraciones';
import { eventually, type Heard, newId } from '@pmp/testing';
import { mongo } from 'mongoose';
import { World } from '../world';
import { FORJAS, payload, send, signingToken, type Conexion } from './forja';

let world: World;
let heard: Heard;
let proyecto: string;

beforeAll(async () => {
  world = await World.start();
  heard = await world.hear();
});
afterAll(async () => {
  await heard.stop();
  await world.close();
});
beforeEach(async () => {
  proyecto = await world.proyecto();
});

async function connect(tipo: TipoForja, extra: object = {}): Promise<Conexion> {
  const body = { nombre: 'Tienda', tipo, proyecto, ...extra };
  const reply = await world.as(world.teamAdmin)('POST', '/forjas', body);
  expect([reply.status, reply.text]).toEqual([201, expect.anything()]);
  const { _id, ruta } = reply.body.forja;
  return { _id, tipo, ruta, secreto: reply.body.secreto };
}

async function referencias(numero = 42): Promise<Referencia[]> {
  const url = `/forjas/referencias?proyecto=${proyecto}&clave=TIENDA-${numero}`;
  const { status, body } = await world.as(world.member)('GET', url);
  expect(status).toBe(200);
  return body.referencias;
}

const linesOf = (all: Referencia[]) =>
  all.map(({ tipo, identificador, estado, comprobacion }) =>
    [tipo, identificador, estado, comprobacion?.estado].filter(Boolean).join(' '),
  );
const forjas = async () =>
  (await world.as(world.teamAdmin)('GET', `/forjas?proyecto=${proyecto}`)).body.forjas;

type Datos = Record<string, unknown>;
const toldOf = (subject: string): Datos[] =>
  heard.messages
    .filter(({ subject: on }) => on.startsWith(subject))
    .map(({ body }) => (body as { datos: Datos }).datos)
    .filter((datos) => datos['proyecto'] === proyecto);
const avances = () =>
  toldOf('hecho.integraciones.forja.avance').map(({ numero, senal, estado }) => [numero, senal, estado]);
const pruebas = () =>
  toldOf('hecho.integraciones.forja.prueba').map(({ criterio, hecho, version }) => [
    criterio,
    hecho,
    version,
  ]);

describe('what a forge sends', () => {
  const OF_FORGES: [TipoForja, string[], string[]][] = [
    [
      'github',
      ['github-push', 'github-pull-request', 'github-workflow-run'],
      ['peticion #2 abierta pasa', 'confirmacion 6113728f pasa', 'rama feature/TIENDA-42-pago'],
    ],
    [
      'gitlab',
      ['gitlab-push', 'gitlab-merge-request', 'gitlab-pipeline'],
      ['peticion !1 fusionada pasa', 'confirmacion da156088 pasa', 'rama tienda-42-pago'],
    ],
    [
      'gitea',
      ['gitea-push', 'gitea-pull-request', 'gitea-status'],
      ['peticion #5 borrador falla', 'confirmacion bffeb742 falla'],
    ],
    [
      'bitbucket',
      ['bitbucket-push', 'bitbucket-pullrequest', 'bitbucket-commit-status'],
      ['peticion #1 fusionada pasa', 'confirmacion 03f4a727 pasa', 'rama TIENDA-42-pago'],
    ],
  ];

  it.each(OF_FORGES)('%s, is linked to what it names', async (tipo, names, expected) => {
    const conexion = await connect(tipo);
    for (const name of names) expect([name, await send(world, conexion, name)]).toEqual([name, 202]);
    expect(linesOf(await referencias()).toSorted()).toEqual(expected.toSorted());
    expect((await forjas())[0]).toMatchObject({ recibido: expect.any(String), rechazado: null });
    expect(await referencias(4)).toEqual([]);
    // A token that reads these words, which anybody may have written, has read of outside the team.
    const { people, readings } = world.service;
    const token = people.withToken(world.member, 'leer');
    const read = async (numero: number) => {
      readings.read.clear();
      const url = `/forjas/referencias?proyecto=${proyecto}&clave=TIENDA-${numero}`;
      expect((await world.as(token)('GET', url)).status).toBe(200);
      return [...readings.read.values()].map((proyectos) => [...proyectos]);
    };
    expect([await read(4), await read(42)]).toEqual([[], [[proyecto]]]);
  });

  it.each([
    ['github', 'github-push'],
    ['gitea', 'gitea-push'],
  ] as const)('%s, as a form, is read like the same document as JSON', async (tipo, name) => {
    const conexion = await connect(tipo);
    const body = new URLSearchParams({ payload: payload(name) }).toString();
    const headers = {
      ...FORJAS[tipo].sign(conexion.secreto, body),
      'content-type': 'application/x-www-form-urlencoded',
    };
    expect(await send(world, conexion, name, { body, headers })).toBe(202);
    expect(linesOf(await referencias())).toContainEqual(expect.stringMatching(/^confirmacion /));
    expect((await forjas())[0]).toMatchObject({ recibido: expect.any(String), rechazado: null });
  });

  it('github, of 2,000 commits, takes as many commands as of one', async () => {
    const conexion = await connect('github');
    const push = JSON.parse(payload('github-push'));
    const commits = Array.from({ length: 2_000 }, (_, i) => ({
      ...push.commits[0],
      id: i.toString(16).padStart(40, '0'),
      message: `TIENDA-${i + 1}: uno de muchos`,
    }));
    const commands = (['find', 'findOne', 'replaceOne', 'updateOne', 'bulkWrite'] as const).map((name) =>
      jest.spyOn(mongo.Collection.prototype, name),
    );
    const body = JSON.stringify({ ...push, commits });
    expect(await send(world, conexion, 'github-push', { body })).toBe(202);
    const calls = commands.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    jest.restoreAllMocks();
    // Also what other parts of the service do meanwhile.
    expect(calls).toBeGreaterThan(3);
    expect(calls).toBeLessThan(100);
    expect(linesOf(await referencias(2_000))).toEqual([expect.stringMatching(/^confirmacion /)]);
    await eventually(() => expect(new Set(avances().map(([numero]) => numero)).size).toBe(2_000), {
      within: 30_000,
    });
  });

  it('names what its description mentions, without moving it', async () => {
    const conexion = await connect('github');
    await send(world, conexion, 'github-pull-request');
    expect(linesOf(await referencias(7))).toEqual(['peticion #2 abierta']);
    await eventually(() => expect(avances()).toEqual([[42, 'abierta', 'en revisión']]));
  });

  const ALL = [
    'github-push',
    'github-workflow-run',
    'github-pull-request',
    'github-pull-request-merged',
    'github-push-revert',
  ];
  const PROVED_AND_TAKEN_BACK = [
    [2, true, 1],
    [2, false, 2],
  ];
  // Where the commit is taken back before it is known, its criterion is never proved.
  const ORDERS: [number, string[], (number | boolean)[][]][] = [
    [0, ALL, PROVED_AND_TAKEN_BACK],
    [1, ALL.toReversed(), []],
    [2, [...ALL, ...ALL], PROVED_AND_TAKEN_BACK],
    [3, [ALL[4]!, ALL[1]!, ALL[3]!, ALL[0]!, ALL[2]!, ALL[3]!, ALL[1]!, ALL[0]!], []],
    [4, [ALL[2]!, ALL[4]!, ALL[0]!, ALL[3]!, ALL[0]!, ALL[1]!], []],
  ];

  it.each(ORDERS)('gives the same in order %s', async (_i, order, proved) => {
    const conexion = await connect('github');
    for (const name of order) expect(await send(world, conexion, name)).toBe(202);
    expect(linesOf(await referencias())).toEqual([
      'confirmacion 59b20b8d',
      'peticion #2 fusionada pasa',
      'confirmacion 6113728f revertida pasa',
      'rama feature/TIENDA-42-pago',
    ]);
    await eventually(() => expect(avances().at(-1)).toEqual([42, 'fusionada', 'completada']));
    expect(avances().filter(([numero, senal]) => numero === 42 && senal === 'fusionada')).toHaveLength(1);
    await eventually(() => expect(pruebas()).toEqual(proved));
  });

  it('gives the same if all of it comes at once', async () => {
    const conexion = await connect('github');
    const statuses = await Promise.all([...ALL, ...ALL].map((name) => send(world, conexion, name)));
    expect(new Set(statuses)).toEqual(new Set([202]));
    expect(linesOf(await referencias())).toHaveLength(4);
  });

  it('proves the criterion that a commit names, until the commit is taken back', async () => {
    const conexion = await connect('github');
    await send(world, conexion, 'github-workflow-run');
    await send(world, conexion, 'github-push');
    await eventually(() => expect(pruebas()).toEqual([[2, true, 1]]));
    await send(world, conexion, 'github-push-revert');
    await send(world, conexion, 'github-workflow-run');
    await eventually(() => expect(pruebas()).toEqual(PROVED_AND_TAKEN_BACK));
    const told = heard.messages.find(({ subject }) => subject === `vivo.proyecto.${proyecto}`);
    expect(told?.body).toMatchObject({ evento: 'cambio', datos: { entidad: 'referencia' } });
  });

  it('moves nothing that no rule speaks of, and says a thing once', async () => {
    const reglas = { empezada: null, abierta: null, fusionada: 'en revisión' };
    const conexion = await connect('github', { reglas, criterios: false });
    for (const name of [...ALL, ...ALL]) await send(world, conexion, name);
    await eventually(() => expect(avances()).toEqual([[42, 'fusionada', 'en revisión']]));
    expect(pruebas()).toEqual([]);
  });
});

describe('an address', () => {
  it('takes nothing that is not signed with its secret, and does not tell whether it is one', async () => {
    const conexion = await connect('github');
    const other = await connect('gitlab');
    const body = payload('github-push');
    expect(await send(world, conexion, 'github-push', { headers: {} })).toBe(401);
    expect(await send(world, { ...conexion, secreto: other.secreto }, 'github-push')).toBe(401);
    const changed = body.replace('TIENDA-42', 'TIENDA-43');
    const headers = FORJAS.github.sign(conexion.secreto, body);
    expect(await send(world, conexion, 'github-push', { body: changed, headers })).toBe(401);
    expect(await send(world, { ...conexion, ruta: `/api/forjas/entrada/${newId()}` }, 'github-push')).toBe(
      401,
    );
    expect(await send(world, other, 'gitlab-push', { headers: { 'x-gitlab-token': 'otro' } })).toBe(401);
    expect(await referencias()).toEqual([]);
    const [first] = await forjas();
    expect(first.rechazado).toEqual(expect.any(String));
    const text = payload('gitlab-push');
    expect(await send(world, other, 'gitlab-push', { headers: signingToken(other.secreto, text) })).toBe(202);
    expect(await send(world, other, 'gitlab-push', { headers: signingToken(conexion.secreto, text) })).toBe(
      401,
    );
  });

  it('outlives what it does not understand, and refuses what is too large', async () => {
    const conexion = await connect('github');
    for (const [name, body] of [
      ['star', '{"action":"created"}'],
      ['push', '{"ref":7}'],
      ['push', 'esto no es JSON'],
      ['__proto__', '{}'],
    ] as const)
      expect([body, await send(world, conexion, name, { body })]).toEqual([body, 202]);
    const large = JSON.stringify({ ref: 'x'.repeat(MAX_ENTRADA_BYTES) });
    expect(await send(world, conexion, 'push', { body: large })).toBe(413);
    const many = JSON.stringify({ ...JSON.parse(payload('github-push')), relleno: 'x'.repeat(600_000) });
    expect(await send(world, conexion, 'github-push', { body: many })).toBe(202);
    expect(await referencias()).toHaveLength(2);
  });

  it('keeps an old secret for a day, and takes nothing while it is paused', async () => {
    const admin = world.as(world.teamAdmin);
    const conexion = await connect('gitea');
    const { body } = await admin('POST', `/forjas/${conexion._id}/secreto`);
    expect(body.secreto).not.toBe(conexion.secreto);
    expect(await send(world, conexion, 'gitea-push')).toBe(202);
    await admin('PUT', `/forjas/${conexion._id}`, { activa: false });
    await send(world, { ...conexion, secreto: body.secreto }, 'gitea-pull-request');
    expect(linesOf(await referencias())).toEqual(['confirmacion bffeb742']);
    expect(JSON.stringify(await forjas())).not.toContain('whsec_');
    await admin('DELETE', `/forjas/${conexion._id}`);
    expect(await send(world, conexion, 'gitea-push')).toBe(401);
    expect(await referencias()).toEqual([]);
  });

  it('stops once who made it no longer administers the team', async () => {
    const { people } = world.service;
    const equipo = await people.team({ [world.teamAdmin._id]: 'admin' });
    proyecto = await world.proyecto({ equipo });
    const conexion = await eventually(() => connect('github'));
    await people.change('copia_equipos', equipo, { miembros: [] });
    await eventually(async () => {
      expect(await send(world, conexion, 'github-push')).toBe(202);
      const stored = await world.collection('forjas').findOne({ _id: conexion._id as never });
      expect(stored).toMatchObject({ estado: 'sinAcceso' });
    });
  });
});
