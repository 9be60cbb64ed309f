import type { ChatRef } from '@pmp/contracts/mensajes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { live, useLiveConnected } from '../../../shared/vivo/live';
import { readHasta } from './use-conversacion';

/** Scrolling past many messages causes one call. */
const GATHER_MS = 250;

interface SeenMessage {
  _id: string;
  secuencia: number;
}

/** Tells the server up to where the person has seen the conversation. */
export const useLectura = (ref: ChatRef, visto: SeenMessage | undefined, leidoHasta: number) => {
  const queryClient = useQueryClient();
  const connected = useLiveConnected();
  const asked = useRef(0);
  const { chatId, tipoChat } = ref;
  const secuencia = visto?.secuencia ?? 0;
  const hasta = visto?._id;

  useEffect(() => {
    if (!connected || !hasta || secuencia <= leidoHasta || secuencia <= asked.current) return;
    const timer = setTimeout(() => {
      asked.current = secuencia;
      live.ask('marcar_leidos', { chatId, tipoChat, hasta }).then(
        () => readHasta(queryClient, { chatId, tipoChat }, secuencia),
        () => {
          asked.current = 0;
        },
      );
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [connected, hasta, secuencia, leidoHasta, chatId, tipoChat, queryClient]);
};
