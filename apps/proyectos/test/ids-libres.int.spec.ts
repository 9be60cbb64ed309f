import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Comentario } from '@pmp/contracts/proyectos';
import { newId, World } from './world';

let world: World;
let own: Awaited<ReturnType<World['tree']>>;
let foreign: Awaited<ReturnType<World['tree']>>;
let comentario: string;

/** Whoever knows an id because they were once in the team that it belongs to. */
const asStranger = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  world.as(world.outsider)(method, path, body);
const asMember = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  world.as(world.member)(method, path, body);

beforeAll(async () => {
  world = await World.start();
  own = await world.tree();
  foreign = await world.tree(world.outsider, { equipo: world.otherTeam });
  const { body } = await asMember('POST', `/historias/${own.historia._id}/comentarios`, {
    texto: 'En secreto',
  });
  comentario = (body.comentario as Comentario)._id;
});
afterAll(() => world.close());

const newItems = () => {
  const { proyecto, epica, historia } = foreign;
  return {
    epicas: { titulo: 'Épica', proyecto: proyecto._id },
    historias: { titulo: 'Historia', proyecto: proyecto._id, epicaId: epica._id },
    tareas: { titulo: 'Tarea', proyecto: proyecto._id, historiaId: historia._id },
  };
};

describe('an id that somebody gives to something new', () => {
  it.each(['epicas', 'historias', 'tareas'] as const)('of %s is refused if any item has it', async (ruta) => {
    for (const { _id } of [own.epica, own.historia, own.tarea]) {
      const reply = await asStranger('POST', `/${ruta}`, { ...newItems()[ruta], _id });
      expect([reply.status, reply.body.motivo]).toEqual([409, 'proyectos.idOcupado']);
      expect((await asStranger('GET', `/${ruta}/${_id}`)).status).toBe(404);
    }
  });

  it('of an item would have shown what was said of the other', async () => {
    const { _id } = own.historia;
    for (const que of ['comentarios', 'historial'])
      expect((await asStranger('GET', `/tareas/${_id}/${que}`)).status).toBe(404);
    const said = (await asMember('GET', `/historias/${_id}/comentarios`)).body.comentarios as Comentario[];
    expect(said.map(({ texto }) => texto)).toEqual(['En secreto']);
  });

  it('of what a template makes is refused too', async () => {
    const nueva = { nombre: 'Tarea', tipo: 'tarea', contenido: { titulo: 'Tarea' } };
    const path = `/plantillas/proyecto/${foreign.proyecto._id}`;
    const { plantilla } = (await asStranger('POST', path, nueva)).body as { plantilla: { _id: string } };
    const used = await asStranger('POST', `/plantillas/${plantilla._id}/usar`, {
      _id: own.historia._id,
      historiaId: foreign.historia._id,
    });
    expect([used.status, used.body.motivo]).toEqual([409, 'proyectos.idOcupado']);
  });

  it('of a comment, a label, a template, a view or a link is refused', async () => {
    const { proyecto, historia, tarea } = own;
    const make = (datos: { proyecto: string; historia: string; tarea: string; _id: string }) =>
      [
        [`/etiquetas/proyecto/${datos.proyecto}`, { _id: datos._id, nombre: `Etiqueta ${datos._id}` }],
        [
          `/plantillas/proyecto/${datos.proyecto}`,
          {
            _id: datos._id,
            nombre: `Plantilla ${datos.proyecto}`,
            tipo: 'tarea',
            contenido: { titulo: 'T' },
          },
        ],
        ['/vistas', { _id: datos._id, nombre: 'Vista' }],
        ['/enlaces', { _id: datos._id, origen: datos.historia, destino: datos.tarea, tipo: 'relaciona' }],
      ] as const;
    const _id = newId();
    const ids = { proyecto: proyecto._id, historia: historia._id, tarea: tarea._id, _id };
    const theirs = {
      proyecto: foreign.proyecto._id,
      historia: foreign.historia._id,
      tarea: foreign.tarea._id,
      _id,
    };
    const [mine, again] = [make(ids), make(theirs)];
    for (const [at, [path, datos]] of mine.entries()) {
      expect([path, (await asMember('POST', path, datos)).status]).toEqual([path, 201]);
      const [other, taken] = again[at]!;
      const reply = await asStranger('POST', other, taken);
      expect([other, reply.status, reply.body.motivo]).toEqual([other, 409, 'proyectos.idOcupado']);
    }
    const about = `/historias/${foreign.historia._id}/comentarios`;
    const said = await asStranger('POST', about, { _id: comentario, texto: 'Otro' });
    expect([said.status, said.body.motivo]).toEqual([409, 'proyectos.idOcupado']);
  });

  it('of a criterion counts within its item: that of another item stays as it is, and two of one are refused', async () => {
    const _id = newId();
    const criterio = { _id, texto: 'Se ve en el móvil' };
    await asMember('POST', `/historias/${own.historia._id}/criterios`, { criterios: [criterio] });
    const path = `/historias/${foreign.historia._id}/criterios`;
    expect((await asStranger('POST', path, { criterios: [criterio] })).status).toBe(201);
    expect((await asStranger('PUT', `${path}/${_id}`, { texto: 'Otro' })).status).toBe(200);
    const { historia } = (await asMember('GET', `/historias/${own.historia._id}`)).body;
    expect(historia.criterios).toEqual([{ ...criterio, hecho: false }]);
    const twice = newId();
    const both = [1, 2].map((n) => ({ _id: twice, texto: `Criterio ${n}` }));
    expect((await asStranger('POST', path, { criterios: both })).status).toBe(400);
  });
});

describe('a label of another project', () => {
  it('is refused in a template, wherever it stands in it', async () => {
    const otra = (await asMember('POST', `/etiquetas/proyecto/${own.proyecto._id}`, { nombre: 'Pagos' })).body
      .etiqueta._id as string;
    const propia = (
      await asStranger('POST', `/etiquetas/proyecto/${foreign.proyecto._id}`, { nombre: 'Pagos' })
    ).body.etiqueta._id as string;
    const path = `/plantillas/proyecto/${foreign.proyecto._id}`;
    const of = (etiqueta: string) => ({
      titulo: 'Épica',
      historias: [{ titulo: 'Historia', tareas: [{ titulo: 'Tarea', etiquetas: [etiqueta] }] }],
    });
    const nueva = { nombre: 'Con etiquetas', tipo: 'epica' };
    const refused = await asStranger('POST', path, { ...nueva, contenido: of(otra) });
    expect(refused.body.motivo).toBe('proyectos.etiquetaDeOtroProyecto');
    const { plantilla } = (await asStranger('POST', path, { ...nueva, contenido: of(propia) })).body;
    const changed = await asStranger('PUT', `/plantillas/${plantilla._id}`, { contenido: of(otra) });
    expect(changed.body.motivo).toBe('proyectos.etiquetaDeOtroProyecto');
  });
});
