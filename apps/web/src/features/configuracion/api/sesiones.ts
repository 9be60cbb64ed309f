import type { SesionAbierta } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

const PATH = '/api/usuarios/sesiones';

export const getSesiones = async (signal: AbortSignal): Promise<SesionAbierta[]> =>
  (await http.get<{ sesiones: SesionAbierta[] }>(PATH, signal)).sesiones;

export const closeSesion = (id: string): Promise<unknown> => http.delete(`${PATH}/${id}`);

/** Every older token stops working; the reply carries a fresh one. */
export const closeOtherSesiones = async (): Promise<string> =>
  (await http.post<{ token: string }>(`${PATH}/cerrar-demas`, {})).token;
