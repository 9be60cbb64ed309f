import type { CuentasPapelera, TipoPapelera } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import { objectId } from '../../storage/object-id';
import type { PapeleraDoc } from './papelera.model';

const DAY_MS = 86_400_000;
/** Longer than any batch takes: a restoration or purge that is silent for this long has died. */
const SILENCE_MS = 30_000;

const NOTHING: CuentasPapelera = { epicas: 0, historias: 0, tareas: 0, archivos: 0 };

interface Deleted {
  _id: Types.ObjectId;
  proyecto: Types.ObjectId;
  titulo: string;
}

export interface Deletion {
  tipo: TipoPapelera;
  padre?: PapeleraDoc['padre'];
  autor: string;
  cuentas: Partial<CuentasPapelera>;
  sprints?: PapeleraDoc['sprints'];
  sinPublicar?: string | null;
}

export function newEntrada(
  { _id, proyecto, titulo }: Deleted,
  { tipo, padre = null, autor, cuentas, sprints = [], sinPublicar = null }: Deletion,
  { now, dias }: { now: Date; dias: number },
): PapeleraDoc {
  const vence = new Date(now.getTime() + dias * DAY_MS);
  return {
    _id,
    tipo,
    titulo,
    proyecto,
    padre,
    autor: objectId(autor),
    createdAt: now,
    vence,
    estado: 'guardado',
    revisar: vence,
    cuentas: { ...NOTHING, ...cuentas },
    sprints,
    sinAsignar: 0,
    restaurador: null,
    sinPublicar,
    lotes: 0,
  };
}

export const silentAt = (now: Date): Date => new Date(now.getTime() + SILENCE_MS);
