import { defineFact, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { origenSchema } from './importacion';

/** For the service itself: the next step of an import, or of undoing it. A step that is done already is not repeated. */
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

export const importacionDeshecha = defineFact('proyectos', 'importacion', 'deshecha', importacionHecho);
