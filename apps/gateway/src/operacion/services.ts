import { Inject, Injectable } from '@nestjs/common';
import { estadoServicioSchema, type EstadoServicio } from '@pmp/contracts/common';
import { currentCorrelationId, tracing } from '@pmp/platform/edge';
import { request, type Dispatcher } from 'undici';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { headersTo, urlsOf, type Servicio } from '../proxy/routes';

/** Long, because a service asks the broker and its database in turn, and both may be away. */
const TIMEOUT_MS = 8_000;

/** What a service answered; null if it did not. */
export type Answer = { status: number; body: unknown } | null;

/** Asks services in the name of whoever asks the gateway; they decide whether that person may. */
@Injectable()
export class Services {
  private readonly urls: Record<Servicio, string>;

  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {
    this.urls = urlsOf(config);
  }

  async ask(
    servicio: Servicio,
    method: Dispatcher.HttpMethod,
    path: string,
    authorization: string | undefined,
  ): Promise<Answer> {
    const headers: Record<string, string> = {
      'x-correlation-id': currentCorrelationId(),
      ...headersTo(servicio, this.config),
    };
    tracing()?.inject((name, value) => (headers[name] = value));
    if (authorization !== undefined) headers['authorization'] = authorization;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const reply = await request(`${this.urls[servicio]}/operacion${path}`, { method, headers, signal });
      return { status: reply.statusCode, body: await reply.body.json() };
    } catch {
      return null;
    }
  }
}

/** A service of another version may answer in another format; then it counts as not answering. */
export const estadoOf = (answer: Answer): EstadoServicio | null =>
  answer?.status === 200 ? (estadoServicioSchema.safeParse(answer.body).data ?? null) : null;
