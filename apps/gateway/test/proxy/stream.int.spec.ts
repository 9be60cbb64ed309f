import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { startGateway, type TestGateway } from '../gateway';
import { StubService } from '../stub-service';

let gateway: TestGateway;
const ia = new StubService();

beforeAll(async () => {
  await ia.start();
  gateway = await startGateway({ IA_URL: ia.url });
});
afterAll(async () => {
  await gateway.close();
  await ia.stop();
});

const pieceOf = (texto: string): string => `event: texto\ndata: ${JSON.stringify({ texto })}\n\n`;

describe('an answer that is written piece by piece', () => {
  let answering: ServerResponse | null = null;
  let left = false;

  const open = async (): Promise<IncomingMessage> => {
    answering = null;
    left = false;
    ia.answer = (request, response) => {
      request.resume();
      response.once('close', () => (left = !response.writableFinished));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(pieceOf('cero'));
      answering = response;
    };
    const headers = { 'content-type': 'application/json' };
    const request = httpRequest(`${gateway.url}/api/ia/mensaje/flujo`, {
      method: 'POST',
      headers,
      agent: false,
    });
    request.on('error', () => undefined).end(JSON.stringify({ mensaje: 'hola' }));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response.setEncoding('utf8');
  };

  it('reaches the client before the next piece exists', async () => {
    const response = await open();
    expect(response.headers['content-type']).toBe('text/event-stream');
    let heard = '';
    response.on('data', (piece: string) => (heard += piece));
    await eventually(() => expect(heard).toBe(pieceOf('cero')));
    for (const texto of ['uno', 'dos', 'tres']) {
      answering!.write(pieceOf(texto));
      await eventually(() => expect(heard.endsWith(pieceOf(texto))).toBe(true));
    }
    answering!.end();
    await once(response, 'end');
  });

  it('is stopped at the service when the client stops reading', async () => {
    const response = await open();
    expect(left).toBe(false);
    response.on('error', () => undefined).destroy();
    await eventually(() => expect(left).toBe(true));
  });
});
