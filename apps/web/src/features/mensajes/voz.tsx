import type { ChatRef } from '@pmp/contracts/mensajes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { live } from '../../shared/live';
import { sameChat } from './conversacion';

/** Reads out what others write; the list itself would also read what is merely paged in. */
export const Voz = ({ chat: { chatId, tipoChat } }: { chat: ChatRef }) => {
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
