import { asuntoOf, HECHOS_DE_WEBHOOK, type HechoDeWebhook } from '@pmp/contracts/integraciones';

/** Who tells of them. */
export const SERVICIOS = [...new Set(HECHOS_DE_WEBHOOK.map((hecho) => asuntoOf(hecho).split('.')[1]!))];

const HECHO_OF_SUBJECT: ReadonlyMap<string, HechoDeWebhook> = new Map(
  HECHOS_DE_WEBHOOK.map((hecho) => [asuntoOf(hecho), hecho]),
);

/** undefined: nobody outside is told of it. */
export const hechoOf = (asunto: string): HechoDeWebhook | undefined => HECHO_OF_SUBJECT.get(asunto);
