import { http } from '../../../shared/http';

/** Switches of the operator; the credentials come only in demo mode. */
export interface ConfiguracionPublica {
  avisos?: { servidorEnReposo?: boolean; chatIaDesactivado?: boolean };
  /** Whether a forgotten password is mended by mail. */
  recuperacionPorCorreo?: boolean;
  /** Sign-in with the company's account. `solo`: with a password administrators only. */
  empresa?: { nombre: string | null; solo: boolean };
  credencialesDemo?: { correo: string; contrasena: string };
}

export const getConfiguracionPublica = (signal: AbortSignal): Promise<ConfiguracionPublica> =>
  http.anonymous.get('/api/configuracion-publica', signal);
