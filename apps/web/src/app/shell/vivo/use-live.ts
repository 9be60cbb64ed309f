import type { Cambio } from '@pmp/contracts/common';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cambios } from '../../../shared/vivo/cambios';
import { keepGoodbyes } from '../../../shared/vivo/despedida';
import { live } from '../../../shared/vivo/live';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { connectRealtime, type Realtime } from '../../../shared/vivo/realtime';
import { createRefresher } from './refresher';

/** Keeps every screen up to date: a change by somebody else refetches the queries that show it. */
export const useLive = () => {
  const queryClient = useQueryClient();
  const { data: proyectos } = useProyectos();
  const [refresher] = useState(() => createRefresher(queryClient));
  const realtime = useRef<Realtime>(null);
  const ids = proyectos?.map(({ _id }) => _id).join(' ') ?? '';

  useEffect(() => {
    const connection = connectRealtime({
      onCambio: (cambio: Cambio) => {
        cambios.publish(cambio);
        refresher.cambio(cambio);
      },
      onNotificacion: (notificacion) => refresher.notificacion(notificacion),
      onReconnect: () => refresher.todo(),
      onOpen: live.attach,
      onEntered: (proyectoId) => refresher.entered(proyectoId),
    });
    const offs = [
      keepGoodbyes(),
      live.on('notificaciones_cambiadas', () => refresher.notificaciones()),
      // Even when the person has turned this notification off.
      live.on('membresia_cambiada', () => refresher.equipo()),
      live.on('equipo_cambiado', () => refresher.equipo()),
      live.on('acceso_perdido', ({ proyectoId }) => {
        // Chats outside projects too.
        if (proyectoId) refresher.perdido(proyectoId);
      }),
    ];
    realtime.current = connection;
    return () => {
      offs.forEach((off) => off());
      connection.close();
    };
  }, [refresher]);

  useEffect(() => {
    realtime.current?.followProyectos(ids ? ids.split(' ') : []);
  }, [ids]);
};
