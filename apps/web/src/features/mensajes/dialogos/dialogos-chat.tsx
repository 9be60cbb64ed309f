import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { useTranslation } from 'react-i18next';
import { parte } from '../../../shared/partes/parte';
import { tareaUrl } from './tarea-values';

const InfoDialog = parte(() => import('./info-dialog'));
const EliminarMensaje = parte(() => import('./eliminar-mensaje'));
const VersionesMensaje = parte(() => import('./versiones-mensaje'), 'versiones');
const CrearTarea = parte(() => import('./crear-tarea'));

export type Abierto = { info: true } | { eliminar: Mensaje } | { tarea: Mensaje } | { versiones: Mensaje };

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
    <>
      {abierto && 'info' in abierto && <InfoDialog chat={chat} nombre={nombre} onClose={onClose} />}
      {abierto && 'eliminar' in abierto && <EliminarMensaje mensaje={abierto.eliminar} onClose={onClose} />}
      {abierto && 'versiones' in abierto && (
        <VersionesMensaje mensaje={abierto.versiones} onClose={onClose} />
      )}
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
    </>
  );
};
