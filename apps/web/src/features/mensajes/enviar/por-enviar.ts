import type { ArchivoMensaje, ChatRef, Mensaje, MensajeCreate } from '@pmp/contracts/mensajes';
import { useMemo } from 'react';
import { newId } from '../../../shared/http/new-id';
import { isMensaje, type NuevoPendiente, type Pendiente } from '../../../shared/pendientes/pendiente';
import { pendientes, usePendientes } from '../../../shared/pendientes/pendientes';
import { sameChat } from '../historial/conversacion';

export interface Borrador extends ChatRef {
  contenido: string;
  archivos: ArchivoMensaje[];
  respuestaA: Mensaje['respuestaA'];
}

/** A message that the server has not confirmed; it creates one per `clienteId`, however often it arrives. */
export interface PorEnviar extends Borrador, Pick<Pendiente, 'id' | 'estado' | 'motivo'> {
  clienteId: string;
}

const bodyOf = (
  { chatId, tipoChat, contenido, archivos, respuestaA }: Borrador,
  clienteId: string,
): MensajeCreate => ({
  contenido,
  tipoChat,
  receptor: chatId,
  tipoReceptor: tipoChat === 'directo' ? 'usuario' : tipoChat,
  ...(tipoChat === 'proyecto' && { proyecto: chatId }),
  clienteId,
  ...(respuestaA && { respuestaA: respuestaA._id }),
  ...(archivos.length > 0 && { archivos: archivos.map(({ _id }) => _id) }),
});

const pedidoDe = (borrador: Borrador, clienteId: string): NuevoPendiente => ({
  accion: 'crear',
  entidad: 'mensaje',
  elemento: clienteId,
  proyecto: borrador.tipoChat === 'proyecto' ? borrador.chatId : '',
  titulo: borrador.contenido || (borrador.archivos[0]?.nombre ?? ''),
  method: 'POST',
  path: `/api/mensajes/${borrador.chatId}/${borrador.tipoChat}`,
  body: { ...bodyOf(borrador, clienteId) },
  visto: { ...borrador },
});

export const borradorDe = ({ visto }: Pendiente): Borrador => visto as unknown as Borrador;

/** It is sent by whoever sends what waits (`usePendientesSender`). */
export const porEnviar = {
  add: (borrador: Borrador, clienteId = newId(), over: Partial<Pendiente> = {}): void =>
    pendientes.add({ ...pedidoDe(borrador, clienteId), ...over }),
  retry: (id: string): void => pendientes.patch(id, { estado: 'espera', motivo: undefined }),
  /** The server has it. */
  settle: (clienteId: string): void => {
    const sent = pendientes.all().find(({ elemento }) => elemento === clienteId);
    if (sent) pendientes.remove(sent.id);
  },
};

/** Those of a chat, in the order in which they were written. */
export const usePorEnviar = (chat: ChatRef): PorEnviar[] => {
  const all = usePendientes();
  return useMemo(
    () =>
      all.filter(isMensaje).flatMap((each) => {
        const { id, elemento: clienteId, estado, motivo } = each;
        const borrador = borradorDe(each);
        return sameChat(borrador, chat) ? { ...borrador, id, clienteId, estado, motivo } : [];
      }),
    [all, chat],
  );
};
