import { defineFact, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** Somebody sent an alert by hand; `usuarios`: the people who had not been notified of it before. */
export const alertaEnviada = defineFact(
  'ia',
  'alerta',
  'enviada',
  z.object({
    _id: idSchema,
    proyecto: idSchema,
    regla: z.string(),
    titulo: z.string(),
    descripcion: z.string(),
    /** A path of the web app. */
    enlace: z.string(),
    usuarios: z.array(idSchema),
  }),
);
