import { erroresComunes, idSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresAsistente } from './asistente-errors';

export const TIPOS_PROPUESTA = [
  'crear-tareas',
  'dividir-historia',
  'borrador-sprint',
  'reformular-historia',
  'estimar-historia',
  'asignar',
  'cambiar-estado',
  'cambiar-prioridad',
  'cambiar-fecha',
  'crear-historia',
  'mover-sprint',
  'recordar',
] as const;
export type TipoPropuesta = (typeof TIPOS_PROPUESTA)[number];

/** The only API calls that a proposal may contain. */
export const RUTAS_DE_PROPUESTA: readonly { metodo: 'POST' | 'PUT'; ruta: RegExp }[] = [
  { metodo: 'POST', ruta: /^\/api\/tareas$/ },
  { metodo: 'PUT', ruta: /^\/api\/tareas\/[0-9a-f]{24}$/ },
  { metodo: 'POST', ruta: /^\/api\/historias$/ },
  { metodo: 'POST', ruta: /^\/api\/sprints$/ },
  { metodo: 'PUT', ruta: /^\/api\/historias\/[0-9a-f]{24}$/ },
  { metodo: 'PUT', ruta: /^\/api\/sprints\/lote$/ },
  { metodo: 'POST', ruta: /^\/api\/recordatorios$/ },
];

/**
 * One ordinary API call, made when the person clicks and with that person's rights. An entity it creates carries its
 * `_id` in `cuerpo`, so a second click does not create it twice.
 */
export const cambioPropuestoSchema = z
  .object({
    metodo: z.enum(['POST', 'PUT']),
    ruta: z.string(),
    cuerpo: z.record(z.string(), z.unknown()),
    /** What the person reads before clicking. */
    descripcion: z.string(),
  })
  .refine(
    ({ metodo, ruta }) =>
      RUTAS_DE_PROPUESTA.some((known) => known.metodo === metodo && known.ruta.test(ruta)),
    textOf(erroresAsistente.llamadaNoPermitida),
  );
export type CambioPropuesto = z.infer<typeof cambioPropuestoSchema>;

export const ESTADOS_PROPUESTA = ['pendiente', 'aplicada', 'descartada'] as const;

export const MAX_CAMBIOS_PROPUESTOS = 20;

export const propuestaAsistenteSchema = z.object({
  _id: idSchema,
  tipo: z.enum(TIPOS_PROPUESTA),
  resumen: z.string(),
  /** Null: it changes nothing of a project. */
  proyecto: idSchema.nullable(),
  cambios: z.array(cambioPropuestoSchema).min(1).max(MAX_CAMBIOS_PROPUESTOS),
  estado: z.enum(ESTADOS_PROPUESTA),
});
export type PropuestaAsistente = z.infer<typeof propuestaAsistenteSchema>;

/** PUT /ia/conversaciones/:id/propuestas/:propuesta: the outcome, reported by the screen after it made the calls. */
export const propuestaEstadoBodySchema = z.object({
  estado: z.enum(['aplicada', 'descartada'], { error: textOf(erroresComunes.estadoNoValido) }),
});
export type PropuestaEstadoBody = z.infer<typeof propuestaEstadoBodySchema>;

export const propuestaParamSchema = z.object({ id: idSchema, propuesta: idSchema });
