import type { AlertasReply } from '@pmp/contracts/ia';
import { http } from '../../../shared/http/http';

export const getAlertas = (proyecto: string, signal: AbortSignal) =>
  http.get<AlertasReply>(`/api/ia/alertas?proyecto=${proyecto}`, signal);

/** Generates the alerts, also the first time. */
export const regenerateAlertas = (proyecto: string) =>
  http.post<AlertasReply>(`/api/ia/alertas/regenerar?proyecto=${proyecto}`, {});

export const notifyAlerta = (alertaId: string, usuarios: string[]) =>
  http.post<{ enviadas: number }>('/api/ia/alertas/notificar', { alertaId, usuarios });

export const deleteAlertas = (proyecto: string) => http.delete(`/api/ia/alertas?proyecto=${proyecto}`);
