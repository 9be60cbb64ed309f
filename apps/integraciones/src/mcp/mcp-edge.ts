import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { mcpServerFor } from './mcp-server';
import type { Producto } from './producto';

export type Cabeceras = Readonly<Record<string, string | string[] | undefined>>;

const OF_PROTOCOL = /^mcp-/;
/** Both, whatever the client says: it gets JSON, which every client reads. */
const ACCEPT = 'application/json, text/event-stream';

function requestOf(cabeceras: Cabeceras, body: unknown): Request {
  const kept = Object.entries(cabeceras).filter(([name]) => OF_PROTOCOL.test(name)) as [string, string][];
  return new Request('http://mcp.local/api/mcp', {
    method: 'POST',
    headers: [...kept, ['accept', ACCEPT], ['content-type', 'application/json']],
    body: JSON.stringify(body),
  });
}

/**
 * The protocol itself, in its current revision and in those that begin with a handshake. It keeps no sessions, so that
 * every replica can answer every request; and it announces nothing, so that there is no stream to hold open.
 */
@Injectable()
export class McpEdge implements OnModuleDestroy {
  private readonly logger = new Logger(McpEdge.name);
  private readonly callers = new WeakMap<Request, Producto>();
  private readonly current = createMcpHandler(
    ({ requestInfo }) => mcpServerFor(this.callers.get(requestInfo!)!),
    {
      legacy: 'reject',
      maxSubscriptions: 0,
      onerror: (error) => this.logger.debug({ motivo: error.message }, 'petición MCP rechazada'),
    },
  );

  async answer(producto: Producto, cabeceras: Cabeceras, body: unknown): Promise<Response> {
    const request = requestOf(cabeceras, body);
    if (await isLegacyRequest(request, body)) return this.answerWithHandshake(producto, request, body);
    this.callers.set(request, producto);
    return this.current.fetch(request, { parsedBody: body });
  }

  async onModuleDestroy(): Promise<void> {
    await this.current.close();
  }

  private async answerWithHandshake(producto: Producto, request: Request, body: unknown): Promise<Response> {
    const server = mcpServerFor(producto);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody: body });
    } finally {
      await server.close();
    }
  }
}
