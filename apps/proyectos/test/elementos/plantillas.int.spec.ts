import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  erroresProyectos,
  type Epica,
  type Historia,
  type Plantilla,
  type Tarea,
} from '@pmp/contracts/proyectos';
import { newId, World } from '../world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const call = () => world.as(world.member);
const make = async (proyecto: string, body: object): Promise<Plantilla> =>
  (await call()('POST', `/plantillas/proyecto/${proyecto}`, { nombre: 'Cobro', ...body })).body
    .plantilla as Plantilla;
const list = async (proyecto: string) =>
  (await call()('GET', `/plantillas/proyecto/${proyecto}`)).body.plantillas as Plantilla[];

interface Usada {
  tipo: string;
  _id: string;
  epicas: Epica[];
  historias: Historia[];
  tareas: Tarea[];
}
const use = async (id: string, body: object = {}) => {
  const reply = await call()('POST', `/plantillas/${id}/usar`, body);
  return { status: reply.status, ...(reply.body as unknown as Usada) };
};

const EPICA = {
  titulo: 'Lanzamiento',
  historias: [
    {
      titulo: 'Preparar',
      puntos: 3,
      criterios: ['Está probado', 'Está documentado'],
      tareas: [{ titulo: 'Escribir las notas', tipo: 'documentación', criterios: ['En cuatro idiomas'] }],
    },
    { titulo: 'Anunciar' },
  ],
};

