import { defineCommand, fechaSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

const MAX_TEXTO = 1_000;
const MAX_ELEMENTOS = 50;

/**
 * What a query finds, for whoever answers questions: `ia` asks in the name of the person who wrote it. Only of these projects,
 * as far as the person sees them. A query that says nothing is refused as by the API.
 */
export const consultarElementos = defineCommand(
  'proyectos',
  'consultar-elementos',
  z.object({
    usuario: idSchema,
    proyectos: z.array(idSchema),
    q: z.string().max(MAX_TEXTO),
    limite: z.int().min(1).max(MAX_ELEMENTOS),
  }),
  z.object({
    total: z.int().min(0),
    elementos: z.array(
      z.object({
        entidad: z.enum(['epica', 'historia', 'tarea']),
        _id: idSchema,
        titulo: z.string(),
        estado: z.string(),
        proyecto: idSchema,
        /** The name of who is to do it. */
        responsable: z.string().nullable(),
        fechaLimite: fechaSchema.nullable(),
        /** What it must fulfil, where it has that. */
        criterios: z.array(z.object({ texto: z.string(), hecho: z.boolean() })).optional(),
      }),
    ),
  }),
);
