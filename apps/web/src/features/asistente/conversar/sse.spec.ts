/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readServerEvents, type ServerEvent } from './sse';

const streamOf = (bytes: Uint8Array, size: number) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });

const collect = async (text: string, size: number): Promise<ServerEvent[]> => {
  const events: ServerEvent[] = [];
  for await (const event of readServerEvents(streamOf(new TextEncoder().encode(text), size)))
    events.push(event);
  return events;
};

const TEXT =
  'event: inicio\ndata: {"a":1}\n\n: latido\n\nevent: texto\r\ndata: {"texto":"mañana — sí"}\r\n\r\n' +
  'data: una\ndata: dos\n\nevent: cortado\ndata: nunca';

describe('server-sent events', () => {
  it.each([1, 2, 3, 7, 1000])('are the same however they are cut (%i bytes)', async (size) => {
    expect(await collect(TEXT, size)).toEqual([
      { event: 'inicio', data: '{"a":1}' },
      { event: 'texto', data: '{"texto":"mañana — sí"}' },
      { event: 'message', data: 'una\ndos' },
    ]);
  });

  it('end the reply when nobody reads on', async () => {
    let cancel = () => {};
    const cancelled = new Promise<void>((resolve) => {
      cancel = resolve;
    });
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
      cancel: () => cancel(),
    });
    for await (const event of readServerEvents(endless)) {
      expect(event.data).toBe('x');
      break;
    }
    await expect(cancelled).resolves.toBeUndefined();
  });
});
