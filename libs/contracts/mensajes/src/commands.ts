import { defineCommand, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { chatRefSchema } from './chat';
import { marcarLeidosSchema } from './live';
import { mensajeCreateSchema, mensajeSchema } from './mensaje';

/** `usuario` is always the person whose token the socket edge has verified, never what a client says. */
const conUsuario = { usuario: idSchema };

/** Answered after the commit. The same `clienteId` of the same person again answers the first message. */
export const enviarMensaje = defineCommand(
  'mensajes',
  'enviar',
  z.object({ ...conUsuario, mensaje: mensajeCreateSchema }),
  z.object({ mensaje: mensajeSchema }),
);

/** `leidoHasta`: the person's read cursor now. */
export const marcarLeidos = defineCommand(
  'mensajes',
  'marcar-leidos',
  marcarLeidosSchema.extend(conUsuario),
  z.object({ leidoHasta: z.int(), noLeidos: z.int() }),
);

/** Asked by the socket edge before a person enters a chat's room. */
export const puedeVerChat = defineCommand(
  'mensajes',
  'puede-ver',
  chatRefSchema.extend(conUsuario),
  z.object({ permitido: z.boolean() }),
);
