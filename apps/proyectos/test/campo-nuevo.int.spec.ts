import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addCampo } from '@pmp/contracts/proyectos/campo-de-prueba';
import type { Kind } from '../src/elementos/kinds/kind';
import type { World as AnyWorld } from './world';

/** A field that no file names: whatever takes it along does so because its kind has it. */
const CAMPO = 'sonda';
addCampo(CAMPO);

// Only now, so that all of this is loaded with the field: what follows it must.
const { epica } = await import('../src/epicas/epica.kind');
const { historia } = await import('../src/historias/historia.kind');
const { tarea } = await import('../src/tareas/tarea.kind');
const KINDS = [epica, historia, tarea] as unknown as Kind[];
const inIt = (doc: object) => ({ [CAMPO]: (doc as Record<string, string | undefined>)[CAMPO] ?? '' });
for (const kind of KINDS) {
  const { toShape, toEstado } = kind;
  kind.fields[CAMPO] = String;
  kind.toShape = (doc, beside) => ({ ...toShape(doc, beside), ...inIt(doc) });
  kind.toEstado = (doc) => ({ ...toEstado(doc), ...inIt(doc) });
}
const { lineSchemas } = await import('@pmp/paquete');
const { noneLiving } = await import('@pmp/paquete/servicio');
const { toEpicaDoc, toHistoriaDoc, toTareaDoc } = await import('../src/paquete/escribir/proyectos-docs');
const { readEpicas, readHistorias, readTareas } = await import('../src/paquete/leer/read-proyectos');
const { Types } = await import('mongoose');
const { World, newId } = await import('./world');
const { withoutColumn } = await import('./written-fields');

let world: AnyWorld;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

type Thing = Record<string, unknown> & { _id: string };

const NAMES = { epica: 'epicas', historia: 'historias', tarea: 'tareas' } as const;
const TIPOS = Object.keys(NAMES) as (keyof typeof NAMES)[];

const get = async (url: string) => (await world.as(world.member)('GET', url)).body;
const read = async (tipo: keyof typeof NAMES, id: string) =>
  (await get(`/${NAMES[tipo]}/${id}`))[tipo] as Thing;

/** An epic with a story with a task, each of which says something in the field. */
async function said() {
  const proyecto = await world.proyecto();
  const made = await world.epica(proyecto._id, { [CAMPO]: 'de la épica' });
  const story = await world.historia(made, { [CAMPO]: 'de la historia' });
  const task = await world.tarea(story, { [CAMPO]: 'de la tarea' });
  return { proyecto, epica: made, historia: story, tarea: task };
}
const WORDS = { epica: 'de la épica', historia: 'de la historia', tarea: 'de la tarea' };

describe.each(TIPOS)('a field that is new in its kind (%s)', (tipo) => {
  it('is written, read, listed, and told in the history when it changes', async () => {
    const tree = await said();
    const { _id } = tree[tipo];
    expect(await read(tipo, _id)).toMatchObject({ [CAMPO]: WORDS[tipo] });
    const listed = await get(`/${NAMES[tipo]}/proyecto/${tree.proyecto._id}`);
    expect(listed[NAMES[tipo]]).toMatchObject([{ [CAMPO]: WORDS[tipo] }]);
    await world.as(world.member)('PUT', `/${NAMES[tipo]}/${_id}`, { [CAMPO]: 'otra cosa' });
    const { cambios } = await get(`/${NAMES[tipo]}/${_id}/historial`);
    expect(cambios[0]).toMatchObject({ campo: CAMPO, de: WORDS[tipo], a: 'otra cosa' });
  });

  it('comes back from the trash', async () => {
    const tree = await said();
    const { _id } = tree[tipo];
    await world.as(world.member)('DELETE', `/${NAMES[tipo]}/${_id}`);
    await world.as(world.member)('POST', `/papelera/${_id}/restaurar`, {});
    expect(await read(tipo, _id)).toMatchObject({ [CAMPO]: WORDS[tipo] });
  });
});

describe('a field that is new in all kinds', () => {
  it('is in a template made of an item, and in what is made from it', async () => {
    const tree = await said();
    const { plantilla } = (
      await world.as(world.member)('POST', `/plantillas/proyecto/${tree.proyecto._id}`, {
        nombre: 'Cobro',
        tipo: 'epica',
        desde: tree.epica._id,
      })
    ).body;
    const used = (await world.as(world.member)('POST', `/plantillas/${plantilla._id}/usar`, {})).body;
    for (const tipo of TIPOS) expect(used[NAMES[tipo]]).toMatchObject([{ [CAMPO]: WORDS[tipo] }]);
  });

  it('is proposed and shown, and done and undone as the other fields are', async () => {
    const tree = await said();
    const agent = world.service.people.withToken(world.creator, 'proponer');
    for (const tipo of TIPOS)
      await world.as(agent)('PUT', `/${NAMES[tipo]}/${tree[tipo]._id}`, { [CAMPO]: 'propuesta' });
    const nueva = newId();
    const body = { _id: nueva, titulo: 'Nueva', proyecto: tree.proyecto._id, [CAMPO]: 'propuesta' };
    await world.as(agent)('POST', '/epicas', body);
    const { propuestas } = await get(`/propuestas?proyecto=${tree.proyecto._id}`);
    const { _id, cambios } = propuestas[0];
    for (const cambio of cambios)
      expect(cambio.campos).toContainEqual(expect.objectContaining({ campo: CAMPO, a: 'propuesta' }));
    const tomar = cambios.map((cambio: Thing) => cambio._id);
    await world.as(world.member)('POST', `/propuestas/${_id}/decidir`, { tomar });
    for (const tipo of TIPOS)
      expect(await read(tipo, tree[tipo]._id)).toMatchObject({ [CAMPO]: 'propuesta' });
    expect(await read('epica', nueva)).toMatchObject({ [CAMPO]: 'propuesta' });
    await world.as(world.member)('POST', `/propuestas/${_id}/deshacer`, {});
    for (const tipo of TIPOS)
      expect(await read(tipo, tree[tipo]._id)).toMatchObject({ [CAMPO]: WORDS[tipo] });
  });

  it('goes into a package and out of it again', async () => {
    const tree = await said();
    const reading = {
      base: world.service.connection.db,
      people: { correoOrNull: () => Promise.resolve(null), correoOf: () => Promise.resolve('a@b.es') },
      proyecto: new Types.ObjectId(tree.proyecto._id),
      living: noneLiving(),
    } as never;
    const writing = {
      plan: { proyecto: tree.proyecto },
      idOf: () => new Types.ObjectId(),
      idOrNull: () => null,
      versionOf: () => 1,
    } as never;
    const first = async (lines: AsyncGenerator): Promise<unknown> => (await lines.next()).value;
    const kept = [
      toEpicaDoc(lineSchemas.epicas.parse(await first(readEpicas(reading))), writing),
      toHistoriaDoc(lineSchemas.historias.parse(await first(readHistorias(reading))), writing),
      toTareaDoc(lineSchemas.tareas.parse(await first(readTareas(reading))), writing),
    ];
    expect(kept).toMatchObject(TIPOS.map((tipo) => ({ [CAMPO]: WORDS[tipo] })));
  });

  it('is named as missing in the sheet, where somebody has to say what its column is called', () => {
    for (const kind of KINDS) expect(withoutColumn(kind)).toEqual([CAMPO]);
  });
});
