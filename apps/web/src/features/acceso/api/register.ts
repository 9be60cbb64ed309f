import type { InvitacionVista } from '@pmp/contracts/usuarios';
import { rutasInvitaciones, rutasSesiones } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';
import type { Idioma } from '../../../shared/i18n/idioma';
import type { SesionReply } from './login';

export const register = (
  nombre: string,
  correo: string,
  contrasena: string,
  invitacion?: string,
): Promise<SesionReply> =>
  pedir(rutasSesiones.registrar, {
    body: {
      nombre: nombre.trim(),
      correo: correo.trim(),
      contraseña: contrasena,
      rol: 'usuario',
      estado: 'activo',
      ...(invitacion && { invitacion }),
    },
    anonymous: true,
  });

export const lookAtInvitacion = async (invitacion: string, signal: AbortSignal): Promise<InvitacionVista> =>
  (await pedir(rutasInvitaciones.mirar, { body: { invitacion }, signal, anonymous: true })).invitacion;

/** The answer is the same whether or not there is an account already. */
export const pedirRegistro = (correo: string, idioma: Idioma): Promise<unknown> =>
  pedir(rutasInvitaciones.pedirRegistro, { body: { correo: correo.trim(), idioma }, anonymous: true });
