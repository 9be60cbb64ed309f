import { z } from 'zod';
import type { Tipo } from '../elementos';

/** The product itself says what is wrong with a value; here is only what a model needs to write one. */
export const claveSchema = z.string().max(20).describe('Clave: TIENDA-42');
export const proyectoSchema = z.string().max(200).describe('Clave o nombre del proyecto');
export const versionSchema = z.int().describe('La que dio leer o buscar');

/** Why it is done: a person who decides on a proposal reads it. */
export const motivoSchema = z
  .string()
  .max(500)
  .optional()
  .describe('Por qué, para quien decida si se propone');

const ESTADOS = ['pendiente', 'en progreso', 'en revisión', 'completada', 'bloqueada'] as const;
const PRIORIDADES = ['baja', 'media', 'alta', 'crítica'] as const;

/** Fields that may be written; each kind of item takes those that it has. */
export const campos = {
  titulo: z.string().optional(),
  descripcion: z.string().optional(),
  comoUsuario: z.string().optional().describe('De una historia, como quiero y para'),
  quiero: z.string().optional(),
  para: z.string().optional(),
  criterios: z.array(z.string()).optional().describe('De una historia o tarea: los que se añaden'),
  estado: z.enum(ESTADOS).optional().describe('«bloqueada», solo tareas'),
  prioridad: z.enum(PRIORIDADES).optional(),
  puntos: z.number().optional().describe('De una historia'),
  horas: z.number().optional().describe('Estimadas, de una tarea'),
  vence: z.string().optional().describe('De una tarea: 2026-11-20; vacío lo quita'),
  etiquetas: z.array(z.string()).optional().describe('Todas las que lleva, por su nombre'),
  asignado: z.string().optional().describe('«yo», un nombre, un id o vacío'),
};

export type Campos = { [Name in keyof typeof campos]?: z.infer<(typeof campos)[Name]> | undefined };

const DE_TODOS = ['titulo', 'descripcion', 'estado', 'prioridad'] as const;
/** Those that each kind has. */
export const CAMPOS_DE: Record<Tipo, readonly (keyof typeof campos)[]> = {
  epica: DE_TODOS,
  historia: [...DE_TODOS, 'comoUsuario', 'quiero', 'para', 'criterios', 'puntos', 'etiquetas', 'asignado'],
  tarea: [...DE_TODOS, 'criterios', 'horas', 'vence', 'etiquetas', 'asignado'],
};
