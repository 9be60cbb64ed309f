import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { epicaCreada, epicaEstado, epicaSchema } from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { newId, World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

describe('epics', () => {
  it('are returned whole, published to copies and room, and listed in the order of their creation', async () => {
    const heard = await world.hear();
    const { _id: proyecto } = await world.proyecto();
    const epica = await world.epica(proyecto, { titulo: ' Pagos ', prioridad: 'crítica' });
    expect(epicaSchema.parse(epica)).toEqual(epica);
    expect(epica).toMatchObject({ titulo: 'Pagos', prioridad: 'crítica', estado: 'pendiente', version: 1 });
    await eventually(() =>
      expect(heard.subjectsWith(epica._id).sort()).toEqual([
        `${epicaEstado.subject}.${epica._id}`,
        epicaCreada.subject,
        `vivo.proyecto.${proyecto}`,
      ]),
    );
    await heard.stop();
    const second = await world.epica(proyecto);
    const { epicas } = (await world.as(world.member)('GET', `/epicas/proyecto/${proyecto}`)).body;
    expect(epicas).toEqual([epica, second]);
  });

  it('are changed by version and cannot leave their project', async () => {
    const { epica } = await world.tree();
    const put = (body: object) => world.as(world.member)('PUT', `/epicas/${epica._id}`, body);
    const changed = (await put({ estado: 'en revisión', proyecto: newId(), version: 1 })).body.epica;
    expect(changed).toMatchObject({ estado: 'en revisión', proyecto: epica.proyecto, version: 2 });
    expect((await put({ titulo: 'Tarde', version: 1 })).status).toBe(409);
  });

  it('are created once when the same person retries', async () => {
    const { _id: proyecto } = await world.proyecto();
    const body = { _id: newId(), titulo: 'Una', proyecto };
    const post = (person = world.creator) => world.as(person)('POST', '/epicas', body);
    expect([(await post()).status, (await post()).status, (await post(world.member)).status]).toEqual([
      201, 200, 409,
    ]);
  });
});
