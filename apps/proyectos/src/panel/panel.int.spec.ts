import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { panelSchema, type Panel } from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { Types } from 'mongoose';
import { HistorialRepository } from '../elementos/historial/historial.repository';
import { newId, World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const panelOf = async (id: string): Promise<Panel> => {
  const { status, body } = await world.as(world.member)('GET', `/proyectos/${id}/panel`);
  expect([status, panelSchema.parse(body)]).toEqual([200, body]);
  return body;
};
const today = ({ ritmo }: Panel) => ritmo.tareas.flujo.at(-1)?.porEstado;

describe("a project's dashboard", () => {
  it('counts what is in the project, and nothing of another', async () => {
    await world.tree();
    const { proyecto, epica, historia } = await world.tree();
    for (const tipo of ['bug', 'bug', 'mejora', 'documentación', 'bug'])
      await world.tarea(historia, { tipo, prioridad: 'alta' });
    const done = await world.tarea(historia, { estado: 'completada', titulo: 'Hecha' });
    await world.tarea(historia, { estado: 'completada' });
    const panel = await panelOf(proyecto._id);
    expect(panel.proyecto._id).toBe(proyecto._id);
    expect(panel.contadores).toEqual({
      totalTareas: 8,
      tareasCompletadas: 2,
      totalEpicas: 1,
      totalHistorias: 1,
    });
    expect(panel.porEstado).toMatchObject({ pendiente: 6, completada: 2, bloqueada: 0 });
    expect(panel.porPrioridad).toEqual({ baja: 0, media: 3, alta: 5, crítica: 0 });
    expect(panel.porTipo).toEqual({ funcionalidad: 3, bug: 3, mejora: 1, documentación: 1 });
    expect(panel.progreso).toBe(25);
    expect([panel.tareas.length, panel.epicas.map(({ _id }) => _id)]).toEqual([5, [epica._id]]);

    await world.as(world.member)('DELETE', `/tareas/${done._id}`);
    expect((await panelOf(proyecto._id)).contadores).toMatchObject({ totalTareas: 7, tareasCompletadas: 1 });
  });

  it('reads the project once while nothing in it changes, however many look at it', async () => {
    const { proyecto, tarea } = await world.tree();
    const reads = jest.spyOn(world.service.app.get(HistorialRepository), 'estadoChangesOf');
    // What the tree's own changes announced may still be on its way.
    const before = await eventually(async () => {
      reads.mockClear();
      const panel = await panelOf(proyecto._id);
      expect(reads).not.toHaveBeenCalled();
      return panel;
    });
    expect(await Promise.all([1, 2, 3].map(() => panelOf(proyecto._id)))).toEqual([before, before, before]);
    expect(reads).not.toHaveBeenCalled();
    await world.as(world.member)('PUT', `/tareas/${tarea._id}`, { estado: 'completada' });
    expect((await panelOf(proyecto._id)).contadores.tareasCompletadas).toBe(1);
    reads.mockRestore();
  });

  it('counts stories and points by label, one with two labels for both', async () => {
    const { proyecto, epica } = await world.tree();
    const label = async (nombre: string) =>
      (await world.as(world.member)('POST', `/etiquetas/proyecto/${proyecto._id}`, { nombre, color: 'azul' }))
        .body['etiqueta']._id as string;
    const [pagos, web] = [await label('pagos'), await label('web')];
    for (const [puntos, etiquetas] of [
      [5, [pagos]],
      [3, [pagos, web]],
      [8, []],
    ] as const)
      await world.as(world.member)('POST', '/historias', {
        titulo: 'Una',
        proyecto: proyecto._id,
        epicaId: epica._id,
        puntos,
        etiquetas,
      });
    expect((await panelOf(proyecto._id)).porEtiqueta).toEqual([
      { _id: pagos, nombre: 'pagos', color: 'azul', historias: 2, puntos: 8 },
      { _id: web, nombre: 'web', color: 'azul', historias: 1, puntos: 3 },
    ]);
  });

  it('computes flow and cycle time from the history of changes', async () => {
    const { proyecto, historia, tarea } = await world.tree();
    const put = (path: string, estado: string) => world.as(world.member)('PUT', path, { estado });
    await put(`/tareas/${tarea._id}`, 'en progreso');
    expect(today(await panelOf(proyecto._id))).toMatchObject({ pendiente: 0, 'en progreso': 1 });
    await put(`/tareas/${tarea._id}`, 'completada');
    await put(`/historias/${historia._id}`, 'en revisión');
    await world.command('mover-historia', {
      historia: historia._id,
      actor: world.member._id,
      estados: ['completada'],
      estado: 'completada',
      proyecto: proyecto._id,
      despuesDe: null,
      antesDe: null,
    });
    const { ritmo } = await panelOf(proyecto._id);
    expect(ritmo.tareas.ciclo.terminadas.map(({ _id }) => _id)).toEqual([tarea._id]);
    expect(ritmo.historias.flujo.at(-1)?.porEstado).toMatchObject({ 'en revisión': 0, completada: 1 });
    expect(ritmo.historias.ciclo.mediana).toBeLessThan(0.01);
  });

  it('keeps flow and cycle time through a change of columns, which changes no state', async () => {
    const { proyecto, historia } = await world.tree();
    const move = (estado: string, nombre: string) =>
      world.command('mover-historia', {
        historia: historia._id,
        actor: world.member._id,
        estados: [estado],
        estado,
        proyecto: proyecto._id,
        despuesDe: null,
        antesDe: null,
        columna: { _id: newId(), nombre },
      });
    await move('en progreso', 'Diseño');
    const { ritmo: before } = await panelOf(proyecto._id);
    await move('en progreso', 'Desarrollo');
    await move('en progreso', 'Pruebas');
    const { ritmo: after } = await panelOf(proyecto._id);
    expect(after.historias.flujo).toEqual(before.historias.flujo);
    expect(after.historias.flujo.at(-1)?.porEstado).toMatchObject({ pendiente: 0, 'en progreso': 1 });
    const rows = world.collection('historial');
    const started = await rows.findOne({ sobre: new Types.ObjectId(historia._id), campo: 'estado' });
    const HACE_DOS_DIAS = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await rows.updateOne({ _id: started!._id }, { $set: { createdAt: HACE_DOS_DIAS } });
    await move('completada', 'Hecho');
    const { ritmo } = await panelOf(proyecto._id);
    expect(ritmo.historias.ciclo.mediana).toBeCloseTo(2, 1);
  });

  it('is empty for a new project', async () => {
    const { _id } = await world.proyecto();
    const panel = await panelOf(_id);
    expect([panel.progreso, panel.tareas, panel.ritmo.tareas.flujo]).toEqual([0, [], []]);
  });

  it('refuses a malformed id', async () => {
    expect((await world.as(world.member)('GET', '/proyectos/x/panel')).status).toBe(400);
  });
});
