import { SERVICE_HEADER } from '@pmp/platform/edge';
import { request } from 'undici';
import type { Servicio } from './routes';

/**
 * Whether this service is ready at this address. Somebody else at an address that it has left is not, whatever they
 * answer. Over a connection of its own: it is not to count among the requests under way.
 */
export async function isReady(servicio: Servicio, origin: string, withinMs: number): Promise<boolean> {
  try {
    const reply = await request(`${origin}/salud/listo`, {
      signal: AbortSignal.timeout(withinMs),
      headers: { [SERVICE_HEADER]: servicio },
    });
    const body = await reply.body.text();
    return reply.statusCode === 200 && (JSON.parse(body) as { listo?: unknown }).listo === true;
  } catch {
    return false;
  }
}
