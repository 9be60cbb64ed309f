import { idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** `ses`: the person's session number at signing; `sid`: the id of this session; times in seconds. */
export const claimsSchema = z.object({
  sub: idSchema,
  ses: z.int().nonnegative(),
  sid: z.string().min(1).max(64),
  iat: z.int(),
  exp: z.int(),
});

export type Claims = z.infer<typeof claimsSchema>;

export const TOKEN_ALGORITHM = 'ES256';
