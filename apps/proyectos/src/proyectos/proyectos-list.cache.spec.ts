import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ProyectosListCache } from './proyectos-list.cache';
import type { ProyectosRepository } from './proyectos.repository';

let revision = 1;
let built = 0;
const cache = () =>
  new ProyectosListCache({ revision: async () => revision } as unknown as ProyectosRepository);
const build = async () => ({ proyectos: [`${++built}`] });

beforeEach(() => {
  jest.useFakeTimers();
  revision = 1;
  built = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('ProyectosListCache', () => {
  it('builds once for the same teams while no project changes', async () => {
    const lists = cache();
    const first = await lists.read(['a', 'b'], build);
    expect(await lists.read(['a', 'b'], build)).toBe(first);
    expect(first.body.toString()).toBe('{"proyectos":["1"]}');
  });

  it('keeps the lists of different teams and of an admin apart', async () => {
    const lists = cache();
    const bodies = [
      await lists.read(['a'], build),
      await lists.read(['b'], build),
      await lists.read(null, build),
    ];
    expect(new Set(bodies.map(({ etag }) => etag)).size).toBe(3);
  });

  it('never misses a change of a project, whichever replica made it', async () => {
    const lists = cache();
    await lists.read(['a'], build);
    revision += 1;
    expect((await lists.read(['a'], build)).body.toString()).toBe('{"proyectos":["2"]}');
  });

  it('shows changed names of teams and people within half a second', async () => {
    const lists = cache();
    await lists.read(['a'], build);
    jest.advanceTimersByTime(501);
    expect((await lists.read(['a'], build)).body.toString()).toBe('{"proyectos":["2"]}');
  });
});
