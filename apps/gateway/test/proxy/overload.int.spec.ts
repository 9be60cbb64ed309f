import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { eventually } from '@pmp/testing';
import { Agent, request } from 'undici';
import { MAX_PER_SERVICE } from '../../src/proxy/under-way';
import { startGateway, type TestGateway } from '../gateway';
import { sendJson, StubService } from '../stub-service';

let gateway: TestGateway;
const waiting: ServerResponse[] = [];
const sprints = new StubService((_request, response) => void waiting.push(response));
const proyectos = new StubService(sendJson(200, { success: true }));
const dispatcher = new Agent({ connections: null });

beforeAll(async () => {
  await Promise.all([sprints.start(), proyectos.start()]);
  gateway = await startGateway({ SPRINTS_URL: sprints.url, PROYECTOS_URL: proyectos.url });
});

afterAll(async () => {
  await dispatcher.destroy();
  await gateway.close();
  await Promise.all([sprints.stop(), proyectos.stop()]);
});

const ask = async (path: string, patienceMs = 15_000) => {
  const signal = AbortSignal.timeout(patienceMs);
  const { statusCode, headers, body } = await request(`${gateway.url}${path}`, { dispatcher, signal });
  return { statusCode, headers, body: (await body.json()) as { codigo?: string; message?: string } };
};

/** Lets the service answer everything it has received, until nothing arrives any more. */
async function answerAll(asked: Promise<unknown>): Promise<void> {
  const timer = setInterval(() => {
    for (const response of waiting.splice(0)) response.end('{}');
  }, 5);
  await asked.finally(() => clearInterval(timer));
}

describe('a service that is asked more than it can answer', () => {
  it('gets no more than its queue; the rest is told when to retry, and other services go on', async () => {
    const asked = Promise.all(Array.from({ length: MAX_PER_SERVICE }, () => ask('/api/sprints/1')));
    // If the test ends before they are waited for, each of them would be told as a failure of its own.
    asked.catch(() => undefined);
    // While the others are still on their way, one may get a place and wait in vain for an answer.
    await eventually(async () => expect((await ask('/api/tableros/1', 200)).statusCode).toBe(503), {
      within: 10_000,
    });
    const { headers, body } = await ask('/api/tableros/1');
    expect(headers['retry-after']).toBe('2');
    expect(body).toMatchObject({ codigo: 'NO_DISPONIBLE' });
    expect(body.message).toBe(
      'Hay demasiado trabajo en este momento: sprints y tableros. Inténtalo de nuevo en unos segundos.',
    );
    expect((await ask('/api/proyectos')).statusCode).toBe(200);
    await answerAll(asked);
    const again = ask('/api/sprints/1');
    await answerAll(again);
    expect((await again).statusCode).toBe(200);
  });
});
