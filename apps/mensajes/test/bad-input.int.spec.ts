import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from './client';
import type { AppProcess } from './processes';
import { destino, eventually, newId, World } from './world';

let world: World;
let gateway: AppProcess;
let before: unknown;

beforeAll(async () => {
  world = await World.start();
  gateway = await world.gateway();
  await world.send(world.ana, 'equipo', world.team);
  await world.outboxIsEmpty();
  before = await snapshot();
}, 60_000);
afterEach(() => world.closeClients());
afterAll(() => world?.close());

const COLLECTIONS = ['chats', 'mensajes', 'lecturas', 'archivos.files', 'archivos.chunks'];
const snapshot = () =>
  Promise.all(COLLECTIONS.map((name) => world.collection(name).find().sort({ _id: 1 }).toArray()));

/** A socket of the team with a fresh budget, so that nothing is refused for speed. */
const open = (): Promise<Client> => world.open(world.luis, gateway);

const OPERATOR = { $gt: '' };
const bueno = () => ({ contenido: 'hola', ...destino('equipo', world.team) });

type Spoilt = [why: string, payload: () => unknown, codigo: string, message?: RegExp];

const MENSAJES: Spoilt[] = [
  ['nothing', () => undefined, 'VALIDACION'],
  ['null', () => null, 'VALIDACION'],
  ['a text', () => 'hola', 'VALIDACION'],
  ['a list', () => [bueno()], 'VALIDACION'],
  ['an empty object', () => ({}), 'VALIDACION'],
  ['contenido missing', () => ({ ...bueno(), contenido: undefined }), 'VALIDACION', /Escribe un mensaje/],
  ['contenido null', () => ({ ...bueno(), contenido: null }), 'VALIDACION', /Escribe un mensaje/],
  ['contenido blank', () => ({ ...bueno(), contenido: ' \n\t\u00a0 ' }), 'VALIDACION', /Escribe un mensaje/],
  ['contenido a number', () => ({ ...bueno(), contenido: 7 }), 'VALIDACION'],
  ['contenido an operator', () => ({ ...bueno(), contenido: OPERATOR }), 'VALIDACION'],
  ['4,001 characters', () => ({ ...bueno(), contenido: 'x'.repeat(4_001) }), 'VALIDACION', /4000 caracteres/],
  ['tipoChat missing', () => ({ ...bueno(), tipoChat: undefined }), 'VALIDACION'],
  ['tipoChat unknown', () => ({ ...bueno(), tipoChat: 'grupo' }), 'VALIDACION', /tipo de chat/],
  ['tipoChat an operator', () => ({ ...bueno(), tipoChat: OPERATOR }), 'VALIDACION'],
  ['tipoChat that does not fit', () => ({ ...bueno(), ...destino('proyecto', world.team) }), 'NO_ENCONTRADO'],
  ['a direct message to a team', () => ({ ...bueno(), ...destino('directo', world.team) }), 'NO_ENCONTRADO'],
  [
    'tipoReceptor that does not fit',
    () => ({ ...bueno(), tipoReceptor: 'usuario' }),
    'VALIDACION',
    /no corresponde/,
  ],
  ['tipoReceptor unknown', () => ({ ...bueno(), tipoReceptor: 'sala' }), 'VALIDACION'],
  ['receptor malformed', () => ({ ...bueno(), receptor: 'abc' }), 'VALIDACION', /identificador/],
  ['receptor an operator', () => ({ ...bueno(), receptor: OPERATOR }), 'VALIDACION'],
  ['receptor of a subject', () => ({ ...bueno(), receptor: '>' }), 'VALIDACION'],
  ['a chat that does not exist', () => ({ ...bueno(), receptor: newId() }), 'NO_ENCONTRADO', /no existe/],
  [
    'proyecto of another chat',
    () => ({ ...bueno(), proyecto: world.project }),
    'VALIDACION',
    /no corresponde/,
  ],
  [
    'proyecto unlike receptor',
    () => ({ ...bueno(), ...destino('proyecto', world.project), proyecto: newId() }),
    'VALIDACION',
  ],
  ['clienteId a number', () => ({ ...bueno(), clienteId: 5 }), 'VALIDACION'],
  ['clienteId empty', () => ({ ...bueno(), clienteId: '' }), 'VALIDACION'],
  ['clienteId too long', () => ({ ...bueno(), clienteId: 'x'.repeat(65) }), 'VALIDACION'],
  ['clienteId an operator', () => ({ ...bueno(), clienteId: OPERATOR }), 'VALIDACION'],
  ['respuestaA malformed', () => ({ ...bueno(), respuestaA: '1' }), 'VALIDACION'],
  [
    'respuestaA absent',
    () => ({ ...bueno(), respuestaA: newId() }),
    'VALIDACION',
    /no está en esta conversación/,
  ],
  ['archivos no list', () => ({ ...bueno(), archivos: newId() }), 'VALIDACION'],
  ['archivos malformed', () => ({ ...bueno(), archivos: ['../x'] }), 'VALIDACION'],
  ['archivos absent', () => ({ ...bueno(), archivos: [newId()] }), 'VALIDACION', /adjuntar/],
  ['eleven archivos', () => ({ ...bueno(), archivos: Array.from({ length: 11 }, newId) }), 'VALIDACION'],
];

