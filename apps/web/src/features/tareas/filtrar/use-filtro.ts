import { useAddressFilter } from '../../../shared/navegar/use-address-filter';
import type { Filtro } from './filtro';

const PARAM: Record<keyof Filtro | 'orden', string> = {
  consulta: 'q',
  asignado: 'asignado',
  estado: 'estado',
  prioridad: 'prioridad',
  tipo: 'tipo',
  proyecto: 'proyecto',
  etiqueta: 'etiqueta',
  vencidas: 'vencidas',
  orden: 'orden',
};

/** The filter and order as the address writes them, in a fixed form for comparing, without other parameters. */
const listaOf = (filtro: Record<keyof typeof PARAM, string>): string => {
  const named = Object.entries(PARAM).map(([key, name]) => [name, filtro[key as keyof typeof PARAM]]);
  return new URLSearchParams(named.filter(([, value]) => value)).toString();
};

export const useFiltro = () => {
  const {
    filtro: { orden, ...filtro },
    setFiltro,
    clear,
  } = useAddressFilter(PARAM);
  return { filtro: filtro as Filtro, orden, setFiltro, clear, lista: listaOf({ ...filtro, orden }) };
};
