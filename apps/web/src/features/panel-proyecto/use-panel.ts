import type { Cambio } from '@pmp/contracts/common';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRelectura } from '../../shared/almacen/use-relectura';
import { ID_PATTERN } from '../../shared/http/new-id';
import { keys } from '../../shared/queries/keys';
import { getPanel } from './api/get-panel';

/** A deletion does not say which project it was in, so it always counts. */
const concerns = ({ entidad, accion, datos, _id }: Cambio, id: string): boolean => {
  if (entidad === 'proyecto') return _id === id;
  if (entidad === 'sprint' || entidad === 'tablero') return false;
  return accion === 'eliminado' || (datos as { proyecto?: unknown } | null)?.proyecto === id;
};

export const usePanel = (id: string) => {
  useRelectura(
    keys.panel(id),
    useCallback((cambio: Cambio) => concerns(cambio, id), [id]),
  );
  return useQuery({
    queryKey: keys.panel(id),
    queryFn: ({ signal }) => getPanel(id, signal),
    enabled: ID_PATTERN.test(id),
    staleTime: 0,
  });
};
