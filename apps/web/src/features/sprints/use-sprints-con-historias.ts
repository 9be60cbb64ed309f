import type { Cambio } from '@pmp/contracts/common';
import type { Sprint, SprintCambio } from '@pmp/contracts/sprints';
import { useCallback, useMemo } from 'react';
import { almacen } from '../../shared/almacen/almacen';
import { useAlmacen } from '../../shared/almacen/use-almacen';
import { useRelectura } from '../../shared/almacen/use-relectura';
import { byOrden } from '../../shared/dominio/by-orden';
import { keys } from '../../shared/queries/keys';
import { useSprints } from '../../shared/sprints/use-sprints';
import { puntosOf } from './ver/sprint-figures';

/** A sprint tells its stories by id: those that this page has never read are read with it. */
const bringsUnknown = ({ entidad, datos }: Cambio): boolean =>
  entidad === 'sprint' &&
  datos !== null &&
  (datos as SprintCambio).historias.some((id) => !almacen.said('historia', id));

/** The project's sprints with their stories as they are now. */
export const useSprintsConHistorias = (proyectoId: string) => {
  const { data: filas, ...query } = useSprints(proyectoId);
  useRelectura(keys.sprints(proyectoId), bringsUnknown);
  const historias = useAlmacen(
    useCallback(
      () =>
        (filas ?? []).flatMap((sprint) =>
          sprint.historias.flatMap((id) => almacen.get('historia', id) ?? []),
        ),
      [filas],
    ),
  );
  const data = useMemo(() => {
    const byId = new Map(historias.map((historia) => [historia._id, historia]));
    return filas?.map((fila): Sprint => {
      const suyas = fila.historias.flatMap((id) => byId.get(id) ?? []).sort(byOrden);
      return { ...fila, historias: suyas, puntosTotales: puntosOf(suyas) };
    });
  }, [filas, historias]);
  return { ...query, data };
};
