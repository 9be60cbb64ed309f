import { defineCommand, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { tipoPlantillaSchema } from '../elementos/plantilla';
import { AMBITOS_VISTA } from './vista';

/** The templates of a project, for whoever answers questions: `ia` asks in the name of the person who asked. */
export const consultarPlantillas = defineCommand(
  'proyectos',
  'consultar-plantillas',
  z.object({ usuario: idSchema, proyecto: idSchema }),
  z.object({
    plantillas: z.array(z.object({ nombre: z.string(), tipo: tipoPlantillaSchema, elementos: z.int() })),
  }),
);

/** The saved views that a person sees, by name. */
export const consultarVistas = defineCommand(
  'proyectos',
  'consultar-vistas',
  z.object({ usuario: idSchema }),
  z.object({
    vistas: z.array(
      z.object({ _id: idSchema, nombre: z.string(), consulta: z.string(), ambito: z.enum(AMBITOS_VISTA) }),
    ),
  }),
);
