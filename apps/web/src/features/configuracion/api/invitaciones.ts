import type { Invitacion, InvitacionCreada } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

const PATH = '/api/usuarios/invitaciones';

export const getInvitaciones = async (signal: AbortSignal): Promise<Invitacion[]> =>
  (await http.get<{ invitaciones: Invitacion[] }>(PATH, signal)).invitaciones;

export const invite = async (correo: string): Promise<InvitacionCreada> =>
  (await http.post<{ invitacion: InvitacionCreada }>(PATH, { correo })).invitacion;

export const withdrawInvitacion = (id: string): Promise<unknown> => http.delete(`${PATH}/${id}`);
