import { useEffect, useState } from 'react';
import { type ConfiguracionPublica, getConfiguracionPublica } from './api/get-configuracion-publica';

/** Until there is an answer, the specification's notices are shown and the demo account is not. */
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
