import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ModeloFingido {
  /** What `IA_URL` is to be. */
  url: string;
  /** The next piece of the answer that is being written. */
  write(texto: string): void;
  /** Whether the answer's connection is still open. */
  isWriting(): boolean;
  stop(): void;
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'respuesta',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'fingido',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const whole = {
  id: 'respuesta',
  object: 'chat.completion',
  created: 0,
  model: 'fingido',
  choices: [{ index: 0, message: { role: 'assistant', content: 'sí' }, finish_reason: 'stop' }],
};

async function isStreamed(request: IncomingMessage): Promise<boolean> {
  const { stream } = (await json(request)) as { stream?: boolean };
  return stream === true;
}

/** An endpoint of OpenAI's protocol whose streamed answers the test writes piece by piece. */
export async function startModeloFingido(): Promise<ModeloFingido> {
  let answer: ServerResponse | undefined;
  const server = createServer(async (request, response) => {
    if (!(await isStreamed(request))) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(whole));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ role: 'assistant', content: '' }));
    answer = response;
    response.once('close', () => {
      if (answer === response) answer = undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    write: (texto) => answer?.write(chunk({ content: texto })),
    isWriting: () => answer !== undefined,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
