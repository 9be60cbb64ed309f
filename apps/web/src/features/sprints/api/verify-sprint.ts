import type { Motivo } from '@pmp/contracts/sprints';
import { rutasCiclo } from '@pmp/contracts/sprints/rutas';
import { pedir } from '../../../shared/http/pedir';

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
    const reply = await pedir(rutasCiclo.verificarInicio, { params: { id } });
    const { mensaje, motivos, avisos = [] } = reply;
    return { puede: reply.puedeIniciar, mensaje, motivos, avisos };
  }
  const reply = await pedir(rutasCiclo.verificarFinalizacion, { params: { id } });
  const { mensaje, motivos, avisos = [] } = reply;
  return { puede: reply.puedeFinalizar, mensaje, motivos, avisos };
};
