import type { Entrega, EntregaCompleta, HechoDeWebhook, Webhook } from '@pmp/contracts/integraciones';
import { http } from '../../../shared/http/http';

const PATH = '/api/webhooks';

export const WEBHOOKS = ['webhooks'] as const;
export const entregasKey = (webhook: string) => [...WEBHOOKS, webhook, 'entregas'] as const;
export const entregaKey = (webhook: string, id: string) => [...entregasKey(webhook), id] as const;

export interface DatosWebhook {
  nombre: string;
  url: string;
  hechos: HechoDeWebhook[];
}

export interface NuevoWebhook extends DatosWebhook {
  /** null: all projects. */
  proyecto: string | null;
}

export interface WebhookConSecreto {
  webhook: Webhook;
  /** Shown this once. */
  secreto: string;
}

export interface PaginaEntregas {
  entregas: Entrega[];
  siguiente?: string | null;
}

export const getWebhooks = async (signal: AbortSignal): Promise<Webhook[]> =>
  (await http.get<{ webhooks: Webhook[] }>(PATH, signal)).webhooks;

export const createWebhook = (nuevo: NuevoWebhook): Promise<WebhookConSecreto> =>
  http.post<WebhookConSecreto>(PATH, nuevo);

export const updateWebhook = async (
  id: string,
  cambios: Partial<DatosWebhook> & { activo?: boolean; version?: number },
): Promise<Webhook> => (await http.put<{ webhook: Webhook }>(`${PATH}/${id}`, cambios)).webhook;

export const renewSecreto = (id: string): Promise<WebhookConSecreto> =>
  http.post<WebhookConSecreto>(`${PATH}/${id}/secreto`, {});

export const deleteWebhook = (id: string): Promise<unknown> => http.delete(`${PATH}/${id}`);

export const getEntregas = (
  id: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<PaginaEntregas> =>
  http.get<PaginaEntregas>(`${PATH}/${id}/entregas${cursor ? `?cursor=${cursor}` : ''}`, signal);

export const getEntrega = async (
  id: string,
  entrega: string,
  signal: AbortSignal,
): Promise<EntregaCompleta> =>
  (await http.get<{ entrega: EntregaCompleta }>(`${PATH}/${id}/entregas/${entrega}`, signal)).entrega;

export const testWebhook = async (id: string): Promise<EntregaCompleta> =>
  (await http.post<{ entrega: EntregaCompleta }>(`${PATH}/${id}/probar`, {})).entrega;

export const sendAgain = async (id: string, entrega: string): Promise<EntregaCompleta> =>
  (await http.post<{ entrega: EntregaCompleta }>(`${PATH}/${id}/entregas/${entrega}/reenviar`, {})).entrega;
