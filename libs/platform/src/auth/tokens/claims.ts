import { idSchema, tokenDeAccesoSchema, type TokenDeAcceso } from '@pmp/contracts/common';
import { z } from 'zod';

const sesSchema = z.int().nonnegative();

/** `sid`: the id of this session, or of the personal token; times in seconds. */
const claimsShape = {
  sub: idSchema,
  sid: z.string().min(1).max(64),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int().optional(),
};

export interface Claims {
  sub: string;
  /** The person's session number at signing. */
  ses: number;
  sid: string;
  iat: number;
  exp: number;
  /** When the person last showed who they are, as OpenID Connect names it; tokens of before say it with `iat`. */
  auth_time?: number | undefined;
  token?: TokenDeAcceso;
}

const ofSession = z.object({ ...claimsShape, ses: sesSchema });

/**
 * What a personal token is exchanged for. It has its session number in another place, so that a process that knows
 * nothing of scopes refuses it instead of giving it all the rights of its owner.
 */
const ofToken = z
  .object({ ...claimsShape, tok: tokenDeAccesoSchema.omit({ _id: true }).extend({ ses: sesSchema }) })
  .transform(({ tok: { ses, ...token }, ...claims }) => ({
    ...claims,
    ses,
    token: { _id: claims.sid, ...token },
  }));

export const claimsSchema: z.ZodType<Claims> = z.union([ofToken, ofSession]);

export const TOKEN_ALGORITHM = 'ES256';
