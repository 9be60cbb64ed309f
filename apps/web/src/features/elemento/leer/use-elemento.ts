import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { leerLista, useFilas } from '../../../shared/almacen/lista';
import type { FilaDe } from '../../../shared/almacen/filas';
import { listaAbierta } from '../../../shared/elementos/lista';
import type { Entidad, Ref } from '../../../shared/elementos/elementos';
import { isMissing } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { useMuestra } from '../../../shared/vivo/mostrados';
import { getElemento } from '../../../shared/elementos/cambiar/get-elemento';

/** As the open screen has it, where nobody has read it into the store: at once, and without a network too. */
const enLista = <E extends Entidad>({ entidad, id }: Ref & { entidad: E }): FilaDe[E][] => {
  const listado = listaAbierta()?.find(id);
  return listado?.entidad === entidad ? [listado.datos as FilaDe[E]] : [];
};

/** One item by itself, as it is now. `uno`: empty while it is not known, or has been deleted. */
export const useElemento = <E extends Entidad>(ref: (Ref & { entidad: E }) | undefined) => {
  const { entidad, id } = ref ?? { entidad: 'historia' as E, id: '' };
  const query = useQuery({
    queryKey: keys.elemento(entidad, id),
    queryFn: ({ signal }) =>
      leerLista<Entidad>(entidad, async () => [await getElemento({ entidad, id }, signal)]),
    enabled: ref !== undefined,
    staleTime: 0,
  });
  const known = useFilas(
    entidad,
    useMemo(() => ({ ids: id ? [id] : [], desde: 0 }), [id]),
  );
  const shown = known.length || query.data ? known : enLista({ entidad, id });
  const uno: FilaDe[E][] = isMissing(query.error) ? [] : shown;
  useMuestra(uno.map(({ proyecto }) => proyecto));
  return { query, uno };
};
