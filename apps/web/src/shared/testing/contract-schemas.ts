import { replySchema } from '@pmp/contracts/common';
import {
  epicaCreateSchema,
  epicaSchema,
  epicaUpdateSchema,
  historiaCreateSchema,
  historiaSchema,
  historiaUpdateSchema,
  proyectoCreateSchema,
  proyectoSchema,
  proyectoUpdateSchema,
  resumenSchema,
  tareaSchema,
} from '@pmp/contracts/proyectos';
import {
  equipoCreateSchema,
  equipoResumenSchema,
  equipoSchema,
  equipoUpdateSchema,
  loginSchema,
  registerSchema,
  sesionReplySchema,
  usuarioListadoSchema,
} from '@pmp/contracts/usuarios';
import { z } from 'zod';

/** What a faked success must look like, so that fakes cannot drift from the server. */
export const REPLIES: [RegExp, z.ZodType][] = [
  [/^POST \/api\/usuarios\/(login|register)$/, sesionReplySchema],
  [/^GET \/api\/usuarios$/, replySchema({ usuarios: z.array(usuarioListadoSchema) })],
  [/^GET \/api\/equipos$/, replySchema({ equipos: z.array(equipoSchema) })],
  [/^(POST|PUT) \/api\/equipos/, replySchema({ equipo: equipoSchema })],
  [/^GET \/api\/proyectos\/equipos\/lista$/, replySchema({ equipos: z.array(equipoResumenSchema) })],
  [/^GET \/api\/proyectos\/resumen$/, resumenSchema],
  [/^GET \/api\/proyectos$/, replySchema({ proyectos: z.array(proyectoSchema) })],
  [/^GET \/api\/proyectos\/[0-9a-f]{24}$/, replySchema({ proyecto: proyectoSchema })],
  [/^(POST|PUT) \/api\/proyectos/, replySchema({ proyecto: proyectoSchema })],
  [/^GET \/api\/epicas\/proyecto/, replySchema({ epicas: z.array(epicaSchema) })],
  [/^(POST|PUT) \/api\/epicas/, replySchema({ epica: epicaSchema })],
  [/^GET \/api\/historias\/proyecto/, replySchema({ historias: z.array(historiaSchema) })],
  [/^(POST|PUT) \/api\/historias/, replySchema({ historia: historiaSchema })],
  [/^GET \/api\/tareas\/proyecto/, replySchema({ tareas: z.array(tareaSchema) })],
];

/** What the server would demand of a body. */
export const BODIES: [RegExp, z.ZodType][] = [
  [/^POST \/api\/usuarios\/login$/, loginSchema],
  [/^POST \/api\/usuarios\/register$/, registerSchema],
  [/^POST \/api\/proyectos$/, proyectoCreateSchema],
  [/^PUT \/api\/proyectos\//, proyectoUpdateSchema],
  [/^POST \/api\/equipos$/, equipoCreateSchema],
  [/^PUT \/api\/equipos\//, equipoUpdateSchema],
  [/^POST \/api\/epicas$/, epicaCreateSchema],
  [/^PUT \/api\/epicas\//, epicaUpdateSchema],
  [/^POST \/api\/historias$/, historiaCreateSchema],
  [/^PUT \/api\/historias\//, historiaUpdateSchema],
];
