import type { RegistroModo } from '@pmp/contracts/usuarios';
import { useEffect, useState } from 'react';
import { http } from './http';

/** The operator's settings; the credentials are there only in demo mode. */
export interface ConfiguracionPublica {
  avisos?: { servidorEnReposo?: boolean; chatIaDesactivado?: boolean };
  /** Whether a forgotten password can be reset by mail, and an address confirmed. */
  recuperacionPorCorreo?: boolean;
  /** Sign-in with the company's account. `solo`: only administrators may still use a password. */
  empresa?: { nombre: string | null; solo: boolean };
  credencialesDemo?: { correo: string; contrasena: string };
  /** Who may make an account. */
  registro?: RegistroModo;
  /** Characters that a new password needs. */
  contrasenaMinima?: number;
  /** Days for which what is deleted can be restored. */
  diasPapelera?: number;
}

const getConfiguracionPublica = (signal: AbortSignal): Promise<ConfiguracionPublica> =>
  http.anonymous.get('/api/configuracion-publica', signal);

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
