import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Peticion {
  method: string;
  path: string;
  authorization: string | undefined;
  /** As it was sent. */
  motivo: string | undefined;
  body: unknown;
}

type Reply = [status: number, body: object];
type Answer = (peticion: Peticion) => Reply;

async function read(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? JSON.parse(text) : undefined;
}

/** The product's entrance, as far as a test says what it answers; the rest does not exist. */
export class ProductoFalso {
  readonly heard: Peticion[] = [];
  private readonly answers = new Map<string, Answer>();

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  static async start(): Promise<ProductoFalso> {
    const server = createServer();
    const falso = new ProductoFalso(server);
    server.on('request', (request, response) => {
      void read(request).then((body) => {
        const path = decodeURIComponent(request.url!.slice('/api'.length));
        const { authorization } = request.headers;
        const motivo = request.headers['x-motivo'] as string | undefined;
        const peticion = { method: request.method!, path, authorization, motivo, body };
        falso.heard.push(peticion);
        const [status, reply] = falso.answerTo(peticion);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return falso;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** `route`: method and path, without the query. */
  on(route: string, body: object | Answer, status = 200): void {
    this.answers.set(route, typeof body === 'function' ? (body as Answer) : () => [status, body]);
  }

  close(): Promise<void> {
    return new Promise((done) => {
      this.server.close(() => done());
      this.server.closeAllConnections();
    });
  }

  private answerTo(peticion: Peticion): Reply {
    const answer = this.answers.get(`${peticion.method} ${peticion.path.split('?')[0]}`);
    return (
      answer?.(peticion) ?? [404, { success: false, message: 'No existe', motivo: 'comun.noEncontrado' }]
    );
  }
}
