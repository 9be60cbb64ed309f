import { useAddressFilter } from '../../../shared/navegar/use-address-filter';
import { useSearchFilter } from '../../../shared/navegar/use-search-filter';
import type { Filtro } from './filtro';

const PARAM: Record<keyof Filtro, string> = {
  texto: 'q',
  asignado: 'asignado',
  estado: 'estado',
  prioridad: 'prioridad',
  tipo: 'tipo',
  proyecto: 'proyecto',
  etiqueta: 'etiqueta',
  vencidas: 'vencidas',
};
const PARAM_ORDEN = { orden: 'orden' };

/** The filter and order as the address writes them, in a fixed form for comparing, without other parameters. */
const listaOf = (filtro: Filtro, orden: string): string => {
  const named = Object.entries(PARAM).map(([key, name]) => [name, filtro[key as keyof Filtro]]);
  return new URLSearchParams([...named, [PARAM_ORDEN.orden, orden]].filter(([, value]) => value)).toString();
};

export const useFiltro = () => {
  const { filtro, ...rest } = useSearchFilter(PARAM);
  const {
    filtro: { orden },
    setFiltro: setOrden,
  } = useAddressFilter(PARAM_ORDEN);
  return { ...rest, filtro, orden, setOrden, lista: listaOf(filtro, orden) };
};
