import { defineCommand, fechaSchema, idSchema, preguntaDeSala } from '@pmp/contracts/common';
import { z } from 'zod';
import { chatRefSchema } from './chat';
import { marcarLeidosSchema } from './live';
import { mensajeCreateSchema, mensajeSchema } from './mensaje';

/** `usuario` always comes from the token that the socket edge has verified, never from what a client sends. */
const conUsuario = { usuario: idSchema };

/** Answered after the commit. Sending the same `clienteId` again returns the message created the first time. */
export const enviarMensaje = defineCommand(
  'mensajes',
  'enviar',
  z.object({ ...conUsuario, mensaje: mensajeCreateSchema }),
  z.object({ mensaje: mensajeSchema }),
);

/** `leidoHasta`: how far the person has now read. */
export const marcarLeidos = defineCommand(
  'mensajes',
  'marcar-leidos',
  marcarLeidosSchema.extend(conUsuario),
  z.object({ leidoHasta: z.int(), noLeidos: z.int() }),
);

/** The socket edge asks this before it lets a person into a chat's room. */
export const puedeVerChat = defineCommand(
  'mensajes',
  'puede-ver',
  chatRefSchema.extend(preguntaDeSala),
  z.object({ permitido: z.boolean() }),
);

/**
 * What was written in the conversations of a team or project in some days, for whoever answers questions about them:
 * `ia` asks in the name of the person who asked it. Deleted messages are left out; oldest first, and the oldest are left
 * out if there are too many. Direct conversations cannot be asked for.
 */
export const consultarConversacion = defineCommand(
  'mensajes',
  'consultar-conversacion',
  z.object({
    ...conUsuario,
    tipo: z.enum(['equipo', 'proyecto']),
    chat: idSchema,
    desde: z.iso.datetime(),
    hasta: z.iso.datetime(),
  }),
  z.object({
    mensajes: z.array(z.object({ fecha: fechaSchema, autor: idSchema.nullable(), texto: z.string() })),
  }),
);
