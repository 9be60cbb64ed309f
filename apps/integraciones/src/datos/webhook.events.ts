import type { WebhookDoc } from './webhook.model';

/** What facts say of a webhook. */
export const datosDeHecho = ({ _id, nombre, proyecto, url }: WebhookDoc) => ({
  _id,
  nombre,
  proyecto,
  sitio: new URL(url).host,
});
