import type { TipoForja } from '@pmp/contracts/integraciones';
import { FORM_TYPE } from '@pmp/platform';
import { BITBUCKET } from './bitbucket';
import { GITHUB } from './github';
import { GITLAB } from './gitlab';
import type { Noticia } from './noticia';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

const READERS: Record<TipoForja, { header: string; events: typeof GITHUB }> = {
  github: { header: 'x-github-event', events: GITHUB },
  gitea: { header: 'x-gitea-event', events: GITHUB },
  gitlab: { header: 'x-gitlab-event', events: GITLAB },
  bitbucket: { header: 'x-event-key', events: BITBUCKET },
};

export const textIn = (headers: Headers, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * What a payload says; null: nothing of interest. A forge that has changed its words must not be told that it failed: it
 * would stop sending what is still understood.
 */
export function readEntrada(tipo: TipoForja, headers: Headers, body: string): Noticia | null {
  const { header, events } = READERS[tipo];
  const event = textIn(headers, header);
  const read = Object.hasOwn(events, event) ? events[event] : undefined;
  if (!read) return null;
  return read(JSON.parse(jsonOf(headers, body)));
}

/** What GitHub and Gitea send unless somebody chooses JSON: the same document, as the only field of a form. */
const jsonOf = (headers: Headers, body: string): string =>
  textIn(headers, 'content-type').startsWith(FORM_TYPE)
    ? (new URLSearchParams(body).get('payload') ?? '')
    : body;
