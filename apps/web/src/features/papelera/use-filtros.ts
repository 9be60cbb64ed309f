import type { TipoPapelera } from '@pmp/contracts/proyectos';
import { useSearchParams } from 'react-router';
import { useTextParam } from '../../shared/use-text-param';
import type { Filtros } from './api/papelera';

const TIPOS: TipoPapelera[] = ['proyecto', 'epica', 'historia', 'tarea'];
const ID = /^[0-9a-f]{24}$/;

/** What is looked for, kept in the address. `texto` is what stands in the field; the address follows it. */
export const useFiltros = () => {
  const [params, setParams] = useSearchParams();
  const [texto, setTexto] = useTextParam('texto');
  const proyecto = params.get('proyecto') ?? '';
  const filtros: Filtros = {
    tipo: TIPOS.find((tipo) => tipo === params.get('tipo')) ?? null,
    proyecto: ID.test(proyecto) ? proyecto : null,
    texto: params.get('texto') ?? '',
  };
  const set = (name: 'tipo' | 'proyecto', value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const clear = () => {
    setTexto('');
    setParams({}, { replace: true });
  };
  const isFiltered = Boolean(filtros.tipo ?? filtros.proyecto ?? (filtros.texto || null));
  return { filtros, texto, setTexto, set, clear, isFiltered };
};
