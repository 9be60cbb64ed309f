import type { Alerta } from '@pmp/contracts/ia';
import { NADA_URGENTE } from '../reglas/recomendaciones.rules';

const MAX_PASOS = 3;

type Paso = Pick<Alerta, 'titulo' | 'siguientePaso'>;

/** What the team is advised: how each project stands, and what to do first. */
export function recomendacionesDe(consejos: readonly { texto: string }[], alertas: readonly Paso[]): string {
  const estado = consejos.map(({ texto }) => texto).join('\n') || NADA_URGENTE;
  const pasos = alertas.slice(0, MAX_PASOS);
  if (!pasos.length) return estado;
  const lineas = pasos.map(({ titulo, siguientePaso }, i) => `${i + 1}. ${titulo}. ${siguientePaso}.`);
  return `${estado}\n\n${['Lo primero:', ...lineas].join('\n')}`;
}
