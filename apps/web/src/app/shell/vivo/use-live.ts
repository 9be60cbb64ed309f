import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cambios } from '../../../shared/vivo/cambios';
import { keepGoodbyes } from '../../../shared/vivo/unsent-logouts';
import { live } from '../../../shared/vivo/live';
import { getMostrados, useMostrados } from '../../../shared/vivo/mostrados';
import { usePrimeraVista } from '../../../shared/navegar/primera-vista';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { enterSalas } from '../../../shared/vivo/salas';
import { createRefresher } from './refresher';

/** The gateway lets one page into a hundred rooms, and some are the person's and those of open chats. */
const MAX_SALAS = 90;
/** Every room that nobody looks at costs the gateway: with those of what is on screen, as many as a list shows. */
const MAX_SIN_VER = 40;

/** Keeps every screen up to date: a change by somebody else refetches the queries that show it. */
export const useLive = (selected: string | undefined) => {
  const queryClient = useQueryClient();
  const { data: proyectos } = useProyectos();
  const [refresher] = useState(() => createRefresher(queryClient));
  const salas = useRef<ReturnType<typeof enterSalas>>(null);
  const visibles = proyectos?.map(({ _id }) => _id) ?? [];
  const mostrados = useMostrados();
  const first = [...new Set([...(selected ? [selected] : []), ...mostrados])].slice(0, MAX_SALAS);
  const all = [...new Set([...first, ...visibles])];
  const ids = all.slice(0, Math.max(first.length, MAX_SIN_VER)).join(' ');

  useEffect(() => {
    const entered = enterSalas({
      onEntered: (proyectoId) => {
        refresher.entered(proyectoId);
        if (getMostrados().includes(proyectoId)) refresher.mostrado();
      },
      onMissing: refresher.perdido,
    });
    const offs = [
      live.on('cambio', (cambio) => {
        cambios.publish(cambio);
        refresher.cambio(cambio);
      }),
      live.on('nueva_notificacion', (notificacion) => refresher.notificacion(notificacion)),
      live.onConnect((desde) => {
        if (!desde) refresher.persona();
      }),
      live.onMissed((since) => refresher.todo(since)),
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
    return () => {
      entered.leave();
      offs.forEach((off) => off());
    };
  }, [refresher]);

  // After the listeners, so that nobody misses an event. What was read before is read again once it is connected, and on
  // entering a room.
  const isShown = usePrimeraVista();
  useEffect(() => (isShown ? live.open() : undefined), [isShown]);

  useEffect(() => {
    salas.current?.follow(ids ? ids.split(' ') : []);
  }, [ids]);
};
