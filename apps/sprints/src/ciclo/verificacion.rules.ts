import type { ErrorSpec, Parametros } from '@pmp/contracts/common';
import {
  erroresSprints,
  type HistoriaDeSprint,
  type Motivo,
  type PuntoDefinicion,
  type Sprint,
} from '@pmp/contracts/sprints';
import { DomainError, sentenceIn } from '@pmp/platform';

type SprintBreve = Pick<Sprint, '_id' | 'numero' | 'nombre'>;

const SE_PUEDE_INICIAR = 'El sprint se puede iniciar.';
const SE_PUEDE_FINALIZAR = 'El sprint se puede finalizar.';

export interface Verificacion {
  puede: boolean;
  mensaje: string;
  motivos: Motivo[];
  /** What does not stop it. */
  avisos: Motivo[];
}

const verdict = (motivos: Motivo[], siempreQue: string, avisos: Motivo[] = []): Verificacion => ({
  puede: motivos.length === 0,
  mensaje: motivos.length ? motivos.map(({ mensaje }) => mensaje).join(' ') : siempreQue,
  motivos,
  avisos,
});

const reason = (codigo: Motivo['codigo'], error: ErrorSpec, parametros?: Parametros): Motivo => {
  const { message, ...said } = sentenceIn(new DomainError(error, parametros));
  return { codigo, mensaje: message, ...said };
};

/** What a definition of the team finds; `impide`: it stops the sprint. */
export interface Hallazgo {
  impide: boolean;
  faltas: readonly {
    historia: Pick<HistoriaDeSprint, '_id' | 'titulo' | 'estado'>;
    faltan: PuntoDefinicion[];
  }[];
}

const NADA: Hallazgo = { impide: false, faltas: [] };

/** The reason that a definition gives, as one that stops it or as one that is only said. */
function found(
  codigo: 'HISTORIAS_NO_LISTAS' | 'HISTORIAS_NO_HECHAS',
  { impide, faltas }: Hallazgo,
): Pick<Verificacion, 'motivos' | 'avisos'> {
  if (!faltas.length) return { motivos: [], avisos: [] };
  const error =
    codigo === 'HISTORIAS_NO_LISTAS' ? erroresSprints.historiasNoListas : erroresSprints.historiasNoHechas;
  const motivo: Motivo = {
    ...reason(codigo, error, { total: faltas.length }),
    historias: faltas.map(({ historia: { _id, titulo, estado }, faltan }) => ({
      _id,
      titulo,
      estado,
      faltan,
    })),
  };
  return impide ? { motivos: [motivo], avisos: [] } : { motivos: [], avisos: [motivo] };
}

/** `otro`: the project's sprint in progress, if it is not this one. */
export function checkStart(
  sprint: Pick<Sprint, 'estado' | 'historias'>,
  otro: SprintBreve | null,
  noListas: Hallazgo = NADA,
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
  const { motivos: more, avisos } = found('HISTORIAS_NO_LISTAS', noListas);
  return verdict([...motivos, ...more], SE_PUEDE_INICIAR, avisos);
}

export const unfinishedOf = <T extends Pick<HistoriaDeSprint, 'estado'>>(historias: readonly T[]): T[] =>
  historias.filter(({ estado }) => estado !== 'completada');

export function checkFinish(
  sprint: {
    estado: Sprint['estado'];
    historias: readonly Pick<HistoriaDeSprint, '_id' | 'titulo' | 'estado'>[];
  },
  noHechas: Hallazgo = NADA,
): Verificacion {
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
  const { motivos: more, avisos } = found('HISTORIAS_NO_HECHAS', noHechas);
  return verdict([...motivos, ...more], SE_PUEDE_FINALIZAR, avisos);
}
