import { rutasVistas } from '@pmp/contracts/proyectos/rutas';
import { useListaEntera } from '../almacen/lista';
import { pedir } from '../http/pedir';
import { usePrimeraVista } from '../navegar/primera-vista';
import { keys } from './keys';

const read = async (signal: AbortSignal) => (await pedir(rutasVistas.listar, { signal })).vistas;
const todas = () => true;

/** The saved views that the person sees, by name, with what waits for a network; sidebar, palette and screens share this query. */
export const useVistas = () =>
  // The sidebar has them on every screen, and none begins with them.
  useListaEntera('vista', { queryKey: keys.vistas, read, enabled: usePrimeraVista() }, todas);
