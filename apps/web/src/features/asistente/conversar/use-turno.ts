import type { Conversacion } from '@pmp/contracts/ia';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../shared/http/errors';
import { sendMensaje } from './send-mensaje';
import { claves } from '../api/claves';
import { startTurno, takeEvento, type Turno } from './turno';

export interface Pregunta {
  mensaje: string;
  conversacionId: string | undefined;
  proyecto: string | undefined;
}

/** The question being answered: one at a time, and the person can stop it. */
export const useTurno = () => {
  const queryClient = useQueryClient();
  const [turno, setTurno] = useState<Turno>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const refresh = useCallback(
    (id: string | undefined) => {
      if (id) void queryClient.invalidateQueries({ queryKey: claves.conversacion(id) });
      void queryClient.invalidateQueries({ queryKey: claves.conversaciones });
    },
    [queryClient],
  );

  const send = useCallback(
    async ({ mensaje, conversacionId, proyecto }: Pregunta) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const kept = conversacionId
        ? queryClient.getQueryData<Conversacion>(claves.conversacion(conversacionId))
        : undefined;
      let latest = startTurno(mensaje, conversacionId, kept?.mensajes.at(-1)?._id);
      const show = (next: Turno) => {
        latest = next;
        if (running.current === controller) setTurno(next);
      };
      show(latest);
      try {
        const body = { mensaje, conversacionId: conversacionId ?? null, proyecto: proyecto ?? null };
        for await (const evento of sendMensaje(body, controller.signal)) {
          show(takeEvento(latest, evento));
          if (evento.evento === 'inicio') refresh(undefined);
        }
        // The stream ended without its last event: the connection was cut.
        const estado = latest.estado === 'escribiendo' ? 'fallido' : latest.estado;
        show({ ...latest, estado, cerrado: Date.now() });
      } catch (error) {
        const estado = controller.signal.aborted ? 'detenido' : 'fallido';
        show({ ...latest, estado, cerrado: Date.now(), detalle: { message: errorText(error, '') } });
      }
      refresh(latest.conversacionId);
    },
    [queryClient, refresh],
  );

  const stop = useCallback(() => running.current?.abort(), []);
  /** Stops it and removes it from the screen. */
  const leave = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setTurno(undefined);
  }, []);
  return { turno, send, stop, leave };
};
