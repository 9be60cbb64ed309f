import type { Columna } from '@pmp/contracts/sprints';
import { useMemo } from 'react';
import { useCrearAqui } from '../../../shared/elementos/crear';
import { here } from '../../../shared/elementos/teclas';
import { useOpener } from '../../../shared/navegar/opener';
import type { DatosTablero } from '../cargar/patch-tablero';
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
    return true;
  });
  const { _id, nombre } = sprint ?? {};
  return useMemo(
    () => ({
      columna,
      sitio: {
        proyecto,
        epica: epica || undefined,
        sprint: _id && nombre !== undefined ? { _id, nombre, enCurso: true } : undefined,
      },
    }),
    [columna, proyecto, epica, _id, nombre],
  );
};
