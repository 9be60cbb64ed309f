import { erroresComunes, idSchema, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';

/** What has a key: `TIENDA-42`, the key of its project and a number that nothing else in the project ever gets. */
export const TIPOS_CON_CLAVE = ['epica', 'historia', 'tarea'] as const;

const SHAPE = /^(.*[^\s-].*)-([1-9]\d{0,8})$/u;

/** The key of the project and the number; null: it is no key. */
export function partsOfClave(clave: string): { proyecto: string; numero: number } | null {
  const found = SHAPE.exec(clave);
  return found ? { proyecto: found[1]!, numero: Number(found[2]) } : null;
}

const CLAVE = textOf(erroresComunes.identificadorNoValido);
const MAX_CLAVE = 20;

/** In whatever case it was typed. */
export const claveParamSchema = z.object({
  clave: z
    .string({ error: CLAVE })
    .trim()
    .max(MAX_CLAVE, CLAVE)
    .refine((clave) => partsOfClave(clave) !== null, CLAVE)
    .transform((clave) => clave.toUpperCase()),
});

/**
 * GET /api/claves/{clave}. `ruta`: its page in the web app. `clave`: its key now, which differs from the one asked for
 * when its project got another since.
 */
export const claveReplySchema = replySchema({
  tipo: z.enum(TIPOS_CON_CLAVE),
  _id: idSchema,
  clave: z.string(),
  titulo: z.string(),
  proyecto: idSchema,
  ruta: z.string(),
});
export type ClaveReply = z.infer<typeof claveReplySchema>;
