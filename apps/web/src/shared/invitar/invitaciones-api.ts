import type {
  Invitacion,
  InvitacionCreada,
  InvitacionCreate,
  InvitacionesLote,
  SuerteInvitada,
} from '@pmp/contracts/usuarios';
import { rutasInvitaciones } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../http/pedir';

export const getInvitaciones = async (signal: AbortSignal): Promise<Invitacion[]> =>
  (await pedir(rutasInvitaciones.listar, { query: {}, signal })).invitaciones;

export const invite = async (body: InvitacionCreate): Promise<InvitacionCreada> =>
  (await pedir(rutasInvitaciones.crear, { body })).invitacion;

export const inviteMany = async (body: InvitacionesLote): Promise<SuerteInvitada[]> =>
  (await pedir(rutasInvitaciones.crearVarias, { body })).invitadas;

export const withdrawInvitacion = (id: string): Promise<unknown> =>
  pedir(rutasInvitaciones.retirar, { params: { id } });
