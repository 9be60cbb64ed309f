import { defineFact, detalleSchema, fechaSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { origenSchema } from './importacion';

/** Of versions before: the next step of an import was a message. Nobody publishes it any more. */
export const importacionPendiente = defineFact(
  'proyectos',
  'importacion',
  'pendiente',
  z.object({ _id: idSchema, paso: z.int() }),
);

const importacionHecho = z.object({
  _id: idSchema,
  /** The name of the file. */
  titulo: z.string(),
  origen: origenSchema,
  proyecto: idSchema,
  detalle: detalleSchema,
});

/**
 * Somebody has brought work from elsewhere; `detalle` counts it. Nobody is notified of the single items, since they
 * happened long ago.
 */
export const importacionTerminada = defineFact('proyectos', 'importacion', 'terminada', importacionHecho);

/** `sprints`: those that it has made and in which nothing is left that somebody has changed since. */
export const importacionDeshecha = defineFact(
  'proyectos',
  'importacion',
  'deshecha',
  importacionHecho.extend({ sprints: z.array(idSchema).optional() }),
);

const tamanoSchema = z.object({ puntos: z.number(), historias: z.int() });

/**
 * Stories that an import has made belong in a sprint, which is new if there is none with this id. For `sprints`, which
 * owns them; to everybody else the new sprint is told by its own facts.
 */
export const importacionConSprint = defineFact(
  'proyectos',
  'importacion',
  'con-sprint',
  z.object({
    _id: idSchema,
    proyecto: idSchema,
    autor: idSchema,
    sprint: z.object({
      _id: idSchema,
      nombre: z.string(),
      fechaInicio: fechaSchema,
      fechaFin: fechaSchema,
      /** It is over: what it contained, and what of that was done. */
      cerrado: z.object({ compromiso: tamanoSchema, resultado: tamanoSchema }).nullable(),
    }),
    historias: z.array(idSchema),
  }),
);
