import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Entidad, Ref } from '../elementos/elementos';

/** The address parameter that names the comment to show. */
export const COMENTARIO = 'comentario';

const ENTIDADES: readonly Entidad[] = ['epica', 'historia', 'tarea'];

const refOf = (params: URLSearchParams): Ref | undefined => {
  for (const entidad of ENTIDADES) {
    const id = params.get(entidad);
    if (id) return { entidad, id };
  }
  return undefined;
};

/** The item in the side panel; kept in the address, so that a link opens it and Back closes it. */
export const useElegido = () => {
  const [params, setParams] = useSearchParams();
  const elegido = useMemo(() => refOf(params), [params]);
  const elegir = useCallback(
    (ref: Ref | undefined) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const param of [...ENTIDADES, COMENTARIO]) next.delete(param);
        if (ref) next.set(ref.entidad, ref.id);
        return next;
      }),
    [setParams],
  );
  return [elegido, elegir] as const;
};
