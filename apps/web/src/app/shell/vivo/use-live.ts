import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cambios } from '../../../shared/vivo/cambios';
import { keepGoodbyes } from '../../../shared/vivo/despedida';
import { live } from '../../../shared/vivo/live';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { enterSalas } from '../../../shared/vivo/salas';
import { createRefresher } from './refresher';

/** Keeps every screen up to date: a change by somebody else refetches the queries that show it. */
export const useLive = () => {
  const queryClient = useQueryClient();
  const { data: proyectos } = useProyectos();
  const [refresher] = useState(() => createRefresher(queryClient));
  const salas = useRef<ReturnType<typeof enterSalas>>(null);
  const ids = proyectos?.map(({ _id }) => _id).join(' ') ?? '';

  useEffect(() => {
    const entered = enterSalas((proyectoId) => refresher.entered(proyectoId));
    const offs = [
      live.on('cambio', (cambio) => {
        cambios.publish(cambio);
        refresher.cambio(cambio);
      }),
      live.on('nueva_notificacion', (notificacion) => refresher.notificacion(notificacion)),
      live.onMissed(() => refresher.todo()),
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
    salas.current = entered;
    // Last, so that nobody misses an event.
    offs.push(live.open());
    return () => {
      entered.leave();
      offs.forEach((off) => off());
    };
  }, [refresher]);

  useEffect(() => {
    salas.current?.follow(ids ? ids.split(' ') : []);
  }, [ids]);
};
