import { erroresUsuarios } from '@pmp/contracts/usuarios';
import type { ErrorSpec } from '@pmp/contracts/common';

/** The parts that we use of what the OpenID Connect library throws. */
interface Thrown {
  name?: string;
  code?: string;
  /** The issuer's own answer, as an OAuth code. */
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
/** The person refused, or did not do something that the issuer required. */
const LEFT = new Set([
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]);

/** The error to show when the issuer, or what it sent, does not let a person in; else `otherwise`. */
export function spokenOf(thrown: unknown, otherwise: ErrorSpec): ErrorSpec {
  const { name, code, error } = thrown as Thrown;
  if (error !== undefined) {
    if (LEFT.has(error)) return erroresUsuarios.empresaCancelada;
    if (BUSY.has(error)) return erroresUsuarios.empresaNoResponde;
    // The code was already used, is for another client, or came without what it was requested with.
    return error === 'invalid_grant'
      ? erroresUsuarios.empresaEntradaNoValida
      : erroresUsuarios.empresaMalConfigurada;
  }
  // The issuer does not accept our credentials.
  if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') return erroresUsuarios.empresaMalConfigurada;
  // That is all that fetch says when a connection fails.
  const isNetwork = name === 'TypeError' && code === undefined;
  if (isNetwork || (code !== undefined && AWAY.has(code))) return erroresUsuarios.empresaNoResponde;
  return otherwise;
}

/** What went wrong, for the log, without anything that was sent. */
export function motivoOf(thrown: unknown): string {
  const { name, code, error } = thrown as Thrown;
  const cause = (thrown as Error).cause as Error | undefined;
  return [name, code, error, (thrown as Error).message, cause?.message].filter(Boolean).join(' · ');
}
