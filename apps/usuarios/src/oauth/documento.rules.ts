import { nombreVisible } from '@pmp/contracts/common';
import { MAX_NOMBRE_TOKEN, MAX_REDIRECTS } from '@pmp/contracts/usuarios';
import { z } from 'zod';
import { type Cliente, redirectSchema } from './cliente.rules';

const MAX_ADDRESS = 2_000;

/** OAuth Client ID Metadata Document: the address of one, written as it is compared. */
export function isAddress(clientId: string): boolean {
  if (clientId.length > MAX_ADDRESS || !clientId.startsWith('https://') || !URL.canParse(clientId))
    return false;
  const { href, pathname, hash, username, password } = new URL(clientId);
  return href === clientId && pathname !== '/' && `${hash}${username}${password}` === '';
}

const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().trim().min(1).refine(nombreVisible),
  redirect_uris: z.array(redirectSchema).min(1).max(MAX_REDIRECTS),
  // A secret could not be kept with it, and there are no keys here to check one by.
  token_endpoint_auth_method: z.literal('none').default('none'),
});

/** null: it does not say of itself that it is this program, or says it in another way. */
export function clienteInDocument(url: string, documento: string): Cliente | null {
  let said: unknown;
  try {
    said = JSON.parse(documento);
  } catch {
    return null;
  }
  const { data } = documentSchema.safeParse(said);
  if (data?.client_id !== url) return null;
  // The name proves nothing; where it stands does.
  const host = ` (${new URL(url).host})`.slice(0, MAX_NOMBRE_TOKEN / 2);
  const nombre = data.client_name.slice(0, MAX_NOMBRE_TOKEN - host.length) + host;
  return { nombre, destinos: data.redirect_uris };
}
