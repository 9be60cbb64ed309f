import type { Mensaje } from '@pmp/contracts/mensajes';
import { http } from '../../../shared/http/http';

export const updateMensaje = async (_id: string, contenido: string): Promise<Mensaje> =>
  (await http.put<{ mensaje: Mensaje }>(`/api/mensajes/${_id}`, { contenido })).mensaje;

export const deleteMensaje = (_id: string) => http.delete(`/api/mensajes/${_id}`);