const REFS: Spoilt[] = [
  ['nothing', () => undefined, 'VALIDACION'],
  ['null', () => null, 'VALIDACION'],
  ['a text', () => 'equipo', 'VALIDACION'],
  ['a list', () => [], 'VALIDACION'],
  ['chatId missing', () => ({ tipoChat: 'equipo' }), 'VALIDACION'],
  ['chatId malformed', () => ({ chatId: '>', tipoChat: 'equipo' }), 'VALIDACION'],
  ['chatId an operator', () => ({ chatId: OPERATOR, tipoChat: 'equipo' }), 'VALIDACION'],
  ['tipoChat unknown', () => ({ chatId: world.team, tipoChat: 'sala' }), 'VALIDACION'],
  ['tipoChat missing', () => ({ chatId: world.team }), 'VALIDACION'],
];

const FOREIGN: Spoilt[] = [
  ['a chat that does not exist', () => ({ chatId: newId(), tipoChat: 'equipo' }), 'NO_ENCONTRADO'],
  ['a chat of the other kind', () => ({ chatId: world.team, tipoChat: 'proyecto' }), 'NO_ENCONTRADO'],
];

const UNJOINED: Spoilt[] = [
  ['an unjoined chat', () => ({ chatId: world.team, tipoChat: 'equipo' }), 'CONFLICTO'],
];

const EVENTS: Record<string, Spoilt[]> = {
  enviar_mensaje: MENSAJES,
  unirse_chat: [...REFS, ...FOREIGN],
  salir_chat: REFS,
  marcar_leidos: [
    ...REFS,
    ...FOREIGN,
    ['hasta malformed', () => ({ chatId: world.team, tipoChat: 'equipo', hasta: 'x' }), 'VALIDACION'],
    ['hasta absent', () => ({ chatId: world.team, tipoChat: 'equipo', hasta: newId() }), 'NO_ENCONTRADO'],
  ],
  escribiendo: [...REFS, ...UNJOINED],
  dejo_escribir: [...REFS, ...UNJOINED],
};

describe('bad events of a socket change nothing', () => {
  const cases = Object.entries(EVENTS).flatMap(([evento, rows]) =>
    rows.map(([why, payload, codigo, message]) => ({ evento, why, payload, codigo, message })),
  );

  it.each(cases)('$evento with $why: $codigo', async ({ evento, payload, codigo, message }) => {
    const client = await open();
    const reply = await eventually(async () => {
      const answer = await client.ask(evento, payload());
      if (answer.codigo === 'DEMASIADAS_PETICIONES') throw new Error('too fast');
      return answer;
    });
    expect(reply).toMatchObject({ success: false, codigo });
    expect(reply.message).toMatch(message ?? /\S/);
    expect(await snapshot()).toEqual(before);
  });

  it('does no harm without an acknowledgement either', async () => {
    const client = await open();
    for (const evento of Object.keys(EVENTS)) {
      client.socket.emit(evento);
      client.socket.emit(evento, { __proto__: null, chatId: [] }, 'more', 7);
    }
    client.socket.emit('nada', bueno());
    expect(await client.ask('unirse_chat', { chatId: world.team, tipoChat: 'equipo' })).toEqual({
      success: true,
    });
    expect(await snapshot()).toEqual(before);
  });
});

