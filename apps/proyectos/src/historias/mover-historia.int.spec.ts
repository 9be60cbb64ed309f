import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { historiaActualizada, historiaEstado, type Epica, type Historia } from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { newId, World } from '../../test/world';
import { Cupos } from '../elementos/cupos/cupos';
import { Kinds } from '../elementos/kinds/kinds';
import { SprintsService } from '../sprints/sprints.service';
import { historia } from './historia.kind';
import { TurnsByKey } from './turns-by-key';

let world: World;
let epica: Epica;
let made: Historia[];
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  epica = await world.epica((await world.proyecto())._id);
  made = [];
  for (const titulo of ['A', 'B', 'C', 'D']) made.push(await world.historia(epica, { titulo }));
});

const idOf = (titulo: string) => made.find((historia) => historia.titulo === titulo)?._id ?? null;
const order = async (): Promise<string> => {
  const { historias } = (await world.as(world.member)('GET', `/historias/proyecto/${epica.proyecto}`)).body;
  return historias.map(({ titulo }: Historia) => titulo).join('');
};
const move = (titulo: string, despuesDe: string | null, antesDe: string | null, fields: object = {}) =>
  world.command('mover-historia', {
    actor: world.member._id,
    historia: idOf(titulo),
    proyecto: epica.proyecto,
    estados: ['pendiente'],
    estado: 'pendiente',
    despuesDe: despuesDe && (idOf(despuesDe) ?? despuesDe),
    antesDe: antesDe && (idOf(antesDe) ?? antesDe),
    ...fields,
  });

/** What the mover's board shows: versions by title. */
const seen = (versions: Record<string, number>, titulo = epica.titulo) => ({
  visto: {
    epica: { _id: epica._id, titulo },
    versiones: Object.fromEntries(Object.entries(versions).map(([name, version]) => [idOf(name), version])),
  },
});

