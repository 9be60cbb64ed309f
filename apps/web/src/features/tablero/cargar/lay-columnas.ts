import type { HistoriaDeSprint, ReglaColumna } from '@pmp/contracts/sprints';
import type { QueryClient } from '@tanstack/react-query';
import { enEsperaDe } from '../../../shared/pendientes/comunes';
import type { Pendiente } from '../../../shared/pendientes/pendiente';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { keys } from '../../../shared/queries/keys';
import { columnaDe } from './columnas';
import type { DatosTablero } from './patch-tablero';

const byOrden = (a: HistoriaDeSprint, b: HistoriaDeSprint): number =>
  a.orden < b.orden ? -1 : Number(a.orden > b.orden);

/** The board with its columns as somebody has arranged them without a network; the same board when nobody has. */
export const layColumnas = (datos: DatosTablero, all: readonly Pendiente[]): DatosTablero => {
  const [espera] = enEsperaDe('columnas', all, datos.tablero.proyecto);
  if (!espera) return datos;
  const reglas = espera.visto?.['reglas'] as ReglaColumna[];
  const historias = datos.columnas.flatMap((columna) => columna.historias);
  const columnas = reglas.map((regla) => ({
    ...regla,
    historias: historias.filter((historia) => columnaDe(reglas, historia) === regla).toSorted(byOrden),
  }));
  return { ...datos, columnas };
};

/** The board as it is on screen, but for cards that are on their way. */
export const leerTablero = (queryClient: QueryClient, proyecto: string): DatosTablero | undefined => {
  const datos = queryClient.getQueryData<DatosTablero>(keys.tablero(proyecto));
  return datos && layColumnas(datos, pendientes.all());
};
