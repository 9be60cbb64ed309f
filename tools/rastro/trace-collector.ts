import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Span {
  servicio: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<Span, 'servicio'>[] }[];
  }[];
}

const spansOf = ({ resourceSpans }: ExportRequest): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find(({ key }) => key === 'service.name');
    const servicio = name?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, servicio })));
  });

/** The part of a collector that this needs: OTLP over HTTP in JSON. */
export class TraceCollector {
  readonly spans: Span[] = [];
  private server: Server | undefined;

  /** Starts it and returns the environment variables with which a product sends its traces here. */
  async start(): Promise<Record<string, string>> {
    this.server = createServer((request, response) => {
      void json(request).then((body) => {
        this.spans.push(...spansOf(body as ExportRequest));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    };
  }

  stop(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** The names of a span and of all its ancestors, as `servicio · name`. */
  pathOf(span: Span): string[] {
    const above = this.spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [...(above ? this.pathOf(above) : []), `${span.servicio} · ${span.name}`];
  }
}
