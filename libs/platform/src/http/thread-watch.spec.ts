import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { ThreadWatch } from './thread-watch';

const warn = jest.fn();
const held = jest.fn();
let watch: ThreadWatch;
beforeEach(() => {
  warn.mockClear();
  held.mockClear();
  watch = new ThreadWatch({ warn }, held);
});
afterEach(() => watch.stop());

const request = (ruta: string) => ({ correlacion: `peticion-${ruta}`, metodo: 'POST', ruta });
/** Works for this long on the thread itself, whoever else has the processor. */
function work(ms: number): void {
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const until = worked() + ms;
  while (worked() < until);
}

describe('ThreadWatch', () => {
  it('names the request that held the thread, also one that was answered by then', async () => {
    const one = request('/api/cosas');
    watch.begin(one);
    work(120);
    watch.end(one);
    await delay(60);
    expect(warn).toHaveBeenCalledTimes(1);
    const [fields, message] = warn.mock.calls[0] as [Record<string, unknown>, string];
    expect([message, fields]).toEqual([
      'hilo retenido',
      { ms: expect.any(Number), aLaVez: 1, peticiones: [one] },
    ]);
    expect(fields['ms']).toBeGreaterThan(50);
    expect(held).toHaveBeenCalledWith('/api/cosas', expect.any(Number));
  });

  it('blames none of several, and tells of all', async () => {
    const [one, other] = [request('/api/a'), request('/api/b')];
    watch.begin(one);
    watch.begin(other);
    work(120);
    await delay(60);
    expect(warn.mock.calls[0]).toMatchObject([{ aLaVez: 2, peticiones: [one, other] }, 'hilo retenido']);
    expect(held).not.toHaveBeenCalled();
  });

  it('says nothing of a request that only waits, nor of work while there is none', async () => {
    const one = request('/api/cosas');
    watch.begin(one);
    await delay(150);
    watch.end(one);
    await delay(60);
    work(120);
    await delay(60);
    expect(warn).not.toHaveBeenCalled();
  });
});
