import type { ChatRef } from '@pmp/contracts/mensajes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { live } from '../../../shared/vivo/live';

/** The specification's idle time plus a margin, in case the stop signal is lost. */
const IDLE_MS = 1000;
const LOST_MS = 1500;
const REPEAT_MS = 600;

/** Stays in the chat's room while it is open, to hear who is typing. */
export const useSala = ({ chatId, tipoChat }: ChatRef) => {
  useEffect(() => {
    const ref = { chatId, tipoChat };
    const join = () => live.tell('unirse_chat', ref);
    join();
    const off = live.onConnect(join);
    return () => {
      off();
      live.tell('salir_chat', ref);
    };
  }, [chatId, tipoChat]);
};

/** Who else is typing in the chat, by name. */
export const useEscribiendo = ({ chatId, tipoChat }: ChatRef): string[] => {
  const [personas, setPersonas] = useState<Record<string, string>>({});
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const stop = (userId: string) => {
      clearTimeout(timers.get(userId));
      timers.delete(userId);
      setPersonas(({ [userId]: _, ...others }) => others);
    };
    const here = (ref: ChatRef) => ref.chatId === chatId && ref.tipoChat === tipoChat;
    const offs = [
      live.on('usuario_escribiendo', (e) => {
        if (!here(e)) return;
        clearTimeout(timers.get(e.userId));
        timers.set(
          e.userId,
          setTimeout(() => stop(e.userId), LOST_MS),
        );
        setPersonas((others) => ({ ...others, [e.userId]: e.nombre ?? '' }));
      }),
      live.on('usuario_dejo_escribir', (e) => here(e) && stop(e.userId)),
      live.on('nuevo_mensaje', (mensaje) => here(mensaje) && stop(mensaje.emisor._id)),
    ];
    return () => {
      offs.forEach((off) => off());
      timers.forEach(clearTimeout);
      setPersonas({});
    };
  }, [chatId, tipoChat]);
  return Object.values(personas);
};

/** Tells the others that this person is typing, and 1000 ms after the last key that they stopped. */
export const useSignalEscribiendo = ({ chatId, tipoChat }: ChatRef) => {
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(0);

  const stop = useCallback(() => {
    clearTimeout(idle.current);
    if (told.current) live.tell('dejo_escribir', { chatId, tipoChat });
    told.current = 0;
  }, [chatId, tipoChat]);

  const typed = useCallback(() => {
    clearTimeout(idle.current);
    idle.current = setTimeout(stop, IDLE_MS);
    if (Date.now() - told.current < REPEAT_MS) return;
    told.current = Date.now();
    live.tell('escribiendo', { chatId, tipoChat });
  }, [chatId, tipoChat, stop]);

  useEffect(() => stop, [stop]);
  return { typed, stop };
};
