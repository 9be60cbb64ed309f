import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

type Path = 'epicas' | 'historias' | 'tareas';
interface Item {
  _id: string;
  titulo: string;
}

const put = async (path: Path, item: Item | undefined, body: object) =>
  (await world.as(world.member)('PUT', `/${path}/${item?._id}`, body)).status;
const order = async (path: Path, proyecto: string): Promise<string> => {
  const items = (await world.as(world.member)('GET', `/${path}/proyecto/${proyecto}`)).body[path] as Item[];
  return items.map(({ titulo }) => titulo).join('');
};

/** Four items A, B, C, D of one kind beneath one parent. */
async function four(path: Path) {
  const proyecto = (await world.proyecto())._id;
  const epica = path === 'epicas' ? null : await world.epica(proyecto);
  const historia = path === 'tareas' && epica ? await world.historia(epica) : null;
  const items: Item[] = [];
  for (const titulo of ['A', 'B', 'C', 'D']) {
    if (historia) items.push(await world.tarea(historia, { titulo }));
    else if (epica) items.push(await world.historia(epica, { titulo }));
    else items.push(await world.epica(proyecto, { titulo }));
  }
  return { proyecto, epica, items };
}

describe.each(['epicas', 'historias', 'tareas'] as const)('the order of %s', (path) => {
  it('is the one that people put them in', async () => {
    const { proyecto, items } = await four(path);
    const [a, b, c, d] = items;
    expect(await put(path, d, { despuesDe: a?._id })).toBe(200);
    expect(await order(path, proyecto)).toBe('ADBC');
    await put(path, c, { despuesDe: null });
    expect(await order(path, proyecto)).toBe('CADB');
    await put(path, c, { despuesDe: b?._id });
    expect(await order(path, proyecto)).toBe('ADBC');
    await put(path, b, { despuesDe: b?._id });
    expect(await order(path, proyecto)).toBe('ADBC');
  });

  it('keeps all items that are put at one place at the same time', async () => {
    const { proyecto, items } = await four(path);
    const statuses = await Promise.all(
      items.slice(1).flatMap((item) => [1, 2, 3].map(() => put(path, item, { despuesDe: items[0]?._id }))),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await order(path, proyecto)).split('').sort().join('')).toBe('ABCD');
    expect((await order(path, proyecto)).startsWith('A')).toBe(true);
  });
});

describe('a story put into another epic', () => {
  it('comes first in that epic without passing stories of others', async () => {
    const { proyecto, items } = await four('historias');
    const other = await world.epica(proyecto);
    const x = await world.historia(other, { titulo: 'X' });
    await world.historia(other, { titulo: 'Y' });
    await put('historias', items[0], { epicaId: other._id, despuesDe: null });
    expect(await order('historias', proyecto)).toBe('BCDAXY');
    await put('historias', items[1], { epicaId: other._id, despuesDe: x._id });
    expect(await order('historias', proyecto)).toBe('CDAXBY');
  });
});
