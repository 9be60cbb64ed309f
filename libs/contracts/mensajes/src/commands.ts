import { defineCommand, idSchema } from '@pmp/contracts/common';
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
  chatRefSchema.extend(conUsuario),
  z.object({ permitido: z.boolean() }),
);
