import { erroresComunes, idSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from '../errors';

export const TEMAS = ['claro', 'oscuro', 'sistema'] as const;
export const IDIOMAS = ['es', 'en', 'fr', 'de'] as const;

export const COLUMNAS_TAREAS = [
  'clave',
  'proyecto',
  'tipo',
  'estado',
  'prioridad',
  'asignado',
  'fechaLimite',
] as const;

const MAX_FAVORITOS = 200;

const FAVORITOS_NO_VALIDOS = textOf(erroresUsuarios.favoritosNoValidos);

const COLUMNAS_NO_VALIDAS = textOf(erroresUsuarios.columnasNoValidas);

const interruptorSchema = z.boolean({ error: textOf(erroresComunes.verdaderoOFalso) });
const deLoQueSeAvisaSchema = interruptorSchema.meta({ description: 'Si se avisa de lo que les pasa' });

export const preferenciasSchema = z.object({
  email: interruptorSchema,
  push: interruptorSchema,
  tareas: deLoQueSeAvisaSchema,
  proyectos: deLoQueSeAvisaSchema,
  equipos: deLoQueSeAvisaSchema,
  menciones: interruptorSchema,
  sistema: interruptorSchema,
  tema: z.enum(TEMAS, { error: textOf(erroresUsuarios.temaNoValido) }),
  idioma: z.enum(IDIOMAS, { error: textOf(erroresUsuarios.idiomaNoValido) }),
  /** The columns of the list of tasks besides the title; absent: all. */
  columnasTareas: z
    .array(z.enum(COLUMNAS_TAREAS, { error: COLUMNAS_NO_VALIDAS }), { error: COLUMNAS_NO_VALIDAS })
    .max(COLUMNAS_TAREAS.length, COLUMNAS_NO_VALIDAS)
    .optional(),
  /** The projects that stand first, the last marked at the end; absent: none. */
  proyectosFavoritos: z
    .array(idSchema, { error: FAVORITOS_NO_VALIDOS })
    .max(MAX_FAVORITOS, FAVORITOS_NO_VALIDOS)
    .optional(),
});
export type Preferencias = z.infer<typeof preferenciasSchema>;

export const preferenciasUpdateSchema = preferenciasSchema.partial();
export type PreferenciasUpdate = z.infer<typeof preferenciasUpdateSchema>;

export const PREFERENCIAS_INICIALES: Preferencias = {
  email: true,
  push: true,
  tareas: true,
  proyectos: true,
  equipos: true,
  menciones: true,
  sistema: true,
  tema: 'sistema',
  idioma: 'es',
};
