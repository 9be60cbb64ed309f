import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listaAbierta } from '../../../shared/elementos/lista';
import type { ElementoDe, Entidad, Ref } from '../../../shared/elementos/elementos';
import { isMissing } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { useMuestra } from '../../../shared/vivo/mostrados';
import { getElemento } from '../api/get-elemento';
import { readOyendo } from '../leer/read-oyendo';
import { patchUno } from './patch-uno';
import { usePatch } from './use-patch';

/** As the open screen has it: at once, and without a network too. */
const enLista = <E extends Entidad>({ entidad, id }: Ref & { entidad: E }): ElementoDe[E][] => {
  const listado = listaAbierta()?.find(id);
  return listado?.entidad === entidad ? [listado.datos as ElementoDe[E]] : [];
};

/** One item by itself, kept up to date. `uno`: empty while it is not known, or has been deleted. */
export const useElemento = <E extends Entidad>(ref: (Ref & { entidad: E }) | undefined) => {
  const { entidad, id } = ref ?? { entidad: 'historia' as E, id: '' };
  const queryKey = keys.elemento(entidad, id);
  const patch = useMemo(() => patchUno(entidad, id), [entidad, id]);
  usePatch(queryKey, patch);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readOyendo(async () => [await getElemento({ entidad, id }, signal)], patch),
    enabled: ref !== undefined,
    staleTime: 0,
  });
  const known = query.data ?? enLista({ entidad, id });
  const uno = isMissing(query.error) ? [] : known;
  useMuestra(uno.map(({ proyecto }) => proyecto));
  return { query, uno };
};
