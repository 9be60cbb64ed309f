import type { Motivo, VerificacionFinalizacion, VerificacionInicio } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';

export interface Verificacion {
  puede: boolean;
  mensaje: string;
  motivos: Motivo[];
}

/** Asks whether a sprint can start or finish, and if not, why. */
export const verifySprint = async (id: string, accion: 'iniciar' | 'finalizar'): Promise<Verificacion> => {
  if (accion === 'iniciar') {
    const reply = await http.get<VerificacionInicio>(`/api/sprints/${id}/verificar-inicio`);
    return { puede: reply.puedeIniciar, mensaje: reply.mensaje, motivos: reply.motivos };
  }
  const reply = await http.get<VerificacionFinalizacion>(`/api/sprints/${id}/verificar-finalizacion`);
  return { puede: reply.puedeFinalizar, mensaje: reply.mensaje, motivos: reply.motivos };
};
