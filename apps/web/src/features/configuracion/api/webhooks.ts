import type { Entrega, EntregaCompleta, HechoDeWebhook, Webhook } from '@pmp/contracts/integraciones';
import { rutasWebhooks } from '@pmp/contracts/integraciones/rutas';
import { pedir } from '../../../shared/http/pedir';

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
  (await pedir(rutasWebhooks.listar, { signal })).webhooks;

export const createWebhook = (nuevo: NuevoWebhook): Promise<WebhookConSecreto> =>
  pedir(rutasWebhooks.crear, { body: nuevo });

export const updateWebhook = async (
  id: string,
  cambios: Partial<DatosWebhook> & { activo?: boolean; version?: number },
): Promise<Webhook> => (await pedir(rutasWebhooks.cambiar, { params: { id }, body: cambios })).webhook;

export const renewSecreto = (id: string): Promise<WebhookConSecreto> =>
  pedir(rutasWebhooks.renovarSecreto, { params: { id } });

export const deleteWebhook = (id: string): Promise<unknown> =>
  pedir(rutasWebhooks.eliminar, { params: { id } });

export const getEntregas = (
  id: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<PaginaEntregas> =>
  pedir(rutasWebhooks.listarEntregas, { params: { id }, query: { cursor: cursor ?? undefined }, signal });

export const getEntrega = async (
  id: string,
  entrega: string,
  signal: AbortSignal,
): Promise<EntregaCompleta> =>
  (await pedir(rutasWebhooks.leerEntrega, { params: { id, entrega }, signal })).entrega;

export const testWebhook = async (id: string): Promise<EntregaCompleta> =>
  (await pedir(rutasWebhooks.probar, { params: { id } })).entrega;

export const sendAgain = async (id: string, entrega: string): Promise<EntregaCompleta> =>
  (await pedir(rutasWebhooks.reenviar, { params: { id, entrega } })).entrega;
