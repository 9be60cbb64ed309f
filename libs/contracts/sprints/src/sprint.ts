import {
  diaSchema,
  erroresComunes,
  fechaSchema,
  idSchema,
  personaSchema,
  referenciaSchema,
  textOf,
  textoSchema,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresSprints } from './errors';
import { historiaDeSprintSchema } from './historia';

export const ESTADOS_SPRINT = ['pendiente', 'en progreso', 'completado', 'cancelado'] as const;
export const estadoSprintSchema = z.enum(ESTADOS_SPRINT, { error: textOf(erroresComunes.estadoNoValido) });
export type EstadoSprint = z.infer<typeof estadoSprintSchema>;

const puntosSchema = z.number().nonnegative();

/** Unfinished stories that somebody moved out of a sprint in progress; `destino` null: to the backlog. */
export const trasladoSchema = z.object({
  fecha: fechaSchema,
  autor: personaSchema.nullable(),
  destino: z.object({ _id: idSchema, nombre: z.string() }).nullable(),
  historias: z.array(z.object({ _id: idSchema, titulo: z.string() })),
});

export const sprintSchema = z.object({
  _id: idSchema,
  numero: z.int().positive(),
  nombre: z.string(),
  objetivo: z.string(),
  fechaInicio: fechaSchema,
  fechaFin: fechaSchema,
  estado: estadoSprintSchema,
  /** In rank order. */
  historias: z.array(historiaDeSprintSchema),
  proyecto: idSchema,
  puntosTotales: puntosSchema,
  /** When it actually started, and when it was finished or cancelled. */
  iniciado: fechaSchema.nullable(),
  cerrado: fechaSchema.nullable(),
  traslados: z.array(trasladoSchema),
  /** How much was in it when it was closed, leftovers included; null until then, and in sprints of earlier versions. */
  cierre: z.object({ historias: z.int().nonnegative(), puntos: puntosSchema }).nullable(),
  createdAt: fechaSchema,
  updatedAt: fechaSchema,
  version: versionSchema,
});
export type Sprint = z.infer<typeof sprintSchema>;

/**
 * `datos` of a sprint's `cambio` event in the project's room. It carries only the ids of the stories: hundreds of whole
 * ones would exceed the broker's largest message.
 */
export const sprintCambioSchema = sprintSchema.extend({ historias: z.array(idSchema) });
export type SprintCambio = z.infer<typeof sprintCambioSchema>;

const FALTAN_FECHAS = textOf(erroresSprints.faltanFechas);
const FECHA_NO_VALIDA = textOf(erroresComunes.fechaNoValida);

export const MAX_HISTORIAS_SPRINT = 1_000;

const fechaObligatoriaSchema = z
  .string({
    error: ({ input }) => (input === undefined || input === null ? FALTAN_FECHAS : FECHA_NO_VALIDA),
  })
  .trim()
  .min(1, FALTAN_FECHAS)
  .pipe(diaSchema);

const historiasSchema = z
  .array(referenciaSchema, { error: textOf(erroresSprints.historiasNoValidas) })
  .max(MAX_HISTORIAS_SPRINT, textOf(erroresSprints.demasiadasHistorias, { max: MAX_HISTORIAS_SPRINT }))
  .transform((historias) => [...new Set(historias)]);

const sprintShape = {
  nombre: tituloSchema(textOf(erroresSprints.sprintSinNombre)),
  objetivo: textoSchema.optional(),
  fechaInicio: fechaObligatoriaSchema,
  fechaFin: fechaObligatoriaSchema,
  historiasSeleccionadas: historiasSchema.optional(),
};

/** Unreadable dates have their own errors; here they are still texts. */
const endsAfterStart = ({
  fechaInicio,
  fechaFin,
}: {
  fechaInicio?: Date | undefined;
  fechaFin?: Date | undefined;
}) => !(fechaInicio instanceof Date) || !(fechaFin instanceof Date) || fechaFin > fechaInicio;

const FIN = { path: ['fechaFin'], error: textOf(erroresSprints.finAntesDeInicio) };

export const sprintCreateSchema = z
  .object({ ...sprintShape, _id: idSchema.optional(), proyecto: referenciaSchema })
  .refine(endsAfterStart, FIN);
export type SprintCreate = z.infer<typeof sprintCreateSchema>;

/** A sprint stays in its project: a different `proyecto` is rejected. */
export const sprintUpdateSchema = z
  .object({ ...sprintShape, proyecto: referenciaSchema })
  .partial()
  .extend({ version: versionSchema.optional() })
  .refine(endsAfterStart, FIN);
export type SprintUpdate = z.infer<typeof sprintUpdateSchema>;

/** PUT /sprints/:id/historias, of a pending sprint; POST /sprints/:id/alcance, of the one in progress. */
export const sprintHistoriasSchema = z.object({
  anadir: historiasSchema.optional(),
  quitar: historiasSchema.optional(),
  version: versionSchema.optional(),
});
export type SprintHistorias = z.infer<typeof sprintHistoriasSchema>;

/** `destino`: a pending sprint of the same project; null: the backlog. */
export const trasladarSchema = z.object({ destino: z.union([z.null(), referenciaSchema]) });
export type Trasladar = z.infer<typeof trasladarSchema>;

const { nombre, objetivo, fechaInicio, fechaFin } = sprintShape;

/**
 * POST /sprints/:id/finalizar: where its unfinished stories go. Without `pendientes`, a sprint that has some is not
 * finished. `destino` as in `trasladarSchema`; `nuevo`: a sprint that is made for them.
 */
export const finalizarSchema = z
  .object({
    pendientes: z
      .union(
        [
          z.object({
            nuevo: z.object({ nombre, objetivo, fechaInicio, fechaFin }).refine(endsAfterStart, FIN),
          }),
          trasladarSchema,
        ],
        { error: textOf(erroresSprints.sinDestino) },
      )
      .optional()
      .meta({
        description: 'Adónde va lo que queda sin terminar: otro sprint, uno nuevo o el backlog (null)',
      }),
  })
  .optional();
export type Finalizar = NonNullable<z.infer<typeof finalizarSchema>>;
export type DestinoDePendientes = NonNullable<Finalizar['pendientes']>;

/** `sprint`: also returns the stories of that sprint, besides those in none. */
export const disponiblesQuerySchema = z.object({ sprint: idSchema.optional() });
export type DisponiblesQuery = z.infer<typeof disponiblesQuerySchema>;
