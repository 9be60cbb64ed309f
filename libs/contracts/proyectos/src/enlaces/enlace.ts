import {
  erroresComunes,
  idSchema,
  referenciaObligatoriaSchema,
  replySchema,
  textOf,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresProyectos } from '../errors';
import { estadoTareaSchema } from '../elementos/tarea';

/** `bloquea`: the destination waits for the origin. `relaciona` has no direction. `duplica`: the origin repeats the destination. */
export const TIPOS_ENLACE = ['bloquea', 'relaciona', 'duplica'] as const;
export const tipoEnlaceSchema = z.enum(TIPOS_ENLACE, {
  error: textOf(erroresProyectos.tipoDeEnlaceNoValido),
});
export type TipoEnlace = z.infer<typeof tipoEnlaceSchema>;

/** What can be linked. */
export const ENLAZABLES = ['historia', 'tarea'] as const;
export const enlazableSchema = z.enum(ENLAZABLES);
export type Enlazable = z.infer<typeof enlazableSchema>;

/** Of how many links one item may be an end. */
export const MAX_ENLACES_POR_ELEMENTO = 50;

export const extremoSchema = z.object({
  tipo: enlazableSchema,
  _id: idSchema,
  clave: z.string(),
  titulo: z.string(),
  estado: estadoTareaSchema,
  proyecto: idSchema,
});
export type Extremo = z.infer<typeof extremoSchema>;

/** An end in a project that the reader may not see: only that there is one, and whether it still holds others up. */
export const extremoOcultoSchema = z.object({
  tipo: enlazableSchema,
  oculto: z.literal(true),
  completado: z.boolean(),
});
export type ExtremoOculto = z.infer<typeof extremoOcultoSchema>;

/** At least one end can be seen. */
export const enlaceSchema = z.object({
  _id: idSchema,
  tipo: tipoEnlaceSchema,
  origen: z.union([extremoSchema, extremoOcultoSchema]),
  destino: z.union([extremoSchema, extremoOcultoSchema]),
  version: versionSchema,
});
export type Enlace = z.infer<typeof enlaceSchema>;

export const isOculto = (extremo: Extremo | ExtremoOculto): extremo is ExtremoOculto => 'oculto' in extremo;

const extremoIdSchema = referenciaObligatoriaSchema(textOf(erroresComunes.campoObligatorio));

export const enlaceCreateSchema = z
  .object({
    _id: idSchema.optional(),
    tipo: tipoEnlaceSchema,
    origen: extremoIdSchema,
    destino: extremoIdSchema,
  })
  .refine(({ origen, destino }) => origen !== destino, {
    path: ['destino'],
    error: textOf(erroresProyectos.enlaceConsigoMismo),
  });
export type EnlaceCreate = z.infer<typeof enlaceCreateSchema>;

export const enlaceReplySchema = replySchema({ enlace: enlaceSchema });
export const enlacesReplySchema = replySchema({ enlaces: z.array(enlaceSchema) });
