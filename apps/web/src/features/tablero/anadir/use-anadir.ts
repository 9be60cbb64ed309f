import type { Columna } from '@pmp/contracts/sprints';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tellSaved } from '../../../shared/almacen/tell';
import { useCrearAqui } from '../../../shared/elementos/anadir/crear';
import { here } from '../../../shared/elementos/teclas';
import { useOpener } from '../../../shared/navegar/opener';
import { typeAhead } from '../../../shared/navegar/type-ahead';
import { isOnline } from '../../../shared/vivo/conexion';
import { columnaDe, estadoIn } from '../cargar/columnas';
import { type DatosTablero, leerTablero } from '../cargar/datos-tablero';
import { moveHistoria } from '../mover/move-historia';
import type { AnadirEnTablero } from './pie-columna';

/** Stories are added at the foot of a column: by its button, or by C in the column one looks at. */
export const useAnadir = (
  proyecto: string,
  sprint: DatosTablero['sprint'],
  columnas: readonly Columna[],
  epica: string,
): AnadirEnTablero => {
  const columna = useOpener<string>();
  useCrearAqui((entidad) => {
    if (entidad !== 'historia') return false;
    const at = here()?.closest<HTMLElement>('[data-columna-id]')?.dataset['columnaId'] ?? columnas[0]?._id;
    if (at === undefined) return false;
    columna.open(at);
    typeAhead(columna);
    return true;
  });
  const queryClient = useQueryClient();
  const { _id, nombre } = sprint ?? {};
  return useMemo(
    () => ({
      columna,
      colocarEn:
        ({ _id: columnaId }) =>
        async ({ _id: historia, estado }) => {
          const datos = leerTablero(queryClient, proyecto);
          const destino = datos?.columnas.find((each) => each._id === columnaId);
          // Of several columns of one state, it arrives by itself in the one that takes in what has no column.
          const arrives = columnaDe(datos?.columnas ?? [], { estado, columna: null })?._id === columnaId;
          if (!destino || arrives || !isOnline()) return;
          const move = { historia, columna: columnaId, despuesDe: undefined, sinSprint: datos?.sinSprint };
          tellSaved('historia', await moveHistoria(move, estadoIn(destino, estado)));
        },
      sitio: {
        proyecto,
        epica: epica || undefined,
        sprint: _id && nombre !== undefined ? { _id, nombre } : undefined,
      },
    }),
    [columna, queryClient, proyecto, epica, _id, nombre],
  );
};
