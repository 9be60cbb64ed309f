import { Inject, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { request } from 'undici';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { parteNoDisponible } from '../proxy/parte-no-disponible';
import { headersTo, SERVICIOS, urlsOf, type Servicio } from '../proxy/routes';
import { ClientEvents } from '../realtime/client-events';
import { mergeOpenApi } from './merge-openapi';

/** A service makes its part when it is first asked for it, and on a busy machine that takes seconds. */
const TIMEOUT_MS = 15_000;

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

  /**
   * The document of the whole API. `x-eventos-de-socket`: the events that a client may send over its socket. Throws
   * while a service does not answer: a client made from a part of it would lack calls, and nobody would see it.
   */
  async merged(): Promise<OpenAPIObject & { 'x-eventos-de-socket': string[] }> {
    const entries = await Promise.all(SERVICIOS.map((name) => this.ofService(name)));
    const documents = Object.fromEntries(entries) as Record<Servicio, OpenAPIObject>;
    return { ...mergeOpenApi(documents, this.config.VERSION), 'x-eventos-de-socket': this.events.names };
  }

  private async ofService(name: Servicio): Promise<[Servicio, OpenAPIObject]> {
    const document = await documentOf(urlsOf(this.config)[name], headersTo(name, this.config));
    if (!document) throw parteNoDisponible(name);
    return [name, document];
  }
}
