import { defineCommand, exitoReplySchema, idSchema } from '@pmp/contracts/common';
import { paqueteSchema } from '@pmp/contracts/proyectos';
import { z } from 'zod';

/** Both sides of what follows a command meet there. */
export const subjectOf = (canal: string): string => `paquete.${canal}`;

/** What can be asked for on the channel of an export: the bytes first. */
export type OfExport = 'paquete' | 'manifiesto';

/** `proyecto`: its id or its key. The package is taken from the channel. */
export const exportarPaquete = defineCommand(
  'proyectos',
  'exportar-paquete',
  z.object({ canal: idSchema, proyecto: z.string(), producto: z.string() }),
  exitoReplySchema,
);

/** The service takes a package from the channel, and then looks what it would be here. `equipo`: another one for it. */
export const recibirPaquete = defineCommand(
  'proyectos',
  'recibir-paquete',
  z.object({ canal: idSchema, equipo: z.string().optional() }),
  z.object({ _id: idSchema }),
);

export const consultarPaquete = defineCommand(
  'proyectos',
  'consultar-paquete',
  z.object({ _id: idSchema }),
  paqueteSchema,
);

/** Begins to write what has been received. */
export const traerPaquete = defineCommand(
  'proyectos',
  'traer-paquete',
  z.object({ _id: idSchema, crearFaltantes: z.boolean(), sobrescribir: z.boolean() }),
  exitoReplySchema,
);
