import type { TipoPapelera } from '@pmp/contracts/proyectos';
import { ID_PATTERN } from '../../shared/http/new-id';
import { useSearchFilter } from '../../shared/navegar/use-search-filter';
import type { Filtros } from './api/papelera';

const TIPOS: TipoPapelera[] = ['proyecto', 'epica', 'historia', 'tarea'];
const PARAM = { tipo: 'tipo', proyecto: 'proyecto', texto: 'texto' };

/** The filters, kept in the address. */
export const useFiltros = () => {
  const { filtro, ...rest } = useSearchFilter(PARAM);
  const filtros: Filtros = {
    tipo: TIPOS.find((tipo) => tipo === filtro.tipo) ?? null,
    proyecto: ID_PATTERN.test(filtro.proyecto) ? filtro.proyecto : null,
    texto: filtro.texto,
  };
  const isFiltered = Boolean(filtros.tipo ?? filtros.proyecto ?? (filtros.texto || null));
  return { ...rest, filtros, isFiltered };
};
