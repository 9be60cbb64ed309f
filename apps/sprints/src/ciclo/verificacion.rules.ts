import type { ErrorSpec, Parametros } from '@pmp/contracts/common';
import { erroresSprints, type HistoriaDeSprint, type Motivo, type Sprint } from '@pmp/contracts/sprints';
import { DomainError, sentenceIn } from '@pmp/platform';

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

const reason = (codigo: Motivo['codigo'], error: ErrorSpec, parametros?: Parametros): Motivo => {
  const { message, ...said } = sentenceIn(new DomainError(error, parametros));
  return { codigo, mensaje: message, ...said };
};

/** `otro`: the project's sprint in progress, if it is not this one. */
export function checkStart(
  sprint: Pick<Sprint, 'estado' | 'historias'>,
  otro: SprintBreve | null,
): Verificacion {
  const motivos: Motivo[] = [];
  if (sprint.estado !== 'pendiente') {
    motivos.push(reason('SPRINT_NO_PENDIENTE', erroresSprints.sprintNoPendiente));
  }
  if (otro) {
    const { _id, numero, nombre } = otro;
    motivos.push({
      ...reason('OTRO_SPRINT_EN_PROGRESO', erroresSprints.otroSprintEnProgreso, { numero, nombre }),
      sprint: { _id, numero, nombre },
    });
  }
  if (!sprint.historias.length) {
    motivos.push(reason('SIN_HISTORIAS', erroresSprints.sprintSinHistorias));
  }
  return verdict(motivos, SE_PUEDE_INICIAR);
}

export const unfinishedOf = <T extends Pick<HistoriaDeSprint, 'estado'>>(historias: readonly T[]): T[] =>
  historias.filter(({ estado }) => estado !== 'completada');

export function checkFinish(sprint: {
  estado: Sprint['estado'];
  historias: readonly Pick<HistoriaDeSprint, '_id' | 'titulo' | 'estado'>[];
}): Verificacion {
  const motivos: Motivo[] = [];
  if (sprint.estado !== 'en progreso') {
    motivos.push(reason('SPRINT_NO_EN_PROGRESO', erroresSprints.sprintNoEnProgreso));
  }
  const pending = unfinishedOf(sprint.historias);
  if (pending.length) {
    motivos.push({
      ...reason('HISTORIAS_SIN_TERMINAR', erroresSprints.historiasSinTerminar, { total: pending.length }),
      historias: pending.map(({ _id, titulo, estado }) => ({ _id, titulo, estado })),
    });
  }
  return verdict(motivos, SE_PUEDE_FINALIZAR);
}
