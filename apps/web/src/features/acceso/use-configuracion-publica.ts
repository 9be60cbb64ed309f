import { useEffect, useState } from 'react';
import { type ConfiguracionPublica, getConfiguracionPublica } from './api/get-configuracion-publica';

/** Without an answer the specification's notices show and no demo account does. */
export const useConfiguracionPublica = (): ConfiguracionPublica => {
  const [configuracion, setConfiguracion] = useState<ConfiguracionPublica>({});
  useEffect(() => {
    const abort = new AbortController();
    getConfiguracionPublica(abort.signal)
      .then(setConfiguracion)
      .catch(() => undefined);
    return () => abort.abort();
  }, []);
  return configuracion;
};
