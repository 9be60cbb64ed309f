import { erroresComunes, STATUS_OF_KIND } from '@pmp/contracts/common';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import manifest from '../../../../package.json' with { type: 'json' };
import { DomainError } from '../errors/domain-error';
import { errorBody } from '../errors/error-body';
import type { ServiceConfig } from '../config/config';
import { correlationIdFrom } from '../telemetry/correlation';

/**
 * Replaces a service that must not touch its data: answers the probes, and 503 to everything else. The process stays
 * alive but never ready, because a restart would only fail again.
 */
export function serveStopped(servicio: string, config: ServiceConfig, motivo: string): Promise<never> {
  const state = { servicio, listo: false, base: true, broker: false, version: manifest.version, motivo };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url?.split('?')[0];
    const id = correlationIdFrom(request.headers['x-correlation-id']);
    const body = path === '/salud' ? state : path === '/salud/listo' ? { listo: false } : null;
    const isAlive = path === '/salud/vivo';
    response.writeHead(isAlive ? 200 : STATUS_OF_KIND.unavailable, {
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': id,
      ...(isAlive ? {} : { 'retry-after': '60' }),
    });
    response.end(
      JSON.stringify(
        isAlive
          ? { vivo: true }
          : (body ??
              errorBody(
                new DomainError(erroresComunes.noDisponible, { parte: servicio, falta: 'base' }),
                id,
              )),
      ),
    );
  };
  createServer(answer).listen(config.PORT, config.HOST);
  return new Promise(() => undefined);
}
