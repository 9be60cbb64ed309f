/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { listBodyOf } from './list-body';

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ n, titulo: `ñ "${n}"`, cuando: new Date(n) }));

describe('the body of a list', () => {
  it.each([
    [{ success: true, historias: [] }],
    [{ success: true, historias: rows(250), siguiente: null }],
    [{ success: true, nada: undefined, historias: rows(251), siguiente: 'x' }],
    [{ historias: rows(1_000), tareas: rows(500), total: 2 }],
    [{ historias: [...rows(300), undefined, null] }],
    [rows(400)],
    [null],
  ])('is what JSON.stringify writes (%#)', async (content) => {
    expect((await listBodyOf(content)).bytes.toString()).toBe(JSON.stringify(content));
  });

  it('has an ETag of its own for every other content', async () => {
    const etagOf = async (count: number) => (await listBodyOf({ historias: rows(count) })).etag;
    expect(await etagOf(600)).toBe(await etagOf(600));
    expect(await etagOf(600)).not.toBe(await etagOf(601));
  });

  it('lets others have their turn while it is long', async () => {
    let turns = 0;
    let written = false;
    const count = (): void => {
      turns += 1;
      if (!written) setImmediate(count);
    };
    setImmediate(count);
    await listBodyOf({ tareas: rows(5_000) });
    written = true;
    expect(turns).toBeGreaterThanOrEqual(19);
  });
});
