import type { ReplyOf } from '@pmp/contracts/common';
import { rutasPublicas } from '@pmp/contracts/common/rutas';
import { useEffect, useState } from 'react';
import { pedir } from './pedir';

/** The operator's settings; empty until they have been read. */
export type ConfiguracionPublica = Partial<ReplyOf<typeof rutasPublicas.leerConfiguracion>>;

/** Until there is an answer, the specification's notices are shown and the demo account is not. */
export const useConfiguracionPublica = (): ConfiguracionPublica => {
  const [configuracion, setConfiguracion] = useState<ConfiguracionPublica>({});
  useEffect(() => {
    const abort = new AbortController();
    pedir(rutasPublicas.leerConfiguracion, { signal: abort.signal, anonymous: true })
      .then(setConfiguracion)
      .catch(() => undefined);
    return () => abort.abort();
  }, []);
  return configuracion;
};
