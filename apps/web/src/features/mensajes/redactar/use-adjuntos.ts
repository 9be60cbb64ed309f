import type { ArchivoMensaje } from '@pmp/contracts/mensajes';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { uploadArchivo } from '../api/archivos';

export const MAX_ARCHIVOS = 10;
const MAX_BYTES = 10 * 1024 * 1024;

export interface Adjunto {
  id: string;
  nombre: string;
  tamano: number;
  /** 0 to 1. */
  progreso: number;
  archivo?: ArchivoMensaje;
  error?: string;
}

/** The files of the message being written: uploaded at once, sent with the message. */
export const useAdjuntos = () => {
  const { t } = useTranslation('mensajes');
  const [adjuntos, setAdjuntos] = useState<Adjunto[]>([]);
  const [demasiados, setDemasiados] = useState(false);
  const cancels = useRef(new Map<string, () => void>());

  useEffect(() => {
    const running = cancels.current;
    return () => running.forEach((cancel) => cancel());
  }, []);

  const patch = (id: string, over: Partial<Adjunto>) =>
    setAdjuntos((all) => all.map((adjunto) => (adjunto.id === id ? { ...adjunto, ...over } : adjunto)));

  const start = (id: string, file: File) => {
    const { done, cancel } = uploadArchivo(file, (progreso) => patch(id, { progreso }));
    cancels.current.set(id, cancel);
    done.then(
      (archivo) => patch(id, { archivo, progreso: 1 }),
      (error: unknown) => patch(id, { error: errorText(error, t('error.archivo')) }),
    );
  };

  return {
    adjuntos,
    demasiados,
    add: (files: File[]) => {
      const room = Math.max(0, MAX_ARCHIVOS - adjuntos.length);
      setDemasiados(files.length > room);
      const added = files.slice(0, room).map((file) => ({ id: newId(), file }));
      const shown = added.map(({ id, file: { name, size } }): Adjunto => {
        const error = size > MAX_BYTES ? { error: t('error.tamano') } : {};
        return { id, nombre: name, tamano: size, progreso: 0, ...error };
      });
      setAdjuntos((all) => [...all, ...shown]);
      for (const { id, file } of added) if (file.size <= MAX_BYTES) start(id, file);
    },
    remove: (id: string) => {
      cancels.current.get(id)?.();
      setDemasiados(false);
      setAdjuntos((all) => all.filter((adjunto) => adjunto.id !== id));
    },
    clear: () => {
      cancels.current.clear();
      setDemasiados(false);
      setAdjuntos([]);
    },
  };
};
