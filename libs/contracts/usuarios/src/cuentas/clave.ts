import { z } from 'zod';

/** Public half of the key that signs tokens (JWK, P-256). The entity's id is the key's `kid`. */
export const clavePublicaSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});
