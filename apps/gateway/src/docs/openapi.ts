import { Inject, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { request } from 'undici';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { headersTo, SERVICIOS, urlsOf, type Servicio } from '../proxy/routes';
import { ClientEvents } from '../realtime/client-events';
import { mergeOpenApi } from './merge-openapi';

const TIMEOUT_MS = 2_000;

async function documentOf(url: string, headers: Record<string, string>): Promise<OpenAPIObject | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await request(`${url}/api/docs-json`, { headers, signal });
    const document = (await reply.body.json()) as OpenAPIObject;
    return reply.statusCode === 200 && typeof document.paths === 'object' ? document : null;
  } catch {
    return null;
  }
}

@Injectable()
export class OpenApi {
  constructor(
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    private readonly events: ClientEvents,
  ) {}

  /** `x-eventos-de-socket`: the events that a client may send over its socket, which OpenAPI cannot describe. */
  async merged(): Promise<OpenAPIObject & { 'x-eventos-de-socket': string[] }> {
    const urls = urlsOf(this.config);
    const entries = await Promise.all(
      SERVICIOS.map(
        async (name) => [name, await documentOf(urls[name], headersTo(name, this.config))] as const,
      ),
    );
    const documents = Object.fromEntries(entries) as Record<Servicio, OpenAPIObject | null>;
    return { ...mergeOpenApi(documents, this.config.VERSION), 'x-eventos-de-socket': this.events.names };
  }
}
