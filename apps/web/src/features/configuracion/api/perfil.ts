import type { PerfilUpdate, Usuario } from '@pmp/contracts/usuarios';
import { rutasConfirmacion, rutasPerfil } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

/** Only what is sent changes. */
export const updatePerfil = (
  cambios: Pick<PerfilUpdate, 'nombre' | 'correo' | 'avatar' | 'actual'>,
): Promise<{ usuario: Usuario; correoPendiente?: string }> => pedir(rutasPerfil.cambiar, { body: cambios });

/** Mails the link again that confirms the person's own address. */
export const sendConfirmacion = (): Promise<unknown> => pedir(rutasConfirmacion.enviar);
