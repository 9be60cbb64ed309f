import {
  erroresComunes,
  fechaSchema,
  idSchema,
  listReplySchema,
  paginaQuerySchema,
  replySchema,
  textOf,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { epicaSchema } from './epica';
import { historiaSchema } from './historia';
import { tareaSchema } from './tarea';

/** What stands above a task; a server of the version before says only the epic. */
const historiaDeTareaSchema = z.object({
  historia: historiaSchema.pick({ _id: true, clave: true, titulo: true }),
  epica: z.object({ _id: idSchema, titulo: z.string() }).nullable(),
  sprint: historiaSchema.shape.sprintId,
});
export type HistoriaDeTarea = z.infer<typeof historiaDeTareaSchema>;

/** What a query matches: an epic, a story or a task, as each is shown elsewhere, with which of them it is. */
export const elementoSchema = z
  .discriminatedUnion('entidad', [
    epicaSchema.extend({ entidad: z.literal('epica') }),
    historiaSchema.extend({ entidad: z.literal('historia') }),
    tareaSchema.extend({
      entidad: z.literal('tarea'),
      ...historiaDeTareaSchema.partial().shape,
    }),
  ])
  .register(z.globalRegistry, { id: 'Elemento' });
export type Elemento = z.infer<typeof elementoSchema>;

/** Far more than a query may have: what is too long is said with the others' words. */
const MAX_TEXTO = 20_000;

/** `q`: what the items must be, in the language of queries. */
export const consultaQuerySchema = z.object({
  q: z
    .string({ error: textOf(erroresComunes.textoEsperado) })
    .max(MAX_TEXTO, textOf(erroresComunes.demasiadoLargo, { max: MAX_TEXTO }))
    .optional(),
});

const MAX_CURSOR = 2_000;

export const elementosQuerySchema = paginaQuerySchema.extend({
  ...consultaQuerySchema.shape,
  cursor: z.string().max(MAX_CURSOR, textOf(erroresComunes.cursorNoValido)).optional(),
});
export type ElementosQuery = z.infer<typeof elementosQuerySchema>;

/** `?q=` beside the page of a list that has its own order. */
export const listaConsultaQuerySchema = paginaQuerySchema.extend(consultaQuerySchema.shape);
export type ListaConsultaQuery = z.infer<typeof listaConsultaQuerySchema>;

/** `rama`: a query that a story matches itself, or a task of it does. */
export const historiasQuerySchema = listaConsultaQuerySchema.extend({ rama: consultaQuerySchema.shape.q });
export type HistoriasQuery = z.infer<typeof historiasQuerySchema>;

/** What fits in an address. */
const MAX_HISTORIAS = 200;
const historiasSchema = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(idSchema).max(MAX_HISTORIAS))
  .optional();

/** `historias`: only of these stories, their ids with commas between them. */
export const deHistoriasQuerySchema = z.object({ historias: historiasSchema });
export type DeHistoriasQuery = z.infer<typeof deHistoriasQuerySchema>;

export const tareasDeProyectoQuerySchema = listaConsultaQuerySchema.extend(deHistoriasQuerySchema.shape);
export type TareasDeProyectoQuery = z.infer<typeof tareasDeProyectoQuerySchema>;

export const elementosReplySchema = listReplySchema({
  elementos: z.array(elementoSchema),
  /** How many match, on all pages together. */
  total: z.number(),
  totales: z.object({ epica: z.number(), historia: z.number(), tarea: z.number() }),
});

/** `desde`: `hasta` of the answer before. */
export const cambiosQuerySchema = z.object({
  desde: z.iso.datetime({ offset: true, error: textOf(erroresComunes.fechaNoValida) }).optional(),
});
export type CambiosQuery = z.infer<typeof cambiosQuerySchema>;

/**
 * For whoever keeps a copy of a project. `entero`: it is all that there is, and what it does not name is to go; otherwise
 * what has changed or gone since `desde`, some of it perhaps told before.
 */
export const cambiosReplySchema = replySchema({
  epicas: z.array(epicaSchema),
  historias: z.array(historiaSchema),
  tareas: z.array(tareaSchema),
  eliminados: z.array(
    z.object({ entidad: z.enum(['epica', 'historia', 'tarea']), _id: idSchema, version: versionSchema }),
  ),
  entero: z
    .boolean()
    .meta({ description: 'Está todo: lo que no nombra ya no existe. Si no, solo lo que ha cambiado' }),
  hasta: fechaSchema.meta({ description: '`desde` de la próxima llamada' }),
});
