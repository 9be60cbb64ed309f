import type { Invitacion, InvitacionCreada } from '@pmp/contracts/usuarios';
import { rutasInvitaciones } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getInvitaciones = async (signal: AbortSignal): Promise<Invitacion[]> =>
  (await pedir(rutasInvitaciones.listar, { signal })).invitaciones;

export const invite = async (correo: string): Promise<InvitacionCreada> =>
  (await pedir(rutasInvitaciones.crear, { body: { correo } })).invitacion;

export const withdrawInvitacion = (id: string): Promise<unknown> =>
  pedir(rutasInvitaciones.retirar, { params: { id } });
