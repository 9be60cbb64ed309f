import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  tareaAsignada,
  tareaCreada,
  tareaEstado,
  tareaSchema,
  type Historia,
} from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { newId, World } from '../../test/world';

let world: World;
let historia: Historia;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  historia = (await world.tree()).historia;
});

const put = (id: string, body: object) => world.as(world.member)('PUT', `/tareas/${id}`, body);
const titles = async (url: string, person = world.member): Promise<string[]> =>
  (await world.as(person)('GET', url)).body.tareas.map(({ titulo }: { titulo: string }) => titulo);

describe('a task', () => {
  it('is returned whole, with its assignee', async () => {
    const heard = await world.hear();
    const fields = {
      asignado: world.member._id,
      fechaLimite: '2026-12-01',
      tiempoEstimado: 2.5,
      tipo: 'bug',
    };
    const tarea = await world.tarea(historia, fields);
    expect(tareaSchema.parse(tarea)).toEqual(tarea);
    expect(tarea).toMatchObject({
      ...fields,
      asignado: { _id: world.member._id, nombre: 'Mario Miembro', avatar: null },
      fechaLimite: '2026-12-01T00:00:00.000Z',
      historiaId: historia._id,
    });
    await eventually(() =>
      expect(heard.subjectsWith(tarea._id).sort()).toEqual([
        `${tareaEstado.subject}.${tarea._id}`,
        tareaAsignada.subject,
        tareaCreada.subject,
        `vivo.proyecto.${historia.proyecto}`,
      ]),
    );
    await heard.stop();
  });

  it('is cleared field by field', async () => {
    const fields = { asignado: world.member._id, fechaLimite: '2026-12-01', tiempoEstimado: 2.5 };
    const { _id } = await world.tarea(historia, fields);
    const cleared = { asignado: '', fechaLimite: '', tiempoEstimado: '' };
    expect((await put(_id, cleared)).body.tarea).toMatchObject({
      asignado: null,
      fechaLimite: null,
      tiempoEstimado: null,
      version: 2,
    });
  });

  it('moves to another story of its project only', async () => {
    const { _id } = await world.tarea(historia);
    const sibling = await world.historia(await world.epica(historia.proyecto));
    const foreign = (await world.tree()).historia;
    expect((await put(_id, { historiaId: foreign._id })).status).toBe(400);
    expect((await put(_id, { historiaId: sibling._id })).body.tarea.historiaId).toBe(sibling._id);
  });

  it('is created once when the same person retries', async () => {
    const body = { _id: newId(), titulo: 'Una', proyecto: historia.proyecto, historiaId: historia._id };
    const post = (person = world.creator) => world.as(person)('POST', '/tareas', body);
    expect([(await post()).status, (await post()).status, (await post(world.member)).status]).toEqual([
      201, 200, 409,
    ]);
  });
});

describe('the list of all tasks', () => {
  it('has those of visible projects, newest first, filtered by person, estado and project', async () => {
    const person = await world.service.people.person();
    const equipo = await world.service.people.team({ [person._id]: 'admin' });
    const mine = (await world.tree(person, { equipo })).historia;
    await world.tarea(mine, { titulo: 'Suya', asignado: person._id }, person);
    await world.tarea(mine, { titulo: 'Hecha', estado: 'completada' }, person);
    expect(await titles('/tareas', person)).toEqual(['Hecha', 'Suya', 'Validar']);
    expect(await titles('/tareas?asignado=yo', person)).toEqual(['Suya']);
    expect(await titles('/tareas?estado=completada', person)).toEqual(['Hecha']);
    expect(await titles(`/tareas?proyecto=${mine.proyecto}&limite=1`, person)).toEqual(['Hecha']);
    expect(await titles('/tareas', world.outsider)).toEqual([]);
    expect(await titles('/tareas', world.admin)).toContain('Suya');
  });
});
