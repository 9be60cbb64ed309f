import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { withParams } from '../../shared/navegar/use-address-filter';
import { ESCALAS, type Escala } from './plazos/escalas';

/** Below this a chart shows three days: it is read as a list there, unless somebody asks for it. */
const narrow = window.matchMedia('(width < 40rem)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

export type VistaCronologia = ReturnType<typeof useVistaCronologia>;

/** How the timeline is shown, kept in the address. */
export const useVistaCronologia = () => {
  const [params, setParams] = useSearchParams();
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches);
  const asked = params.get('ver');
  const escala = ESCALAS.find((one) => one === params.get('escala')) ?? 'semanas';
  const set = (values: Record<string, string>) => setParams(withParams(values), { replace: true });
  return {
    escala,
    setEscala: (next: Escala) => set({ escala: next === 'semanas' ? '' : next }),
    enLista: asked ? asked === 'lista' : isNarrow,
    setEnLista: (enLista: boolean) =>
      set({ ver: enLista === isNarrow ? '' : enLista ? 'lista' : 'diagrama' }),
    conNombres: !isNarrow,
  };
};
