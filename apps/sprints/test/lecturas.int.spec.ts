import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  lecturasDeSprintsDeIa,
  lecturasDeSprintsDeIntegraciones,
  lecturasDeSprintsDeProyectos,
} from '@pmp/contracts/sprints';
import { eventually, type Heard, missingOf } from '@pmp/testing';
import { World } from './world';

let world: World;
let heard: Heard;
beforeAll(async () => {
  world = await World.start();
  heard = await world.hear();
  const { proyecto, historias } = await world.backlog();
  await world.sprint(proyecto, historias);
});
afterAll(async () => {
  await heard.stop();
  await world.close();
});

/** What others read of sprints: who takes a field away from what is published breaks them, and hears it here. */
describe('what is published of sprints', () => {
  it.each([
    ['ia', lecturasDeSprintsDeIa],
    ['integraciones', lecturasDeSprintsDeIntegraciones],
    ['proyectos', lecturasDeSprintsDeProyectos],
  ])('has all that %s reads', async (_service, lecturas) => {
    await eventually(() => expect(missingOf(heard, Object.values(lecturas))).toEqual([]));
  });
});
