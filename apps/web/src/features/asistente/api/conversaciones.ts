import type { Conversacion, ConversacionResumen, Verificar } from '@pmp/contracts/ia';
import { http } from '../../../shared/http/http';

export const verify = (signal: AbortSignal): Promise<Verificar> =>
  http.get<Verificar>('/api/ia/verificar', signal);

export const getConversaciones = async (signal: AbortSignal): Promise<ConversacionResumen[]> =>
  (await http.get<{ conversaciones: ConversacionResumen[] }>('/api/ia/conversaciones', signal))
    .conversaciones;

export const getConversacion = async (id: string, signal: AbortSignal): Promise<Conversacion> =>
  (await http.get<{ conversacion: Conversacion }>(`/api/ia/conversaciones/${id}`, signal)).conversacion;

export const deleteConversacion = (id: string) => http.delete(`/api/ia/conversaciones/${id}`);
