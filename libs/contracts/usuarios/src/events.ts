import { defineFact, defineState, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { clavePublicaSchema } from './clave';
import { rolEquipoSchema } from './equipo';
import { preferenciasSchema } from './preferencias';
import { estadoUsuarioSchema, rolSchema } from './usuario';

/** Void are tokens with a smaller number than `sesion`, and those of a session among `sesionesCerradas`. */
export const usuarioEstado = defineState(
  'usuarios',
  'usuario',
  z.object({
    nombre: z.string(),
    correo: z.string(),
    avatar: z.string().nullable(),
    rol: rolSchema,
    estado: estadoUsuarioSchema,
    sesion: z.int(),
    preferencias: preferenciasSchema.optional(),
    sesionesCerradas: z.array(z.string()).optional(),
  }),
);

export const equipoEstado = defineState(
  'usuarios',
  'equipo',
  z.object({
    nombre: z.string(),
    miembros: z.array(z.object({ usuario: idSchema, rol: rolEquipoSchema })),
  }),
);

export const claveEstado = defineState('usuarios', 'clave', clavePublicaSchema);

export const usuarioRegistrado = defineFact(
  'usuarios',
  'usuario',
  'registrado',
  z.object({ _id: idSchema, nombre: z.string() }),
);

export const miembroAnadido = defineFact(
  'usuarios',
  'equipo',
  'miembro-anadido',
  z.object({ equipo: idSchema, nombreEquipo: z.string(), usuario: idSchema, rol: rolEquipoSchema }),
);

export const miembroRetirado = defineFact(
  'usuarios',
  'equipo',
  'miembro-retirado',
  z.object({ equipo: idSchema, nombreEquipo: z.string(), usuario: idSchema }),
);

export const equipoEliminado = defineFact(
  'usuarios',
  'equipo',
  'eliminado',
  z.object({ _id: idSchema, nombre: z.string() }),
);

/** What a service copies to know who calls: people, their teams and the key that signs their tokens. */
export const estadosDeIdentidad = { usuario: usuarioEstado, equipo: equipoEstado, clave: claveEstado };
