import { describe, expect, it, jest } from '@jest/globals';
import pino from 'pino';
import { PageWalk } from './page-walk';

const logger = pino({ level: 'silent' });

describe('PageWalk', () => {
  it('continues where the last page ended until nothing is left', async () => {
    const walk = new PageWalk(logger);
    const from: (number | null)[] = [];
    const whole = await walk.toTheEnd<number>(async (last) => {
      from.push(last);
      return last === 2 ? null : (last ?? -1) + 1;
    });
    expect(from).toEqual([null, 0, 1, 2]);
    expect(whole).toBe(true);
  });

  it('ends after the current page when the service stops, and the shutdown waits for that', async () => {
    const walk = new PageWalk(logger);
    const page = Promise.withResolvers<number>();
    const pages = jest
      .fn<() => Promise<number | null>>()
      .mockReturnValueOnce(page.promise)
      .mockResolvedValue(null);
    let whole: boolean | undefined;
    walk.start(async () => {
      whole = await walk.toTheEnd(pages);
    }, 'aviso');
    const stopped = jest.fn();
    const stopping = walk.beforeApplicationShutdown().then(stopped);
    await new Promise(setImmediate);
    expect(stopped).not.toHaveBeenCalled();
    page.resolve(1);
    await stopping;
    expect(pages).toHaveBeenCalledTimes(1);
    expect(whole).toBe(false);
  });

  it('logs a failure and still lets the service stop', async () => {
    const warn = jest.spyOn(logger, 'warn');
    const walk = new PageWalk(logger);
    walk.start(
      () => walk.toTheEnd(() => Promise.reject(new Error('sin base'))).then(() => undefined),
      'aviso',
    );
    await walk.beforeApplicationShutdown();
    expect(warn).toHaveBeenCalledWith({ motivo: 'Error: sin base' }, 'aviso');
  });
});