describe('bad requests', () => {
  const paths: [string, number][] = [
    ['/mensajes/abc/equipo', 400],
    ['/mensajes/%7B%22$gt%22:%22%22%7D/equipo', 400],
    [`/mensajes/${'A'.repeat(24)}/equipo`, 400],
    [`/mensajes/${newId()}/sala`, 400],
    [`/mensajes/${newId()}/equipo`, 404],
    [`/mensajes/${newId()}/directo`, 404],
    ['/mensajes/TEAM/proyecto', 404],
    ['/mensajes/TEAM/equipo/info', 200],
    ['/mensajes/TEAM/sala/info', 400],
    ['/mensajes/TEAM/equipo?antes=x', 400],
    [`/mensajes/TEAM/equipo?antes=${newId()}`, 404],
    [`/mensajes/TEAM/equipo?antes=${newId()}&desde=${newId()}`, 400],
    ['/mensajes/TEAM/equipo?limite=0', 400],
    ['/mensajes/TEAM/equipo?limite=201', 400],
    ['/mensajes/TEAM/equipo?limite=x', 400],
    ['/mensajes/TEAM/equipo?q=', 400],
    ['/mensajes/TEAM/equipo?q=a&q=b', 400],
    [`/mensajes/TEAM/equipo?q=${'x'.repeat(101)}`, 400],
    ['/mensajes/TEAM/equipo?q[$gt]=a', 400],
    ['/mensajes/buscar', 400],
    ['/mensajes/buscar?q=', 400],
    ['/mensajes/buscar?q=a&q=b', 400],
    [`/mensajes/buscar?q=${'x'.repeat(101)}`, 400],
    ['/mensajes/buscar?q=hola&limite=51', 400],
    ['/mensajes/buscar?q[$gt]=a', 400],
    ['/mensajes/buscar?q=%00(%5B', 200],
    ['/mensajes/archivos/abc', 400],
    [`/mensajes/archivos/${newId()}`, 404],
  ];

  it.each(paths)('GET %s: %i', async (path, status) => {
    const reply = await world.as(world.luis)('GET', path.replace('TEAM', world.team));
    expect({ text: reply.text.slice(0, 200), status: reply.status }).toMatchObject({ status });
  });

  const bodies: [string, unknown][] = [
    ['blank', { contenido: '  ' }],
    ['missing', {}],
    ['null', { contenido: null }],
    ['an operator', { contenido: OPERATOR }],
    ['4,001 characters', { contenido: 'x'.repeat(4_001) }],
    ['a version that is a text', { contenido: 'x', version: '1' }],
    ['no object', '[]'],
    ['no JSON', '{'],
    ['a poisoned object', '{"__proto__":{"emisor":"x"},"contenido":"x"}'],
  ];

  it.each(bodies)('PUT a message with %s', async (_why, body) => {
    const [mensaje] = await world.collection('mensajes').find({ emisor: world.ana._id }).toArray();
    const reply = await world.as(world.ana)('PUT', `/mensajes/${String(mensaje!._id)}`, body);
    expect(reply.status).toBe(400);
    expect(await snapshot()).toEqual(before);
  });
});

describe('texts that mean something elsewhere', () => {
  it.each([
    ['<img src=x onerror=alert(1)>'],
    ['<script>alert(1)</script>'],
    ['{"$gt":""} ${7*7} {{7*7}}'],
    ['línea 1\nlínea 2\ttab'],
    ['👩‍👩‍👧 مرحبا \u202eabc'],
    ['x'.repeat(4_000)],
    ['\u0000nulo'],
  ])('%s is returned unchanged', async (contenido) => {
    const other = await world.person();
    const { mensaje } = await (
      await open()
    ).ask('enviar_mensaje', { contenido, ...destino('directo', other._id) });
    expect(mensaje?.contenido).toBe(contenido);
    const { mensajes } = await world.mensajes(other, 'directo', world.luis._id);
    expect(mensajes[0]?.contenido).toBe(contenido);
  });
});
