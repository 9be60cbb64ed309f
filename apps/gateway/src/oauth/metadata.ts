import { ALCANCES } from '@pmp/contracts/common';
import { ALCANCES_MCP, RUTA_MCP } from '@pmp/contracts/usuarios';
import type { IncomingMessage } from 'node:http';

export const RECURSO = '/.well-known/oauth-protected-resource';
export const SERVIDOR = '/.well-known/oauth-authorization-server';

const HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

const firstOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/**
 * The address by which whoever asks has reached the product. It may say what it likes: only itself is told, and no answer
 * is kept on the way.
 */
export function originOf({ headers, socket }: IncomingMessage): string {
  const said = firstOf(headers['x-forwarded-proto']);
  const own = 'encrypted' in socket ? 'https' : 'http';
  const host = [firstOf(headers['x-forwarded-host']), headers.host].find((each) => each && HOST.test(each));
  return `${said === 'https' || said === 'http' ? said : own}://${(host ?? 'localhost').toLowerCase()}`;
}

/** RFC 9728: who gives tokens for the MCP server. */
export const recursoOf = (origin: string) => ({
  resource: origin + RUTA_MCP,
  authorization_servers: [origin],
  scopes_supported: ALCANCES_MCP,
  bearer_methods_supported: ['header'],
  resource_name: 'PMP',
  resource_documentation: `${origin}/api/docs`,
});

/** RFC 8414: how it gives them. */
export const servidorOf = (origin: string) => ({
  issuer: origin,
  // A screen of the web, where the person has signed in.
  authorization_endpoint: `${origin}/configuracion?seccion=autorizar`,
  token_endpoint: `${origin}/api/oauth/token`,
  client_id_metadata_document_supported: true,
  registration_endpoint: `${origin}/api/oauth/registro`,
  scopes_supported: ALCANCES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  token_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

/** RFC 6750 and 9728, with a 401 of the MCP server: where to find out how to get a token. */
export const challengeTo = (request: IncomingMessage): string => {
  const invalid = request.headers.authorization === undefined ? '' : ', error="invalid_token"';
  return `Bearer resource_metadata="${originOf(request)}${RECURSO}${RUTA_MCP}"${invalid}`;
};
