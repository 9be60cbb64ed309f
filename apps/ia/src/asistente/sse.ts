import { erroresAsistente, type EventoFlujo } from '@pmp/contracts/ia';
import { DomainError, sentenceIn, toDomainError } from '@pmp/platform';
import { PassThrough, type Readable } from 'node:stream';

/** Shorter than the silence after which any neighbour on the way gives up. */
const HEARTBEAT_MS = 15_000;

export const SSE_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx in front would gather the pieces otherwise.
  'x-accel-buffering': 'no',
};

const format = ({ evento, datos }: EventoFlujo): string =>
  `event: ${evento}\ndata: ${JSON.stringify(datos)}\n\n`;

const refusalOf = (error: unknown): DomainError =>
  toDomainError(error) ?? new DomainError(erroresAsistente.sinRespuesta);

/** The events as they come; what fails once the stream has begun can only be told as an event. */
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
