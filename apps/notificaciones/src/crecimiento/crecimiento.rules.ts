import { CERCA_DEL_LIMITE, LIMITES_EMBEBIDA } from '@pmp/contracts/common';
import { type Aviso, wordsOf } from '../notificaciones/notificacion.rules';

/** Parts of the limit; each is told once. */
const STEPS = [1, 0.85, CERCA_DEL_LIMITE] as const;

export interface Usado {
  documentos: number;
  personas: number;
}

/** What administrators are told when an installation outgrows the embedded database; null: there is room. */
export function timeForMongo(usado: Usado, admins: readonly string[], now: Date): Aviso | null {
  const part = Math.max(
    usado.documentos / LIMITES_EMBEBIDA.documentos,
    usado.personas / LIMITES_EMBEBIDA.personas,
  );
  const step = STEPS.find((one) => part >= one);
  if (step === undefined || admins.length === 0) return null;
  return {
    personas: admins,
    ...wordsOf({ aviso: 'baseEmbebidaCerca', parametros: { parte: Math.floor(part * 100) } }),
    accion: '/operacion',
    timestamp: now,
    regla: 'base-embebida',
    causa: `base-embebida:${step}`,
  };
}
