import type { HechoDeWebhook } from '@pmp/contracts/integraciones';
import { HECHOS_DE_WEBHOOK } from '@pmp/contracts/integraciones';

const SERVICIO: Record<string, string> = { sprint: 'sprints' };

/** The subject on which the fact of this name is published. */
export function subjectOf(hecho: HechoDeWebhook): string {
  const entidad = hecho.split('.')[0]!;
  return `hecho.${SERVICIO[entidad] ?? 'proyectos'}.${hecho}.v1`;
}

/** Who tells of them. */
export const SERVICIOS = [...new Set(HECHOS_DE_WEBHOOK.map((hecho) => subjectOf(hecho).split('.')[1]!))];

const HECHO_OF_SUBJECT: ReadonlyMap<string, HechoDeWebhook> = new Map(
  HECHOS_DE_WEBHOOK.map((hecho) => [subjectOf(hecho), hecho]),
);

/** undefined: nobody outside is told of it. */
export const hechoOf = (asunto: string): HechoDeWebhook | undefined => HECHO_OF_SUBJECT.get(asunto);
