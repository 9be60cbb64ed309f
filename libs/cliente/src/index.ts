import createClient, { type Client, type ClientOptions } from 'openapi-fetch';

interface Acceso extends Pick<ClientOptions, 'fetch'> {
  /** Where the installation is: `https://pmp.ejemplo.es`. */
  url: string;
  /** A personal token, `pmp_…`. */
  token: string;
}

/**
 * A client for the API. `Paths`: those of `esquema.ts`, which is written from `/api/docs-json` and stands beside this file
 * in the package. `const { data, error } = await cliente.GET('/api/epicas/{id}', { params: { path: { id } } })`.
 */
export const createCliente = <Paths extends object>({ url, token, ...options }: Acceso): Client<Paths> =>
  createClient<Paths>({
    baseUrl: url.replace(/\/+$/, ''),
    headers: { authorization: `Bearer ${token}` },
    ...options,
  });
