import { idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** One hit of the search; `proyecto` is the project it lives in (itself, for a project). */
export const resultadoSchema = z.object({
  tipo: z.enum(['proyecto', 'epica', 'historia', 'tarea']),
  _id: idSchema,
  titulo: z.string(),
  proyecto: idSchema,
});
export type Resultado = z.infer<typeof resultadoSchema>;

const BUSQUEDA = 'Escribe qué quieres buscar';

export const busquedaQuerySchema = z.object({
  q: z.string({ error: BUSQUEDA }).trim().min(1, BUSQUEDA).max(100, 'No puede superar los 100 caracteres'),
});
