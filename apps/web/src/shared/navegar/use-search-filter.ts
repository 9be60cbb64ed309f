import { useCallback } from 'react';
import { useAddressFilter } from './use-address-filter';
import { useTextParam } from './use-text-param';

/** An address filter with a search field: `texto` is the field's content, which the address follows. */
export const useSearchFilter = <K extends string>(names: Readonly<Record<K | 'texto', string>>) => {
  const { filtro, setFiltro, clear } = useAddressFilter(names);
  const [texto, setTexto] = useTextParam(names.texto);
  const clearAll = useCallback(() => {
    setTexto('');
    clear();
  }, [setTexto, clear]);
  return { filtro, texto, setTexto, setFiltro, clear: clearAll };
};