describe('moving a story on a board', () => {
  it.each([
    ['between two', 'D', 'A', 'B', 'ADBC'],
    ['last', 'A', 'D', null, 'BCDA'],
    ['in front of one', 'D', null, 'B', 'ADBC'],
    ['first', 'C', null, null, 'CABD'],
    ['between two that have swapped places', 'D', 'C', 'A', 'ABCD'],
    ['behind one that no longer exists', 'D', newId(), 'B', 'ADBC'],
    ['behind itself', 'B', 'B', null, 'ABCD'],
  ])('puts it %s', async (_where, titulo, despuesDe, antesDe, expected) => {
    const reply = await move(titulo, despuesDe, antesDe);
    expect(reply).toMatchObject({ datos: { _id: idOf(titulo), version: 2 } });
    expect(await order()).toBe(expected);
  });

  describe('of which the board says only what its column holds', () => {
    const dentro = [{ estado: 'pendiente', columnas: [], salvo: true }];
    /** C is in another column. */
    const drop = async (titulo: string, despuesDe?: string | null, entre = 'ACD') => {
      await world.as(world.member)('PUT', `/historias/${idOf('C')}`, { estado: 'en progreso' });
      const sitio = { entre: [...entre].map(idOf), dentro };
      return move(titulo, null, null, { despuesDe: despuesDe && (idOf(despuesDe) ?? despuesDe), sitio });
    };

    it.each([
      ['first', 'D', null, 'ACD', 'DAC'],
      ['behind one, in front of the next of its column', 'C', 'A', 'ACD', 'ACD'],
      ['behind the last, in front of what follows in any column', 'C', undefined, 'ABCD', 'ADC'],
      ['behind one that has left the column', 'A', 'C', 'ACD', 'CAD'],
      ['nowhere, when it is in the column and no place is named', 'A', undefined, 'ACD', 'ACD'],
    ])('puts it %s', async (_where, titulo, despuesDe, entre, expected) => {
      expect(await drop(titulo, despuesDe, entre)).toMatchObject({ datos: { _id: idOf(titulo) } });
      expect((await order()).replace('B', '')).toBe(expected);
    });

    it('finds the next one of a small board in a large project', async () => {
      for (let n = 0; n < 12; n++) await world.historia(epica, { titulo: '-' });
      made.push(await world.historia(epica, { titulo: 'Z' }));
      await drop('D', null, 'DZ');
      expect((await order()).slice(-2)).toBe('DZ');
    });

    it.each(['B', 'A', newId()])('refuses a place behind %s, off the board or itself', async (despuesDe) => {
      expect(await drop('A', despuesDe)).toMatchObject({ error: { kind: 'invalid' } });
    });
  });

  it('keeps stories created later behind the one that was moved to the end', async () => {
    await move('A', 'D', null);
    await world.historia(epica, { titulo: 'E' });
    expect(await order()).toBe('BCDAE');
  });

  it('keeps ranks short at the end of a column, whatever follows in another column', async () => {
    const enProgreso = { estados: ['en progreso'], estado: 'en progreso' };
    await move('B', 'A', 'C', enProgreso);
    await move('D', 'A', 'B');
    const ranks: string[] = [];
    for (let i = 0; i < 30; i++) {
      const [last, other] = i % 2 ? ['C', 'D'] : ['D', 'C'];
      const reply = await move(other!, last!, 'B');
      ranks.push((reply as { datos: { datos: Historia } }).datos.datos.orden);
    }
    expect(ranks).toEqual([...ranks].sort());
    expect(await order()).toBe('ACDB');
    // A random digit may be the highest one and need one more; halving the room thirty times would need five or six.
    expect(ranks.at(-1)!.length - ranks[0]!.length).toBeLessThan(3);
  });

  it('is retried when somebody edits the story between the read and the write', async () => {
    const sprints = world.service.app.get(SprintsService);
    const slow = jest.spyOn(sprints, 'ofHistoria').mockImplementationOnce(async () => {
      await world.as(world.member)('PUT', `/historias/${idOf('A')}`, { puntos: 8 });
      return null;
    });
    const reply = await move('A', 'D', null, seen({ A: 1, D: 1 }));
    slow.mockRestore();
    expect(reply).toMatchObject({ datos: { version: 3, datos: { puntos: 8 } } });
    expect(await order()).toBe('BCDA');
  });

  describe('when the board says what it showed, as one of a version before does,', () => {
    beforeEach(async () => {
      await move('D', 'A', 'B', seen({ D: 1, A: 1, B: 1 }));
    });

    it.each([
      ['is as it showed', () => seen({ B: 1, A: 1, D: 2 })],
      ['has changed since: a story', () => seen({ B: 1, A: 2, D: 2 })],
      ['it did not show in full', () => seen({ B: 1, A: 1 })],
      ["has changed since: the epic's title", () => seen({ B: 1, A: 1, D: 2 }, 'Otro título')],
      ['nobody says', () => ({})],
    ])('moves the story when everything %s', async (_what, visto) => {
      expect(await move('B', 'A', 'D', visto())).toMatchObject({ datos: { version: 2 } });
      expect(await order()).toBe('ABDC');
    });

    it('moves the edited story when it was edited since', async () => {
      await world.as(world.member)('PUT', `/historias/${idOf('B')}`, { puntos: 5 });
      const reply = await move('B', 'A', 'D', seen({ B: 1, A: 1, D: 2 }));
      expect(reply).toMatchObject({ datos: { version: 3, datos: { puntos: 5 } } });
      expect(await order()).toBe('ABDC');
    });

    it('does not bring back a story deleted since', async () => {
      await world.as(world.creator)('DELETE', `/historias/${idOf('B')}`);
      const reply = await move('B', 'A', 'D', seen({ B: 1, A: 1, D: 2 }));
      expect(reply).toMatchObject({ error: { kind: 'missing' } });
      expect(await order()).toBe('ADC');
    });
  });

  it('sets the estado of the column only when its own does not belong there', async () => {
    const column = { estados: ['en progreso', 'en revisión'], estado: 'en progreso' };
    expect(await move('A', null, null, column)).toMatchObject({
      datos: { datos: { estado: 'en progreso' } },
    });
    await world.as(world.member)('PUT', `/historias/${idOf('B')}`, { estado: 'en revisión' });
    expect(await move('B', null, null, column)).toMatchObject({
      datos: { datos: { estado: 'en revisión' } },
    });
  });

  it('returns the state that it publishes and its names, with live event, fact and history', async () => {
    const heard = await world.hear();
    const label = { nombre: 'pagos', color: 'azul' };
    const { etiqueta } = (
      await world.as(world.member)('POST', `/etiquetas/proyecto/${epica.proyecto}`, label)
    ).body;
    const { nombre } = etiqueta;
    made.push(
      await world.historia(epica, {
        titulo: 'E',
        responsable: world.member._id,
        etiquetas: [etiqueta._id],
      }),
    );
    const sprint = await world.sprint(
      epica.proyecto,
      made.map(({ _id }) => _id),
    );
    const reply = await move('E', 'C', 'D', { estados: ['completada'], estado: 'completada' });
    const _id = idOf('E') ?? '';
    // Messages about the creation of the stories may still be arriving, so the last one about this story counts.
    const told = (subject: string) =>
      heard.messages.findLast(
        (message) => message.subject === subject && JSON.stringify(message.body).includes(_id),
      )?.body;
    const live = `vivo.proyecto.${epica.proyecto}`;
    await eventually(() => {
      expect(told(historiaActualizada.subject)).toBeDefined();
      expect(told(`${historiaEstado.subject}.${_id}`)).toMatchObject({ version: 2 });
      expect(told(live)).toMatchObject({ datos: { accion: 'actualizado' } });
    });
    const { version, datos } = told(`${historiaEstado.subject}.${_id}`);
    const responsable = { _id: world.member._id, nombre: 'Mario Miembro', avatar: null };
    const etiquetas = [{ _id: etiqueta._id, nombre, color: etiqueta.color }];
    const nombres = { epica: epica.titulo, responsable, etiquetas };
    expect(reply).toEqual({ datos: { _id, version, datos, nombres } });
    expect(told(historiaActualizada.subject).datos).toMatchObject({
      cambios: ['orden', 'estado'],
      estado: 'completada',
      estadoAnterior: 'pendiente',
    });
    expect(told(live).datos).toMatchObject({
      entidad: 'historia',
      accion: 'actualizado',
      autor: world.member._id,
      datos: { estado: 'completada', version: 2, sprintId: { _id: sprint, nombre: 'Sprint 1' } },
    });
    await heard.stop();
  });

  it('ends with one order when two people move one card, and moves both when they move two', async () => {
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => move('A', 'D', null)),
      ...Array.from({ length: 4 }, () => move('A', 'B', 'C')),
      move('B', 'C', 'D'),
    ]);
    const versions = replies.slice(0, 8).map((reply) => (reply['datos'] as { version: number }).version);
    expect(versions.sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    const now = (await world.as(world.member)('GET', `/historias/${idOf('A')}`)).body.historia as Historia;
    const last = replies.slice(0, 8).find((reply) => (reply['datos'] as Historia).version === 9);
    expect(last).toMatchObject({ datos: { datos: { orden: now.orden } } });
    expect(new Set(await order()).size).toBe(4);
  });

  it('lets thirty-two people move one card at once: one order for all, no card twice', async () => {
    const writes = jest.spyOn(world.service.app.get(Kinds).of(historia), 'update');
    const places = [
      ['B', 'C'],
      ['C', 'D'],
      ['D', null],
      [null, 'B'],
    ] as const;
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_, n) => {
        const [despuesDe, antesDe] = places[n % places.length]!;
        return move('A', despuesDe, antesDe);
      }),
    );
    const moved = replies.map((reply) => reply['datos'] as { version: number; datos: Historia });
    const byVersion = moved.sort((one, other) => one.version - other.version);
    expect(byVersion.map(({ version }) => version)).toEqual(Array.from({ length: 32 }, (_, n) => n + 2));
    const now = (await world.as(world.member)('GET', `/historias/${idOf('A')}`)).body.historia as Historia;
    expect(now).toMatchObject({ version: 33, orden: byVersion.at(-1)!.datos.orden });
    expect(writes).toHaveBeenCalledTimes(32);
    writes.mockRestore();
  });

  it('orders twenty stories that are dropped at the same place', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => world.historia(epica)));
    const drop = (_id: string) => move('A', 'A', 'B', { historia: _id });
    const replies = await Promise.all(many.map(({ _id }) => drop(_id)));
    const ranks = replies.map((reply) => (reply['datos'] as { datos: Historia }).datos.orden);
    expect(new Set(ranks).size).toBe(20);
    expect((await order()).startsWith('A')).toBe(true);
  });

  describe('into a column', () => {
    const columna = newId();
    const dentro = [{ estado: 'en progreso', columnas: [columna], salvo: false }];
    const cupo = { columna, nombre: 'Diseño', dentro, entre: null, maximo: 2, por: 'tarjetas' };
    const into = (titulo: string, fields: object = {}) =>
      move(titulo, null, null, {
        estados: ['en progreso'],
        estado: 'en progreso',
        columna: { _id: columna, nombre: 'Diseño' },
        ...fields,
      });
    const full = { kind: 'conflict', motivo: 'proyectos.columnaLlena' };

    it('keeps which one it is, with the name in the history', async () => {
      expect(await into('A')).toMatchObject({ datos: { datos: { columna } } });
      const otra = newId();
      const moved = { columna: { _id: otra, nombre: 'Pruebas', antes: 'Diseño' } };
      expect(await into('A', moved)).toMatchObject({ datos: { datos: { columna: otra } } });
      await move('A', 'D', null, { estados: ['en progreso'], estado: 'en progreso' });
      const { historia: now } = (await world.as(world.member)('GET', `/historias/${idOf('A')}`)).body;
      expect(now).toMatchObject({ columna: otra, estado: 'en progreso' });
      const { cambios } = (await world.as(world.member)('GET', `/historias/${idOf('A')}/historial`)).body;
      const told = cambios.map(({ campo, accion, de, a }: Record<string, unknown>) =>
        [campo, accion, de, a].join(),
      );
      expect(told.filter((row: string) => row.startsWith('columna')).sort()).toEqual([
        'columna,movido,,Diseño',
        'columna,movido,Diseño,Pruebas',
      ]);
    });

    it('with a limit lets one of many have the last place, and tells the others why', async () => {
      await into('A', { cupo });
      const replies = await Promise.all(
        ['B', 'C', 'D', 'B', 'C', 'D'].map((titulo) => into(titulo, { cupo })),
      );
      const refused = replies.filter(({ error }) => error);
      expect(refused).toHaveLength(4);
      expect(refused[0]).toMatchObject({
        error: { ...full, message: 'La columna «Diseño» está llena: su límite de tarjetas es 2' },
      });
      const { historias } = (await world.as(world.member)('GET', `/historias/proyecto/${epica.proyecto}`))
        .body;
      const inside = historias.filter((each: Historia) => each.columna === columna);
      expect(inside).toHaveLength(2);
      // One that is in already takes no further place, and one that leaves frees its own.
      expect(await into('A', { cupo, despuesDe: idOf('D') })).toHaveProperty('datos');
      await move('A', null, null, { estados: ['completada'], estado: 'completada' });
      const waiting = ['B', 'C', 'D'].filter(
        (titulo) => !inside.some((each: Historia) => each.titulo === titulo),
      );
      expect(await into(waiting[0]!, { cupo })).toHaveProperty('datos');
      expect(await into(waiting[1]!, { cupo })).toMatchObject({ error: full });
    });

    it('holds the last place against another replica too', async () => {
      const cupos = world.service.app.get(Cupos);
      const one = { ...cupo, maximo: 1 };
      const admit = cupos.admit.bind(cupos);
      // What another replica lets in between counting and writing, past the turns of this process.
      const slow = jest.spyOn(cupos, 'admit').mockImplementationOnce(async (...asked) => {
        const admitted = await admit(...asked);
        expect(await into('B', { cupo: { ...one, nombre: 'B' } })).toHaveProperty('datos');
        return admitted;
      });
      const turns = jest.spyOn(TurnsByKey.prototype, 'take').mockImplementation((_key, work) => work());
      try {
        expect(await into('A', { cupo: one })).toMatchObject({ error: full });
      } finally {
        slow.mockRestore();
        turns.mockRestore();
      }
    });

    it('counts the stories of its board only, by points where the limit is in points', async () => {
      const put = (titulo: string, puntos: number) =>
        world.as(world.member)('PUT', `/historias/${idOf(titulo)}`, { puntos });
      await put('A', 5);
      await put('B', 3);
      await into('A');
      const points = { ...cupo, maximo: 7, por: 'puntos' };
      expect(await into('B', { cupo: points })).toMatchObject({
        error: {
          motivo: 'proyectos.columnaSinPuntos',
          parametros: { columna: 'Diseño', maximo: 7, ocupado: 5, puntos: 3 },
        },
      });
      expect(await into('C', { cupo: points })).toHaveProperty('datos');
      const board = { ...points, entre: [idOf('B'), idOf('C')] };
      expect(await into('B', { cupo: board })).toHaveProperty('datos');
    });
  });

  it.each([
    ['a story of another project', () => ({ proyecto: newId() }), 'missing'],
    ['a story that does not exist', () => ({ historia: newId() }), 'missing'],
    ['a malformed id', () => ({ historia: { $gt: '' } }), 'invalid'],
    ['a column without estados', () => ({ estados: [] }), 'invalid'],
  ])('refuses %s', async (_what, fields, kind) => {
    expect(await move('A', null, null, fields())).toMatchObject({ error: { kind } });
    expect(await order()).toBe('ABCD');
  });

  it('refuses a story whose epic is gone', async () => {
    await world.as(world.creator)('DELETE', `/epicas/${epica._id}`);
    expect(await move('A', null, null)).toMatchObject({ error: { kind: 'missing' } });
  });

  it('ignores neighbours of another project', async () => {
    const foreign = await world.tree();
    await move('D', foreign.historia._id, 'B');
    expect(await order()).toBe('ADBC');
  });
});
