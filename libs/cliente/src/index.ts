import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './esquema';

export type { components, paths } from './esquema';

interface Acceso extends Pick<ClientOptions, 'fetch'> {
  /** Where the installation is: `https://pmp.ejemplo.es`. */
  url: string;
  /** A personal token, `pmp_…`. */
  token: string;
}

/**
 * A client whose paths, parameters, bodies and replies are those of `/api/docs-json`:
 * `const { data, error } = await cliente.GET('/api/epicas/{id}', { params: { path: { id } } })`.
 */
export const createCliente = ({ url, token, ...options }: Acceso): Client<paths> =>
  createClient<paths>({
    baseUrl: url.replace(/\/+$/, ''),
    headers: { authorization: `Bearer ${token}` },
    ...options,
  });
