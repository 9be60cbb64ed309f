import type { Resumen } from '@pmp/contracts/proyectos';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { almacen } from '../../shared/almacen/almacen';
import { type Lista, useFilas } from '../../shared/almacen/lista';
import { keys } from '../../shared/queries/keys';
import { readOf } from '../../shared/queries/read-of';

/** The server decides what is in them. */
const lista = (ids: readonly string[]): Lista => ({ ids, desde: 0 });

/** The whole dashboard in one call. */
const readResumen = readOf(
  rutasProyectos.leerResumen,
  () => [],
  ({ misTareas, misHistorias, tareasRecientes, ...figuras }) => ({
    ...figuras,
    misTareas: misTareas && lista(almacen.take('tarea', misTareas)),
    misHistorias: lista(almacen.take('historia', misHistorias ?? [])),
    tareasRecientes: lista(almacen.take('tarea', tareasRecientes)),
  }),
);

/** The dashboard, with its items as they are now. */
export const useResumen = () => {
  const { data: leido, ...query } = useQuery({ queryKey: keys.resumen, ...readResumen });
  const misTareas = useFilas('tarea', leido?.misTareas);
  const misHistorias = useFilas('historia', leido?.misHistorias);
  const tareasRecientes = useFilas('tarea', leido?.tareasRecientes);
  const data = useMemo(
    (): Resumen | undefined =>
      leido && { ...leido, misTareas: leido.misTareas && misTareas, misHistorias, tareasRecientes },
    [leido, misTareas, misHistorias, tareasRecientes],
  );
  return { ...query, data };
};
