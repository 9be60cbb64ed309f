import type { EventoFlujo, MensajeAsistenteBody } from '@pmp/contracts/ia';
import { storedIdioma } from '../../../shared/i18n/idioma';
import { http } from '../../../shared/http/http';
import { readServerEvents } from './sse';

/** Streams the answer while it is written. It ends with `fin` or `error`; without either the connection was cut. */
export async function* sendMensaje(
  body: MensajeAsistenteBody,
  signal: AbortSignal,
): AsyncGenerator<EventoFlujo> {
  const { timeZone: zona } = Intl.DateTimeFormat().resolvedOptions();
  const entero = { ...body, zona, idioma: storedIdioma() };
  const stream = await http.stream('/api/ia/mensaje/flujo', entero, 'text/event-stream', signal);
  for await (const { event, data } of readServerEvents(stream))
    yield { evento: event, datos: JSON.parse(data) } as EventoFlujo;
}
