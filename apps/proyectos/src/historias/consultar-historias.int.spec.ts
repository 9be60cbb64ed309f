import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { consultarHistorias, Historia } from '@pmp/contracts/proyectos';
import type { z } from 'zod';
import { newId, World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const consult = async (proyecto: string, historias: string[]) =>
  (await world.command('consultar-historias', { proyecto, historias }))['datos'] as z.infer<
    typeof consultarHistorias.reply
  >;

describe('asking how stories are', () => {
  it('names those of the project that exist, as they are', async () => {
    const { historia, proyecto, epica } = await world.tree();
    const [foreign, gone] = [(await world.tree()).historia, await world.historia(epica)];
    await world.as(world.member)('DELETE', `/historias/${gone._id}`);
    const { historias } = await consult(proyecto._id, [historia._id, foreign._id, gone._id, newId()]);
    const { _id, titulo, estado, puntos } = historia;
    expect(historias).toEqual([{ _id, version: 1, titulo, estado, puntos }]);
  });

  it('leaves the version as it is: nobody’s edit is refused because of it', async () => {
    const { historia, proyecto } = await world.tree();
    await consult(proyecto._id, [historia._id]);
    const reply = await world.as(world.member)('PUT', `/historias/${historia._id}`, {
      titulo: 'Otra',
      version: 1,
    });
    expect([reply.status, reply.body.historia.version]).toEqual([200, 2]);
  });

  it('tells of a change at the same time, or is told to have been before it', async () => {
    const { historia, proyecto } = await world.tree();
    const { _id } = historia;
    const change = (estado: string) => world.as(world.member)('PUT', `/historias/${_id}`, { estado });
    for (let round = 0; round < 50; round++) {
      await change('completada');
      const [answer, reopened] = await Promise.all([consult(proyecto._id, [_id]), change('en progreso')]);
      expect(reopened.status).toBe(200);
      const { updatedAt } = reopened.body.historia as Historia;
      if (answer.historias[0]!.estado === 'completada') {
        expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(answer.instante));
      }
    }
  });
});
