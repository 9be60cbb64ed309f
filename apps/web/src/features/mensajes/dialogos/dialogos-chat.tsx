import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { tareaUrl } from './tarea-values';

const InfoDialog = lazy(() => import('./info-dialog'));
const EliminarMensaje = lazy(() => import('./eliminar-mensaje'));
const CrearTarea = lazy(() => import('./crear-tarea'));

export type Abierto = { info: true } | { eliminar: Mensaje } | { tarea: Mensaje };

interface DialogosChatProps {
  chat: ChatRef;
  nombre: string;
  abierto: Abierto | undefined;
  /** Announces in the conversation the task created from one of its messages. */
  onAvisar: (contenido: string, mensaje: Mensaje) => void;
  onClose: () => void;
}

export const DialogosChat = ({ chat, nombre, abierto, onAvisar, onClose }: DialogosChatProps) => {
  const { t } = useTranslation('mensajes');
  return (
    <Suspense>
      {abierto && 'info' in abierto && <InfoDialog chat={chat} nombre={nombre} onClose={onClose} />}
      {abierto && 'eliminar' in abierto && <EliminarMensaje mensaje={abierto.eliminar} onClose={onClose} />}
      {abierto && 'tarea' in abierto && (
        <CrearTarea
          mensaje={abierto.tarea}
          onClose={onClose}
          onCreated={({ _id, titulo }, avisar) => {
            onClose();
            if (avisar) onAvisar(t('tarea.respuesta', { titulo, url: tareaUrl(_id) }), abierto.tarea);
          }}
        />
      )}
    </Suspense>
  );
};
