import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandDefinition } from '@pmp/contracts/common';
import * as contract from '@pmp/contracts/mensajes';
import * as rutas from '@pmp/contracts/mensajes/rutas';
import { assertServesContracts, contractRows, formOf, PNG, type TestPerson } from '@pmp/testing';
import { destino, newId, World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const ROLES = ['nobody', 'outsider', 'member', 'author', 'admin'] as const;
type Role = (typeof ROLES)[number];

const personOf = (role: Role, author: TestPerson): TestPerson | null =>
  ({ nobody: null, outsider: world.olga, member: world.luis, author, admin: world.admin })[role];

/** A message of the author in a group, with a file. */
interface Scene {
  author: TestPerson;
  chatId: string;
  tipo: 'equipo' | 'proyecto';
  mensaje: string;
  archivo: string;
}

async function scene(tipo: Scene['tipo']): Promise<Scene> {
  // A new person for each scene: one person would send more than is allowed in so short a time.
  const author = await world.person();
  const team = await world.group([author, world.luis]);
  const project = newId();
  await world.putProject(project, team, 'Tienda');
  const chatId = tipo === 'equipo' ? team : project;
  const { archivos } = (await upload(author)).body as { archivos: { _id: string }[] };
  const archivo = archivos[0]!._id;
  const { _id } = await world.send(author, tipo, chatId, { archivos: [archivo] });
  return { author, chatId, tipo, mensaje: _id, archivo };
}

const absent = (): Scene => ({
  author: world.ana,
  chatId: newId(),
  tipo: 'equipo',
  mensaje: newId(),
  archivo: newId(),
});

function upload(person: TestPerson | null) {
  const { body, headers } = formOf({}, [{ nombre: 'a.png', bytes: PNG }]);
  return world.as(person)('POST', '/mensajes/archivos', body, headers);
}

interface Row {
  url: (s: Scene) => string;
  body?: object;
  /** A form with a file instead of a JSON body. */
  form?: true;
  expected: Record<Role, number>;
}

const open = { nobody: 401, outsider: 200, member: 200, author: 200, admin: 200 };
const hidden = { ...open, outsider: 404 };
const own = { ...hidden, member: 403, admin: 403 };
const moderated = { ...hidden, member: 403 };

const TABLE: Record<string, Row> = {
  'GET /mensajes/chats': { url: () => '/mensajes/chats', expected: open },
  'GET /mensajes/usuarios': { url: () => '/mensajes/usuarios', expected: open },
  'GET /mensajes/buscar': { url: () => '/mensajes/buscar?q=hola', expected: open },
  'GET /mensajes/{chatId}/{tipo}': { url: (s) => `/mensajes/${s.chatId}/${s.tipo}`, expected: hidden },
  'GET /mensajes/{chatId}/{tipo}/info': {
    url: (s) => `/mensajes/${s.chatId}/${s.tipo}/info`,
    expected: hidden,
  },
  'GET /mensajes/{id}/versiones': { url: (s) => `/mensajes/${s.mensaje}/versiones`, expected: hidden },
  'PUT /mensajes/{id}': { url: (s) => `/mensajes/${s.mensaje}`, body: { contenido: 'otro' }, expected: own },
  'DELETE /mensajes/{id}': { url: (s) => `/mensajes/${s.mensaje}`, expected: moderated },
  'GET /mensajes/{chatId}/{tipo}/decisiones': {
    url: (s) => `/mensajes/${s.chatId}/${s.tipo}/decisiones`,
    expected: hidden,
  },
  'PUT /mensajes/{id}/reaccion': {
    url: (s) => `/mensajes/${s.mensaje}/reaccion`,
    body: { emoji: '👍', puesta: true },
    expected: hidden,
  },
  'PUT /mensajes/{id}/decision': {
    url: (s) => `/mensajes/${s.mensaje}/decision`,
    body: { decidido: true },
    expected: hidden,
  },
  'POST /mensajes/archivos': {
    url: () => '/mensajes/archivos',
    form: true,
    expected: { nobody: 401, outsider: 201, member: 201, author: 201, admin: 201 },
  },
  'GET /mensajes/archivos/{id}': { url: (s) => `/mensajes/archivos/${s.archivo}`, expected: hidden },
};

const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';

function call(route: string, row: Row, role: Role, s: Scene) {
  const person = personOf(role, s.author);
  if (row.form) return upload(person);
  return world.as(person)(methodOf(route), row.url(s), row.body);
}

describe('who may do what', () => {
  it('serves each route of its contracts, and no other, and has a row for it', () => {
    expect(() => assertServesContracts(world.service.app, rutas)).not.toThrow();
    expect(contractRows(rutas, TABLE).filter(({ row }) => !row)).toEqual([]);
  });

  const cells = Object.entries(TABLE).flatMap(([route, row]) =>
    ROLES.flatMap((role) =>
      (['equipo', 'proyecto'] as const).map((tipo) => ({
        route,
        role,
        row,
        tipo,
        status: row.expected[role],
      })),
    ),
  );

  it.each(cells)('$route of a $tipo as $role: $status', async ({ route, role, row, tipo, status }) => {
    const s = await scene(tipo);
    const reply = await call(route, row, role, s);
    expect({ text: reply.text.slice(0, 300), status: reply.status }).toMatchObject({ status });
    if (role === 'nobody' || role === 'outsider') {
      for (const id of [s.chatId, s.mensaje, s.archivo]) expect(reply.text).not.toContain(id);
    }
  });

  const hiding = Object.entries(TABLE).filter(([, row]) => row.expected.outsider === 404);

  it.each(hiding)('%s answers an outsider as if it did not exist', async (route, row) => {
    const { requestId: _a, ...shown } = (await call(route, row, 'outsider', await scene('equipo'))).body;
    const { requestId: _b, ...expected } = (await call(route, row, 'outsider', absent())).body;
    expect(shown).toEqual(expected);
  });

  it('hides a direct conversation from everybody else, even from a global admin', async () => {
    const { archivos } = (await upload(world.ana)).body as { archivos: { _id: string }[] };
    const archivo = archivos[0]!._id;
    const { _id } = await world.send(world.ana, 'directo', world.luis._id, { archivos: [archivo] });
    for (const person of [world.admin, world.olga]) {
      expect((await world.as(person)('GET', `/mensajes/archivos/${archivo}`)).status).toBe(404);
      expect((await world.as(person)('DELETE', `/mensajes/${_id}`)).status).toBe(404);
      expect((await world.mensajes(person, 'directo', world.luis._id)).mensajes).toEqual([]);
    }
    expect((await world.as(world.luis)('GET', `/mensajes/archivos/${archivo}`)).status).toBe(200);
  });

  it('hides an unsent upload from everybody but its uploader', async () => {
    const { archivos } = (await upload(world.ana)).body as { archivos: { _id: string }[] };
    const url = `/mensajes/archivos/${archivos[0]!._id}`;
    expect((await world.as(world.ana)('GET', url)).status).toBe(200);
    for (const person of [world.luis, world.admin])
      expect((await world.as(person)('GET', url)).status).toBe(404);
    const stolen = world.send(world.luis, 'equipo', world.team, { archivos: [archivos[0]!._id] });
    await expect(stolen).rejects.toThrow('adjuntar');
  });
});

describe('who may send which command through the gateway', () => {
  const COMMANDS: Record<string, { request: (s: Scene) => object; outsider: object }> = {
    [contract.enviarMensaje.subject]: {
      request: (s) => ({ mensaje: { contenido: 'hola', ...destino(s.tipo, s.chatId) } }),
      outsider: { success: false, codigo: 'missing' },
    },
    [contract.marcarLeidos.subject]: {
      request: (s) => ({ chatId: s.chatId, tipoChat: s.tipo }),
      outsider: { success: false, codigo: 'missing' },
    },
    [contract.puedeVerChat.subject]: {
      request: (s) => ({ chatId: s.chatId, tipoChat: s.tipo }),
      outsider: { success: true, permitido: false },
    },
    [contract.consultarConversacion.subject]: {
      request: (s) => ({
        tipo: s.tipo,
        chat: s.chatId,
        desde: '2020-01-01T00:00:00.000Z',
        hasta: new Date().toISOString(),
      }),
      outsider: { success: false, codigo: 'missing' },
    },
  };

  it('has a row for every command of the contract', () => {
    const commands = (Object.values(contract) as Partial<CommandDefinition>[]).flatMap(({ subject }) =>
      subject?.startsWith('comando.') ? subject : [],
    );
    expect(Object.keys(COMMANDS).sort()).toEqual(commands.sort());
  });

  const cells = Object.entries(COMMANDS).flatMap(([subject, row]) =>
    (['outsider', 'member', 'author', 'admin'] as const).flatMap((role) =>
      (['equipo', 'proyecto'] as const).map((tipo) => ({ subject, row, role, tipo })),
    ),
  );

  it.each(cells)('$subject of a $tipo as $role', async ({ subject, row, role, tipo }) => {
    const s = await scene(tipo);
    const reply = await world.command(subject, { ...row.request(s), usuario: personOf(role, s.author)!._id });
    expect(reply).toMatchObject(role === 'outsider' ? row.outsider : { success: true });
  });

  it.each(Object.entries(COMMANDS))('%s is refused to an inactive account', async (subject, row) => {
    const gone = await world.person({ estado: 'inactivo' });
    const team = await world.group([gone, world.ana]);
    const s: Scene = { ...absent(), chatId: team };
    const reply = await world.command(subject, { ...row.request(s), usuario: gone._id });
    expect(reply).toMatchObject('permitido' in row.outsider ? row.outsider : { codigo: 'unauthenticated' });
  });
});
