import { erroresUsuarios, MAX_NOMBRE_TOKEN } from '@pmp/contracts/usuarios';
import { clientIdOf, clienteOf, destinoOf, isRedirect } from './cliente.rules';
import { OauthError } from './oauth-error';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** RFC 7591: who the program says it is, as an identifier that it keeps. It has no secret: it could not keep one. */
export function registered(datos: { client_name?: unknown; redirect_uris?: unknown }) {
  const destinos = listOf(datos.redirect_uris);
  if (!destinos.length || !destinos.every((each) => typeof each === 'string' && isRedirect(each)))
    throw new OauthError('invalid_redirect_uri', erroresUsuarios.aplicacionNoValida);
  const redirects = destinos as string[];
  const said = typeof datos.client_name === 'string' ? datos.client_name.trim() : '';
  const nombre = said.slice(0, MAX_NOMBRE_TOKEN) || destinoOf(redirects[0]!);
  const client_id = clientIdOf({ nombre, destinos: redirects });
  if (!clienteOf(client_id))
    throw new OauthError('invalid_client_metadata', erroresUsuarios.aplicacionNoValida);
  return {
    client_id,
    client_id_issued_at: Math.floor(Date.now() / 1_000),
    client_name: nombre,
    redirect_uris: redirects,
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none' as const,
  };
}
