import type { HistoriaDeSprint, Motivo, Sprint } from '@pmp/contracts/sprints';

type SprintBreve = Pick<Sprint, '_id' | 'numero' | 'nombre'>;

const SE_PUEDE_INICIAR = 'El sprint se puede iniciar.';
const SE_PUEDE_FINALIZAR = 'El sprint se puede finalizar.';

export interface Verificacion {
  puede: boolean;
  mensaje: string;
  motivos: Motivo[];
}

const verdict = (motivos: Motivo[], siempreQue: string): Verificacion => ({
  puede: motivos.length === 0,
  mensaje: motivos.length ? motivos.map(({ mensaje }) => mensaje).join(' ') : siempreQue,
  motivos,
});

/** `otro`: the project's sprint in progress, if it is not this one. */
export function checkStart(
  sprint: Pick<Sprint, 'estado' | 'historias'>,
  otro: SprintBreve | null,
): Verificacion {
  const motivos: Motivo[] = [];
  if (sprint.estado !== 'pendiente') {
    motivos.push({ codigo: 'SPRINT_NO_PENDIENTE', mensaje: 'Solo se puede iniciar un sprint pendiente.' });
  }
  if (otro) {
    const { _id, numero, nombre } = otro;
    motivos.push({
      codigo: 'OTRO_SPRINT_EN_PROGRESO',
      mensaje: `El sprint ${numero} «${nombre}» ya está en progreso. Finalízalo o cancélalo antes de iniciar otro.`,
      sprint: { _id, numero, nombre },
    });
  }
  if (!sprint.historias.length) {
    motivos.push({ codigo: 'SIN_HISTORIAS', mensaje: 'El sprint no tiene historias. Añade al menos una.' });
  }
  return verdict(motivos, SE_PUEDE_INICIAR);
}

export const unfinishedOf = (historias: readonly HistoriaDeSprint[]): HistoriaDeSprint[] =>
  historias.filter(({ estado }) => estado !== 'completada');

export function checkFinish(sprint: Pick<Sprint, 'estado' | 'historias'>): Verificacion {
  const motivos: Motivo[] = [];
  if (sprint.estado !== 'en progreso') {
    motivos.push({
      codigo: 'SPRINT_NO_EN_PROGRESO',
      mensaje: 'Solo se puede finalizar un sprint en progreso.',
    });
  }
  const pending = unfinishedOf(sprint.historias);
  if (pending.length) {
    motivos.push({
      codigo: 'HISTORIAS_SIN_TERMINAR',
      mensaje:
        pending.length === 1
          ? 'Hay 1 historia que no está en la columna «Completado».'
          : `Hay ${pending.length} historias que no están en la columna «Completado».`,
      historias: pending.map(({ _id, titulo, estado }) => ({ _id, titulo, estado })),
    });
  }
  return verdict(motivos, SE_PUEDE_FINALIZAR);
}
