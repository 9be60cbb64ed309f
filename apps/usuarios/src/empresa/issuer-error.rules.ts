import { erroresUsuarios } from '@pmp/contracts/usuarios';
import type { ErrorSpec } from '@pmp/contracts/common';

/** What the OpenID Connect library throws, as far as it is looked at. */
interface Thrown {
  name?: string;
  code?: string;
  /** What the issuer itself answered, by the codes of OAuth. */
  error?: string;
}

const AWAY = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
const BUSY = new Set(['server_error', 'temporarily_unavailable']);
/** The person said no, or has to do something at the issuer that was not done. */
const LEFT = new Set([
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]);

/** What a person is told when the issuer, or what it has sent, does not let them in; else `otherwise`. */
export function spokenOf(thrown: unknown, otherwise: ErrorSpec): ErrorSpec {
  const { name, code, error } = thrown as Thrown;
  if (error !== undefined) {
    if (LEFT.has(error)) return erroresUsuarios.empresaCancelada;
    if (BUSY.has(error)) return erroresUsuarios.empresaNoResponde;
    // A code that is used up, of another client, or shown without what it was asked with.
    return error === 'invalid_grant'
      ? erroresUsuarios.empresaEntradaNoValida
      : erroresUsuarios.empresaMalConfigurada;
  }
  // It asks this server for other credentials.
  if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') return erroresUsuarios.empresaMalConfigurada;
  // Fetch says no more than that of a connection that fails.
  const isNetwork = name === 'TypeError' && code === undefined;
  if (isNetwork || (code !== undefined && AWAY.has(code))) return erroresUsuarios.empresaNoResponde;
  return otherwise;
}

/** For the log: what went wrong, without what was sent. */
export function motivoOf(thrown: unknown): string {
  const { name, code, error } = thrown as Thrown;
  const cause = (thrown as Error).cause as Error | undefined;
  return [name, code, error, (thrown as Error).message, cause?.message].filter(Boolean).join(' · ');
}
