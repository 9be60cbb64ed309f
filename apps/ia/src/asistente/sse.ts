import { erroresAsistente, type EventoFlujo } from '@pmp/contracts/ia';
import { DomainError, sentenceIn, toDomainError } from '@pmp/platform';
import { PassThrough, type Readable } from 'node:stream';

/** Shorter than the silence after which proxies on the way close the connection. */
const HEARTBEAT_MS = 15_000;

export const SSE_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Otherwise an nginx in front would buffer the pieces.
  'x-accel-buffering': 'no',
};

const format = ({ evento, datos }: EventoFlujo): string =>
  `event: ${evento}\ndata: ${JSON.stringify(datos)}\n\n`;

const refusalOf = (error: unknown): DomainError =>
  toDomainError(error) ?? new DomainError(erroresAsistente.sinRespuesta);

/** Streams the events as they come. An error after the start can only be sent as an event. */
export function toSse(events: AsyncIterable<EventoFlujo>): Readable {
  const out = new PassThrough();
  const heartbeat = setInterval(() => out.write(': latido\n\n'), HEARTBEAT_MS);
  const pump = async (): Promise<void> => {
    try {
      for await (const event of events) if (!out.destroyed) out.write(format(event));
    } catch (error) {
      if (!out.destroyed) out.write(format({ evento: 'error', datos: sentenceIn(refusalOf(error)) }));
    } finally {
      clearInterval(heartbeat);
      out.end();
    }
  };
  void pump();
  return out;
}
