import type { Dispositivo } from '@pmp/contracts/usuarios';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keys } from '../../shared/queries/keys';
import { useDispositivoText } from '../../shared/preferencias/use-dispositivo-text';
import { getAuditoria, type Pagina } from './api/get-auditoria';

type TextOf = (dispositivo: Dispositivo) => string;

const namesOf = (pages: Pagina[], textOf: TextOf): ReadonlyMap<string, string> =>
  new Map(
    pages.flatMap(({ personas, equipos, cosas, dispositivos }) => [
      ...[...personas, ...equipos, ...cosas].map(({ _id, nombre }) => [_id, nombre] as const),
      ...dispositivos.map(({ agente, dispositivo }) => [agente, textOf(dispositivo)] as const),
    ]),
  );

export const join = (pages: Pagina[], textOf: TextOf) => ({
  entradas: pages.flatMap(({ entradas }) => entradas),
  nombres: namesOf(pages, textOf),
});

/** The lines that match, newest first, and readable names for the ids and User-Agents in them. */
export const useAuditoria = (filtro: string) => {
  const textOf = useDispositivoText();
  return useInfiniteQuery({
    queryKey: [...keys.auditoria, filtro],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => getAuditoria(filtro, pageParam, signal),
    getNextPageParam: ({ siguiente }: Pagina) => siguiente,
    select: useCallback(({ pages }: { pages: Pagina[] }) => join(pages, textOf), [textOf]),
  });
};
