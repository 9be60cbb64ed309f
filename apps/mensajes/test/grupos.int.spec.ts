import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnitOfWork } from '@pmp/platform';
import { equipoEliminado, miembroAnadido } from '@pmp/contracts/usuarios';
import {
  papeleraPurgada,
  proyectoActualizado,
  proyectoEliminado,
  proyectoRestaurado,
} from '@pmp/contracts/proyectos';
import { BATCH } from '../src/grupos/grupos.service';
import { eventually, newId, World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

type Definition = Parameters<Parameters<Parameters<UnitOfWork['run']>[0]>[0]['fact']>[0];

/** Publishes the fact as its owner would. */
const happens = (def: Definition, datos: object) =>
  world.service.app.get(UnitOfWork).run(async (tx) => tx.fact(def, datos));

const left = async (key: string) => ({
  mensajes: await world.collection('mensajes').countDocuments({ chat: key }),
  lecturas: await world.collection('lecturas').countDocuments({ chat: key }),
});

describe('a deleted group', () => {
  it('takes its chat with it, in batches, and nobody can write in it any more', async () => {
    const team = await world.group([world.ana, world.luis]);
    await world.send(world.ana, 'equipo', team);
    const [one] = await world
      .collection('mensajes')
      .find({ chat: `equipo.${team}` })
      .toArray();
    const { _id: _first, ...rest } = one!;
    const more = Array.from({ length: BATCH + 20 }, (_, n) => ({ ...rest, secuencia: n + 2 }));
    await world.collection('mensajes').insertMany(more);
    const other = await world.send(world.ana, 'equipo', world.team);
    await happens(equipoEliminado, { _id: team, nombre: 'Equipo' });
    await eventually(async () => expect(await left(`equipo.${team}`)).toEqual({ mensajes: 0, lecturas: 0 }));
    await expect(world.send(world.ana, 'equipo', team)).rejects.toThrow('La conversación no existe');
    expect((await world.mensajes(world.ana, 'equipo', team)).mensajes).toEqual([]);
    expect((await world.mensajes(world.ana, 'equipo', world.team)).mensajes.map(({ _id }) => _id)).toEqual([
      other._id,
    ]);
  });

  it('takes its chat with it even if nobody had written in it', async () => {
    const project = newId();
    await world.putProject(project, world.team, 'Mudo');
    await happens(proyectoEliminado, { _id: project, nombre: 'Mudo', clave: 'M', equipo: world.team });
    await eventually(() => expect(world.send(world.ana, 'proyecto', project)).rejects.toThrow('no existe'));
  });

  it('makes the gateway check again who may have a project’s chat open', async () => {
    const asked: string[][] = [];
    world.nats.subscribe('vivo.control.revisar', {
      callback: (_error, message) => void asked.push(message.json<{ usuarios: string[] }>().usuarios),
    });
    await world.nats.flush();
    await happens(proyectoEliminado, { _id: newId(), nombre: 'X', clave: 'X', equipo: world.team });
    await eventually(() => expect(asked.flat()).toContain(world.luis._id));
  });
});

describe('the chat of a deleted project', () => {
  const project = async () => {
    const _id = newId();
    await world.putProject(_id, world.team, 'Tienda');
    const hecho = { _id, nombre: 'Tienda', clave: 'T', equipo: world.team };
    const hidden = async () => {
      const gone = { _id: `proyecto.${_id}` as never, eliminado: { $type: 'date' } };
      await eventually(async () => expect(await world.collection('chats').countDocuments(gone)).toBe(1));
      await expect(world.send(world.ana, 'proyecto', _id)).rejects.toThrow('no existe');
    };
    return { _id, hecho, hidden };
  };

  it('is restored with it: messages, what each person has read, and room for the next message', async () => {
    const { _id, hecho, hidden } = await project();
    await world.send(world.ana, 'proyecto', _id);
    await world.send(world.luis, 'proyecto', _id);
    const before = await world.mensajes(world.ana, 'proyecto', _id);
    const chat = await world.chat(world.ana, _id);
    await happens(proyectoEliminado, { ...hecho, version: 2 });
    await hidden();
    expect(await left(`proyecto.${_id}`)).toEqual({ mensajes: 2, lecturas: 2 });
    await happens(proyectoRestaurado, { ...hecho, version: 3 });
    await eventually(async () => expect(await world.chat(world.ana, _id)).toEqual(chat));
    expect(await world.mensajes(world.ana, 'proyecto', _id)).toEqual(before);
    await world.send(world.eva, 'proyecto', _id);
    expect((await world.mensajes(world.ana, 'proyecto', _id)).mensajes).toHaveLength(3);
  });

  it('is not created by the restoration', async () => {
    const { _id, hecho, hidden } = await project();
    await happens(proyectoEliminado, { ...hecho, version: 2 });
    await hidden();
    await happens(proyectoRestaurado, { ...hecho, version: 3 });
    await eventually(async () =>
      expect(await world.collection('chats').countDocuments({ _id: `proyecto.${_id}` as never })).toBe(0),
    );
    await world.send(world.ana, 'proyecto', _id);
  });

  it('stays when the fact of the restoration arrives before that of the deletion', async () => {
    const { _id, hecho } = await project();
    const other = await project();
    await world.send(world.ana, 'proyecto', _id);
    await happens(proyectoRestaurado, { ...hecho, version: 3 });
    await eventually(async () =>
      expect(await world.collection('noticias').countDocuments({ _id: _id as never })).toBe(1),
    );
    await happens(proyectoEliminado, { ...hecho, version: 2 });
    await happens(proyectoEliminado, { ...other.hecho, version: 2 });
    await other.hidden();
    await world.send(world.ana, 'proyecto', _id);
  });

  it('is removed for good when the project is purged', async () => {
    const { _id, hecho, hidden } = await project();
    await world.send(world.ana, 'proyecto', _id);
    await happens(proyectoEliminado, { ...hecho, version: 2 });
    await hidden();
    await happens(papeleraPurgada, { _id, tipo: 'proyecto', titulo: 'Tienda', proyecto: _id });
    await eventually(async () => expect(await left(`proyecto.${_id}`)).toEqual({ mensajes: 0, lecturas: 0 }));
    await happens(proyectoRestaurado, { ...hecho, version: 3 });
    await hidden();
  });
});

describe('somebody who enters a group', () => {
  it('has no unread messages from before, and makes nobody’s message unread', async () => {
    const nuevo = await world.person();
    const team = await world.group([world.ana, world.luis]);
    const project = newId();
    await world.putProject(project, team, 'Tienda');
    for (const [tipo, id] of [
      ['equipo', team],
      ['proyecto', project],
    ] as const) {
      await world.send(world.ana, tipo, id);
      await world.send(world.luis, tipo, id);
    }
    await world.group([world.ana, world.luis, nuevo], { _id: team });
    await happens(miembroAnadido, { equipo: team, nombreEquipo: 'E', usuario: nuevo._id, rol: 'miembro' });
    await eventually(async () => {
      expect(await world.chat(nuevo, team)).toMatchObject({ noLeidos: 0, leidoHasta: 2 });
      expect(await world.chat(nuevo, project)).toMatchObject({ noLeidos: 0, leidoHasta: 2 });
    });
    expect((await world.mensajes(world.ana, 'equipo', team)).mensajes[0]?.leido).toBe(true);
    await world.send(world.ana, 'equipo', team);
    await happens(miembroAnadido, { equipo: team, nombreEquipo: 'E', usuario: nuevo._id, rol: 'miembro' });
    await world.outboxIsEmpty();
    expect(await world.chat(nuevo, team)).toMatchObject({ noLeidos: 1 });
  });

  it('has none either when they enter because a project changes its team', async () => {
    const nuevo = await world.person();
    const [before, after] = [await world.group([world.ana]), await world.group([nuevo])];
    const project = newId();
    await world.putProject(project, before, 'Tienda');
    await world.send(world.ana, 'proyecto', project);
    await world.putProject(project, after, 'Tienda');
    const estado = { estado: 'activo', estadoAnterior: 'activo' };
    const hecho = {
      _id: project,
      nombre: 'Tienda',
      clave: 'T',
      equipo: after,
      cambios: ['equipo'],
      ...estado,
    };
    await happens(proyectoActualizado, hecho);
    await eventually(async () =>
      expect(await world.chat(nuevo, project)).toMatchObject({ noLeidos: 0, secuencia: 1 }),
    );
  });
});
