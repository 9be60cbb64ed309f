import type { ArchivoMensaje, ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { updateMensaje } from '../api/change-mensaje';
import { porEnviar } from '../enviar/por-enviar';
import { take } from '../historial/mensajes';
import { guardarEdicion, leerEdicion } from './borrador-edicion';

interface Escrito {
  contenido: string;
  archivos: ArchivoMensaje[];
}

type Objeto = { respondido?: Mensaje; editado?: Mensaje };

/** What the text field writes: a new message, an answer, or an edit. */
export const useRedaccion = (chat: ChatRef, onSent: () => void) => {
  const { t } = useTranslation('mensajes');
  const [objeto, setObjeto] = useState<Objeto>(() => {
    const edicion = leerEdicion(chat);
    return edicion ? { editado: edicion.mensaje } : {};
  });
  const { respondido, editado } = objeto;
  const update = useMutation({
    mutationFn: ({ _id, contenido }: { _id: string; contenido: string }) => updateMensaje(_id, contenido),
    onSuccess: (mensaje) => {
      take([mensaje]);
      guardarEdicion(chat, undefined);
      setObjeto({});
    },
  });
  const start = (next: Objeto) => {
    update.reset();
    guardarEdicion(chat, undefined);
    setObjeto(next);
  };
  return {
    respondido,
    editado,
    busy: update.isPending,
    error: update.error ? errorText(update.error, t('error.editar')) : undefined,
    responder: (mensaje: Mensaje) => start({ respondido: mensaje }),
    editar: (mensaje: Mensaje) => start({ editado: mensaje }),
    drop: () => start({}),
    save: (contenido: string) => editado && update.mutate({ _id: editado._id, contenido }),
    send: ({ contenido, archivos }: Escrito, respuestaA = respondido) => {
      const { chatId, tipoChat } = chat;
      const cita = respuestaA && {
        _id: respuestaA._id,
        emisor: respuestaA.emisor,
        contenido: respuestaA.contenido,
        eliminado: false,
      };
      porEnviar.add({ chatId, tipoChat, contenido, archivos, respuestaA: cita ?? null });
      start({});
      onSent();
    },
  };
};

export type Redaccion = ReturnType<typeof useRedaccion>;
