import { PREFIJO_SECRETO } from '@pmp/contracts/integraciones';
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookDoc } from '../datos/webhook.model';

const SECRET_BYTES = 32;
const AGENT = 'pmp-webhooks';

export const newSecreto = (): string => PREFIJO_SECRETO + randomBytes(SECRET_BYTES).toString('base64');

/** What Standard Webhooks asks for. While a secret is being changed both sign, so that the receiver needs no exact moment. */
export function headersOf(
  { secreto, anterior }: Pick<WebhookDoc, 'secreto' | 'anterior'>,
  mensaje: string,
  cuerpo: string,
  now: Date,
): Record<string, string> {
  const secretos = [secreto, ...(anterior && anterior.hasta > now ? [anterior.secreto] : [])];
  const at = new Date(Math.floor(now.getTime() / 1000) * 1000);
  return {
    'content-type': 'application/json',
    'user-agent': AGENT,
    'webhook-id': mensaje,
    'webhook-timestamp': String(at.getTime() / 1000),
    'webhook-signature': secretos.map((one) => new Webhook(one).sign(mensaje, at, cuerpo)).join(' '),
  };
}
