import {
  erroresProyectos,
  type AvisoRestauracion,
  type CuentasPapelera,
  type TipoPapelera,
} from '@pmp/contracts/proyectos';
import type { EstadoSprint } from '@pmp/contracts/sprints';
import { decide, DomainError, type Caller, type Derecho } from '@pmp/platform';
import type { Types } from 'mongoose';
import { objectId } from '../almacen/object-id';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import type { PapeleraDoc } from './papelera.model';

const DAY_MS = 86_400_000;
/** Longer than any batch takes: a restoration or purge that is silent for this long has died. */
const SILENCE_MS = 30_000;

export const NOTHING: CuentasPapelera = { epicas: 0, historias: 0, tareas: 0, archivos: 0 };

interface Deleted {
  _id: Types.ObjectId;
  proyecto: Types.ObjectId;
  titulo: string;
}

interface Deletion {
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

export const archivosIn = (tareas: readonly { archivos?: unknown[] }[]): number =>
  tareas.reduce((total, { archivos = [] }) => total + archivos.length, 0);

/** Whoever may delete an entity may see it in the trash and restore it. */
export const rightOver = (tipo: TipoPapelera): Derecho =>
  tipo === 'proyecto' ? 'proyecto.eliminar' : 'proyecto.editar';

type Owned = Pick<ProyectoDoc, 'equipo' | 'creador'>;

/** `proyecto` may be deleted. Null: nothing is left of it, and then only an admin may restore what it had. */
export function assertMayRestore(caller: Caller, entrada: PapeleraDoc, proyecto: Owned | null): void {
  const right = rightOver(entrada.tipo);
  const owner = proyecto && { ...proyecto, equipo: entrada.dejado?.equipo ?? proyecto.equipo };
  const decision = decide(caller, right, recursoOf(owner));
  if (decision === 'oculto') throw new DomainError(erroresProyectos.papeleraNoEncontrada);
  if (decision === 'prohibido') throw new DomainError(erroresProyectos.soloQuienEliminaRestaura);
  if (decide(caller, right, recursoOf(proyecto)) !== 'permitido') {
    throw new DomainError(erroresProyectos.restaurarEnOtroEquipo);
  }
}

const recursoOf = (proyecto: Owned | null) =>
  proyecto ? { equipo: proyecto.equipo.toHexString(), creador: proyecto.creador?.toHexString() ?? null } : {};

/** The kinds that can be a parent. */
export type TipoPadre = Exclude<TipoPapelera, 'tarea'>;

const IN_TRASH = {
  proyecto: erroresProyectos.proyectoEnPapelera,
  epica: erroresProyectos.epicaEnPapelera,
  historia: erroresProyectos.historiaEnPapelera,
};

const PURGED = {
  proyecto: erroresProyectos.proyectoPurgado,
  epica: erroresProyectos.epicaPurgada,
  historia: erroresProyectos.historiaPurgada,
};

/** The error for an entity that cannot be restored because its parent is in the trash (`entrada`) or gone. */
export function noPlace(tipo: TipoPadre, entrada: PapeleraDoc | null): DomainError {
  if (!entrada || entrada.tipo === 'tarea') return new DomainError(PURGED[tipo]);
  return new DomainError(IN_TRASH[entrada.tipo], { titulo: entrada.titulo });
}

/**
 * Notices about what was not restored as it was: stories whose sprint has ended or is gone, tasks without their
 * assignee.
 */
export function avisosOf(
  sprints: PapeleraDoc['sprints'],
  estados: ReadonlyMap<string, EstadoSprint>,
  sinAsignar: number,
): AvisoRestauracion[] {
  const avisos: AvisoRestauracion[] = sinAsignar ? [{ motivo: 'sinAsignar', tareas: sinAsignar }] : [];
  const nombreOf = new Map(sprints.map(({ sprint, nombre }) => [sprint, nombre]));
  for (const [id, sprint] of nombreOf) {
    const estado = estados.get(id);
    if (estado === 'pendiente' || estado === 'en progreso') continue;
    const historias = sprints.filter((one) => one.sprint === id).length;
    avisos.push({ motivo: estado ? 'sprintCerrado' : 'sprintEliminado', sprint, historias });
  }
  return avisos;
}
