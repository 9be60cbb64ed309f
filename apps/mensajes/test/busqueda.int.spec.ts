import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mensajesBusquedaReplySchema, type MensajeEncontrado } from '@pmp/contracts/mensajes';
import type { TestPerson } from '@pmp/testing';
import { PalabrasBackfill } from '../src/busqueda/palabras-backfill';
import { eventually, newId, World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const search = async (person: TestPerson, q: string, limite = 20): Promise<MensajeEncontrado[]> => {
  const { body } = await world.as(person)(
    'GET',
    `/mensajes/buscar?q=${encodeURIComponent(q)}&limite=${limite}`,
  );
  return mensajesBusquedaReplySchema.parse(body).resultados;
};
const textos = async (person: TestPerson, q: string, limite?: number) =>
  (await search(person, q, limite)).map(({ extracto }) => extracto);

describe('the search over all conversations', () => {
  it('finds messages of one’s own chats, newest first, with their chat and a link', async () => {
    const [uno, dos, tres] = await Promise.all([1, 2, 3].map(() => world.person()));
    const team = await world.group([uno!, dos!], { nombre: 'Zorros' });
    const project = newId();
    await world.putProject(project, team, 'Ánfora');
    await world.send(dos!, 'equipo', team, { contenido: 'La migración empieza el lunes' });
    await world.send(dos!, 'proyecto', project, { contenido: 'Otra MIGRACION lista' });
    const { _id } = await world.send(dos!, 'directo', uno!._id, { contenido: '¿Hablamos de migraciones?' });
    await world.send(dos!, 'directo', tres!._id, { contenido: 'La migración es un secreto' });

    expect(await textos(uno!, 'migracion')).toEqual([
      '¿Hablamos de migraciones?',
      'Otra MIGRACION lista',
      'La migración empieza el lunes',
    ]);
    expect(await textos(uno!, 'migracion', 2)).toHaveLength(2);
    expect(await textos(uno!, 'lunes la Migración')).toEqual(['La migración empieza el lunes']);
    expect(await textos(tres!, 'migracion')).toEqual(['La migración es un secreto']);
    expect(await textos(world.admin, 'migracion')).toEqual([]);
    expect(await textos(uno!, '.*')).toEqual([]);
    expect((await search(uno!, 'hablamos'))[0]).toMatchObject({
      _id,
      emisor: { _id: dos!._id },
      chat: { _id: dos!._id, tipo: 'directo' },
      enlace: `/mensajes?chat=${dos!._id}&tipo=directo&mensaje=${_id}`,
    });
  });

  it('follows edits, deletions and people who leave', async () => {
    const [uno, dos] = await Promise.all([world.person(), world.person()]);
    const team = await world.group([uno, dos]);
    const { _id } = await world.send(uno, 'equipo', team, { contenido: 'presupuesto' });
    await world.as(uno)('PUT', `/mensajes/${_id}`, { contenido: 'calendario' });
    expect([await textos(uno, 'presupuesto'), await textos(dos, 'calendario')]).toEqual([[], ['calendario']]);
    await world.as(uno)('DELETE', `/mensajes/${_id}`);
    expect(await textos(dos, 'calendario')).toEqual([]);

    await world.send(uno, 'equipo', team, { contenido: 'factura' });
    expect(await textos(dos, 'factura')).toEqual(['factura']);
    await world.group([uno], { _id: team });
    expect(await textos(dos, 'factura')).toEqual([]);
  });

  it('finds what an earlier version stored, once it has been filled in', async () => {
    const [uno, dos] = await Promise.all([world.person(), world.person()]);
    const { contenido } = await world.send(uno, 'directo', dos._id, { contenido: 'antiguamente' });
    await world.collection('mensajes').updateOne({ contenido }, { $unset: { palabras: 1 } });
    await world.collection('pasadas').deleteMany({});
    expect(await textos(dos, 'antiguamente')).toEqual([]);
    world.service.app.get(PalabrasBackfill, { strict: false }).onApplicationBootstrap();
    await eventually(async () => {
      expect(await textos(dos, 'antiguamente')).toEqual([contenido]);
      expect(await world.collection('pasadas').countDocuments()).toBe(1);
    });
  });
});
