import { z } from 'zod';
import { idSchema, versionSchema } from '../ids';

/** A room of the socket edge; the part of a `vivo.` subject after the prefix. */
export type Room = `usuario.${string}` | `proyecto.${string}` | `chat.${string}.${string}`;

/** What a service pushes to a room: the socket event's name and its payload, passed through unread. */
export const liveMessageSchema = z.object({ evento: z.string(), datos: z.unknown() });

/** Payload of the `cambio` socket event of a project's room. */
export const cambioSchema = z.object({
  entidad: z.enum([
    'proyecto',
    'epica',
    'historia',
    'tarea',
    'comentario',
    'etiqueta',
    'enlace',
    'plantilla',
    'sprint',
    'tablero',
    'definicion',
    'referencia',
  ]),
  accion: z.enum(['creado', 'actualizado', 'eliminado']),
  _id: idSchema,
  version: versionSchema,
  datos: z.unknown(),
  autor: idSchema.nullable(),
});

export type Cambio = z.infer<typeof cambioSchema>;

/**
 * Subject that tells the socket edge to ask the owning services again which rooms a person's open sockets may stay in.
 */
export const REVISAR_SUBJECT = 'vivo.control.revisar';

/** What the owner of a room is asked before a socket enters it, and again when that subject says so. */
export const preguntaDeSala = {
  usuario: idSchema,
  /** The person's rights have just changed: a yes by a copy that has not heard of it would be wrong. */
  cambiado: z.boolean().default(false),
};

/** Header of a message on REVISAR_SUBJECT: when the change was made, ms since 1970; the message may come much later. */
export const DESDE_HEADER = 'Desde';

/**
 * Subject on which a service says that it has kept back socket events for so long that it does not send them any more.
 * It has no body.
 */
export const RECARGAR_SUBJECT = 'vivo.control.recargar';

/** What is told to open screens, and to those who keep their sockets. */
export const VIVO_SUBJECTS = [
  'vivo.usuario.*',
  'vivo.proyecto.*',
  'vivo.chat.*.*',
  REVISAR_SUBJECT,
  RECARGAR_SUBJECT,
];

/** Tells a client that it has missed events: it must fetch again what it shows. */
export const EVENTO_RECARGAR = 'recargar';

export interface Recarga {
  /** Within so many ms, at a moment of its own: all clients hear this at once. */
  enMs: number;
}

/** How long the text may be that says where a client had got to. */
export const MAX_LUGAR = 64;

/**
 * Follows the connection of a client that shows a `desde` beside its token: the place that came with the last event
 * that it received, or nothing if it has none.
 */
export const EVENTO_REANUDADO = 'reanudado';

export interface Reanudado {
  /** Where it is now. */
  lugar: string;
  /** It has been sent whatever its person's room was sent since `desde`. */
  completo: boolean;
  /** If not: within so many ms, at a moment of its own, it fetches again what it shows. */
  enMs: number;
}

/**
 * `usuarios`: the people whose rights changed. `cerrar`: close their sockets instead (account deactivated, session
 * ended); with `sesiones`, only the sockets of those sessions.
 */
export const revisarSchema = z.object({
  usuarios: z.array(idSchema),
  cerrar: z.boolean(),
  sesiones: z.array(z.string()).optional(),
});

export type Revisar = z.infer<typeof revisarSchema>;