describe('a template', () => {
  it('of an epic makes it with its stories, their tasks and their criteria, each with a key of its own', async () => {
    const { _id: proyecto } = await world.proyecto();
    const plantilla = await make(proyecto, { tipo: 'epica', contenido: EPICA });
    expect(plantilla).toMatchObject({ tipo: 'epica', elementos: 4, version: 1 });
    const asked = ({ _id: usuario }: typeof world.member) =>
      world.command('consultar-plantillas', { usuario, proyecto });
    const plantillas = [{ nombre: plantilla.nombre, tipo: 'epica', elementos: 4 }];
    expect(await asked(world.member)).toMatchObject({ datos: { plantillas } });
    expect(await asked(world.outsider)).toHaveProperty('error');
    const { status, epicas, historias, tareas } = await use(plantilla._id, { titulo: 'Lanzamiento 2' });
    expect(status).toBe(201);
    expect(epicas).toMatchObject([{ titulo: 'Lanzamiento 2', estado: 'pendiente', proyecto }]);
    expect(historias).toMatchObject([
      { titulo: 'Preparar', puntos: 3, epicaId: { _id: epicas[0]?._id, titulo: 'Lanzamiento 2' } },
      { titulo: 'Anunciar', puntos: 0 },
    ]);
    expect(historias[0]?.criterios?.map(({ texto, hecho }) => [texto, hecho])).toEqual([
      ['Está probado', false],
      ['Está documentado', false],
    ]);
    expect(tareas).toMatchObject([
      {
        titulo: 'Escribir las notas',
        historiaId: historias[0]?._id,
        avanceCriterios: { hechos: 0, total: 1 },
      },
    ]);
    const claves = [...epicas, ...historias, ...tareas].map(({ clave }) => clave.split('-')[1]);
    expect(claves.sort()).toEqual(['1', '2', '3', '4']);
    const listed = (await call()('GET', `/historias/proyecto/${proyecto}`)).body.historias as Historia[];
    expect(listed.map(({ titulo }) => titulo)).toEqual(['Preparar', 'Anunciar']);
  });

  it('is made from an item as it is, with all that hangs from it and nobody in it', async () => {
    const { proyecto, epica } = await world.tree();
    const { etiqueta } = (await call()('POST', `/etiquetas/proyecto/${proyecto._id}`, { nombre: 'pagos' }))
      .body as { etiqueta: { _id: string } };
    const historia = await world.historia(epica, {
      titulo: 'Cobrar',
      estado: 'en progreso',
      responsable: world.member._id,
      etiquetas: [etiqueta._id],
      criterios: [{ texto: 'Cobra bien', hecho: true }],
    });
    await world.tarea(historia, { titulo: 'Probar', asignado: world.member._id });
    const plantilla = await make(proyecto._id, { tipo: 'historia', desde: historia._id });
    expect(plantilla.contenido).toEqual({
      titulo: 'Cobrar',
      comoUsuario: '',
      quiero: '',
      para: '',
      descripcion: '',
      prioridad: 'media',
      puntos: 0,
      etiquetas: [etiqueta._id],
      criterios: ['Cobra bien'],
      tareas: [expect.objectContaining({ titulo: 'Probar', tiempoEstimado: null, criterios: [] })],
    });
    const made = await use(plantilla._id, { epicaId: epica._id });
    expect(made.historias).toMatchObject([
      {
        estado: 'pendiente',
        responsable: null,
        criterios: [{ hecho: false }],
        etiquetas: [{ nombre: 'pagos' }],
      },
    ]);
    await call()('DELETE', `/etiquetas/${etiqueta._id}`);
    expect((await use(plantilla._id, { epicaId: epica._id })).historias).toMatchObject([{ etiquetas: [] }]);
  });

  it('makes nothing twice when the call is repeated, and nothing at all when part of it cannot be', async () => {
    const { proyecto, epica } = await world.tree();
    const { _id } = await make(proyecto._id, { tipo: 'historia', contenido: EPICA.historias[0]! });
    const body = { _id: newId(), epicaId: epica._id };
    const [first, again] = [await use(_id, body), await use(_id, body)];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect([again.historias, again.tareas]).toEqual([first.historias, first.tareas]);
    const count = async () =>
      ((await call()('GET', `/tareas/proyecto/${proyecto._id}`)).body.tareas as Tarea[]).length;
    const before = await count();
    const other = await world.tree();
    for (const refused of [{}, { epicaId: other.epica._id }, { epicaId: newId() }])
      expect(await use(_id, refused)).toMatchObject({
        status: 400,
        message: erroresProyectos.epicaDeOtroProyecto.message,
      });
    expect(await count()).toBe(before);
  });

  it('used by many at once gives every item a key of its own', async () => {
    const { proyecto, epica } = await world.tree();
    const { _id } = await make(proyecto._id, { tipo: 'historia', contenido: EPICA.historias[0]! });
    const made = await Promise.all(Array.from({ length: 6 }, () => use(_id, { epicaId: epica._id })));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    const claves = made.flatMap(({ historias, tareas }) =>
      [...historias, ...tareas].map(({ clave }) => clave),
    );
    expect(new Set(claves).size).toBe(12);
  });

  it('rewritten by many at once is as one of them wrote it', async () => {
    const { _id: proyecto } = await world.proyecto();
    const { _id } = await make(proyecto, { tipo: 'tarea', contenido: { titulo: 'Arreglar' } });
    const calls = [call(), world.as(world.creator)] as const;
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        calls[n % 2]!('PUT', `/plantillas/${_id}`, {
          nombre: `Nombre ${n}`,
          contenido: { titulo: `Título ${n}` },
          version: 1,
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const [now] = await list(proyecto);
    expect(now).toEqual(replies.find(({ status }) => status === 200)!.body.plantilla);
    expect(now!.contenido.titulo.slice(-1)).toBe(now!.nombre.slice(-1));
  });

  it('is renamed and rewritten, deleted and brought back, and refused by name when it makes too much or nothing', async () => {
    const { _id: proyecto } = await world.proyecto();
    const { _id } = await make(proyecto, { tipo: 'tarea', contenido: { titulo: 'Arreglar' } });
    const put = (body: object) => call()('PUT', `/plantillas/${_id}`, body);
    expect(
      (await put({ nombre: 'Error', contenido: { titulo: 'Corregir', tipo: 'bug' } })).body.plantilla,
    ).toMatchObject({ nombre: 'Error', contenido: { titulo: 'Corregir', tipo: 'bug' }, version: 2 });
    const stale = await put({ nombre: 'Tarde', version: 1 });
    expect([stale.status, stale.body.parametros]).toEqual([409, { quien: world.member.nombre }]);
    await call()('DELETE', `/plantillas/${_id}`);
    expect(await list(proyecto)).toEqual([]);
    expect((await use(_id)).status).toBe(404);
    expect((await call()('POST', `/plantillas/${_id}/restaurar`)).status).toBe(200);
    expect(await list(proyecto)).toMatchObject([{ nombre: 'Error' }]);
    const url = `/plantillas/proyecto/${proyecto}`;
    const refusal = async (body: object) =>
      (await call()('POST', url, { nombre: 'X', ...body })).body.message;
    const historias = Array.from({ length: 100 }, (_, i) => ({ titulo: `Historia ${i}` }));
    expect([
      await refusal({ tipo: 'epica', contenido: { titulo: 'Todo', historias } }),
      await refusal({ tipo: 'epica' }),
      await refusal({ tipo: 'proyecto', contenido: { titulo: 'Todo' } }),
      await refusal({ tipo: 'tarea', desde: newId() }),
    ]).toEqual([
      (erroresProyectos.plantillaGrande.message as (p: object) => string)({ max: 100 }),
      erroresProyectos.plantillaNoValida.message,
      erroresProyectos.tipoDePlantillaNoValido.message,
      erroresProyectos.tareaNoEncontrada.message,
    ]);
  });
});
