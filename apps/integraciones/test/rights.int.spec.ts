import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertRoutesDeclareSchemaAndRight, request } from '@pmp/testing';
import { World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

/** A row for every route, by its name. */
const TABLE: Record<string, object> = {};

describe('the rights of the service', () => {
  it('let anybody ask whether it is ready', async () => {
    expect((await request(world.service.app)('GET', '/salud/listo')).status).toBe(200);
  });

  it('have a row for every route, each with a schema and a right', async () => {
    assertRoutesDeclareSchemaAndRight(world.service.app);
    const docs = await request(world.service.app)('GET', '/api/docs-json');
    const routes = Object.entries(docs.body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api'.length)}`),
    );
    expect(routes.sort()).toEqual(Object.keys(TABLE).sort());
  });
});
