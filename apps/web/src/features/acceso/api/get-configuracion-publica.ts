import { http } from '../../../shared/http';

/** The operator's settings; the credentials are there only in demo mode. */
export interface ConfiguracionPublica {
  avisos?: { servidorEnReposo?: boolean; chatIaDesactivado?: boolean };
  /** Whether a forgotten password can be reset by mail. */
  recuperacionPorCorreo?: boolean;
  /** Sign-in with the company's account. `solo`: only administrators may still use a password. */
  empresa?: { nombre: string | null; solo: boolean };
  credencialesDemo?: { correo: string; contrasena: string };
}

export const getConfiguracionPublica = (signal: AbortSignal): Promise<ConfiguracionPublica> =>
  http.anonymous.get('/api/configuracion-publica', signal);
