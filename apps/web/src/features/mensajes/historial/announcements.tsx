import type { ChatRef } from '@pmp/contracts/mensajes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { live } from '../../../shared/vivo/live';
import { sameChat } from './conversacion';

/** Announces what others write; as a live region, the list would also announce older messages as they load. */
export const Announcements = ({ chat: { chatId, tipoChat } }: { chat: ChatRef }) => {
  const { t } = useTranslation('mensajes');
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      live.on('nuevo_mensaje', (mensaje) => {
        if (!sameChat(mensaje, { chatId, tipoChat })) return;
        const texto = mensaje.contenido || t('resumen.archivos', { count: mensaje.archivos.length });
        setSaid(t('lista.llega', { nombre: mensaje.emisor.nombre, texto }));
      }),
    [chatId, tipoChat, t],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
};
