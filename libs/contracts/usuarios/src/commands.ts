import { defineCommand, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { rolSchema } from './usuario';

/** The socket edge asks this at the handshake; a bad token is answered with an `unauthenticated` error. */
export const verificarToken = defineCommand(
  'usuarios',
  'verificar-token',
  z.object({ token: z.string().max(4096) }),
  z.object({
    _id: idSchema,
    nombre: z.string(),
    rol: rolSchema,
    expira: z.iso.datetime(),
    /** The session that the token belongs to. */
    sid: z.string().optional(),
  }),
);
