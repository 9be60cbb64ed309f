import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface MensajeEnviado {
  role: string;
  content: string | null;
  tool_call_id?: string;
}

/** A request of the service, in OpenAI's protocol. */
export interface Peticion {
  authorization: string | undefined;
  stream?: boolean;
  model: string;
  messages: MensajeEnviado[];
  tools?: { function: { name: string } }[];
}

export type Script = (response: ServerResponse, peticion: Peticion) => void | Promise<void>;

const USO = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

const sse = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }) && response;

const end = (response: ServerResponse, reason: string, usage: object | null = USO): void => {
  response.write(chunk({}, reason));
  if (usage) response.write(`data: ${JSON.stringify({ id: 'x', choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
};

/** Answers with these pieces; `stream: false` (a check) is answered at once. */
export const dice =
  (...chunks: string[]): Script =>
  (response, { stream }) => {
    if (!stream) {
      const message = { role: 'assistant', content: chunks.join('') };
      const body = {
        id: 'x',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: USO,
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    sse(response);
    for (const content of chunks) response.write(chunk({ content }));
    end(response, 'stop');
  };

/** Asks for a tool call; `args` is sent as it is, readable or not. */
export const llama =
  (name: string, args: object | string): Script =>
  (response) => {
    const argumentos = typeof args === 'string' ? args : JSON.stringify(args);
    sse(response);
    response.write(
      chunk({
        tool_calls: [
          { index: 0, id: `c${Math.random()}`, type: 'function', function: { name, arguments: '' } },
        ],
      }),
    );
    response.write(chunk({ tool_calls: [{ index: 0, function: { arguments: argumentos } }] }));
    end(response, 'tool_calls');
  };

export const falla =
  (status: number, headers: Record<string, string> = {}): Script =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'no', type: 'x' } }));

/** Begins an answer and never ends it. */
export const calla =
  (...chunks: string[]): Script =>
  (response) => {
    sse(response).flushHeaders();
    for (const content of chunks) response.write(chunk({ content }));
  };

export const escribe =
  (texto: string): Script =>
  (response) =>
    void sse(response).end(texto);

/** A server with OpenAI's protocol that follows a script: one entry per request, the last one for all further ones. */
export class OpenaiServer {
  readonly peticiones: Peticion[] = [];
  /** How many requests were closed by the client before the end. */
  abandonadas = 0;
  private guiones: Script[] = [];

  private constructor(
    readonly url: string,
    private readonly stop: () => void,
  ) {}

  static async start(): Promise<OpenaiServer> {
    const server = createServer((request, response) => void servidor.handle(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const servidor = new OpenaiServer(`http://127.0.0.1:${port}/v1`, () => {
      server.closeAllConnections();
      server.close();
    });
    return servidor;
  }

  play(...guiones: Script[]): void {
    this.guiones = guiones;
    this.peticiones.length = 0;
    this.abandonadas = 0;
  }

  close(): void {
    this.stop();
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as Omit<Peticion, 'authorization'>;
    const peticion = { ...body, authorization: request.headers.authorization };
    this.peticiones.push(peticion);
    response.once('close', () => {
      if (!response.writableFinished) this.abandonadas++;
    });
    const [first, ...more] = this.guiones;
    if (more.length) this.guiones = more;
    await first?.(response, peticion);
  }
}
