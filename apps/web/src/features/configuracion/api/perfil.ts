import type { PerfilUpdate, Usuario } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

/** Only what is sent changes. */
export const updatePerfil = (
  cambios: Pick<PerfilUpdate, 'nombre' | 'correo' | 'avatar' | 'actual'>,
): Promise<{ usuario: Usuario; correoPendiente?: string }> => http.put('/api/usuarios/perfil', cambios);

/** Mails the link again that confirms the person's own address. */
export const sendConfirmacion = (): Promise<unknown> => http.post('/api/usuarios/correo/enviar', {});
