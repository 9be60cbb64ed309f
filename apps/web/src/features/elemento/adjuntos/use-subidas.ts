import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ref } from '../../../shared/elementos/elementos';
import { errorText } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { uploadArchivo } from './archivos';

/** The server's limit; larger files are not even sent. */
export const MAX_BYTES = 10 * 1024 * 1024;

export interface Subida {
  id: string;
  file: File;
  /** From 0 to 1; undefined before it starts. */
  progreso?: number;
  error?: string;
}

/** Files being uploaded to an item, each in its own call, so that a refused one does not stop the others. */
export const useSubidas = (de?: Ref) => {
  const { t } = useTranslation('backlog');
  const [subidas, setSubidas] = useState<Subida[]>([]);
  const controllers = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = controllers.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const change = (id: string, over: Partial<Subida>) =>
    setSubidas((now) => now.map((each) => (each.id === id ? { ...each, ...over } : each)));
  const drop = useCallback((id: string) => {
    controllers.current.get(id)?.abort();
    setSubidas((now) => now.filter((each) => each.id !== id));
  }, []);

  const sendOne = async (to: Ref, { id, file }: Subida): Promise<boolean> => {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    setSubidas((now) => now.map((each) => (each.id === id ? { id, file, progreso: 0 } : each)));
    try {
      await uploadArchivo(to, file, (progreso) => change(id, { progreso }), controller.signal);
      drop(id);
      return true;
    } catch (error) {
      if (controller.signal.aborted) return true;
      setSubidas((now) =>
        now.map((each) =>
          each.id === id ? { id, file, error: errorText(error, t('adjuntos.error')) } : each,
        ),
      );
      return false;
    }
  };

  const send = async (to: Ref): Promise<boolean> => {
    let allSent = true;
    for (const subida of subidas) {
      if (subida.file.size > MAX_BYTES || !(await sendOne(to, subida))) allSent = false;
    }
    return allSent;
  };

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file): Subida => {
      const tooLarge = file.size > MAX_BYTES;
      return { id: newId(), file, ...(tooLarge ? { error: t('adjuntos.grande') } : {}) };
    });
    setSubidas((now) => [...now, ...added]);
    if (de)
      void (async () => {
        for (const subida of added) if (!subida.error) await sendOne(de, subida);
      })();
  };

  return {
    subidas,
    add,
    drop,
    send,
    retry: de ? (subida: Subida) => void sendOne(de, subida) : undefined,
    isPending: subidas.length > 0,
    isSending: subidas.some(({ progreso }) => progreso !== undefined),
    hasFailed: subidas.some(({ error }) => error !== undefined),
  };
};

export type Subidas = ReturnType<typeof useSubidas>;
