import type { Motivo, VerificacionFinalizacion, VerificacionInicio } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';

export interface Verificacion {
  puede: boolean;
  mensaje: string;
  motivos: Motivo[];
  /** What does not stop it. */
  avisos: Motivo[];
}

/** Asks whether a sprint can start or finish, and if not, why. */
export const verifySprint = async (id: string, accion: 'iniciar' | 'finalizar'): Promise<Verificacion> => {
  if (accion === 'iniciar') {
    const reply = await http.get<VerificacionInicio>(`/api/sprints/${id}/verificar-inicio`);
    const { mensaje, motivos, avisos = [] } = reply;
    return { puede: reply.puedeIniciar, mensaje, motivos, avisos };
  }
  const reply = await http.get<VerificacionFinalizacion>(`/api/sprints/${id}/verificar-finalizacion`);
  const { mensaje, motivos, avisos = [] } = reply;
  return { puede: reply.puedeFinalizar, mensaje, motivos, avisos };
};
