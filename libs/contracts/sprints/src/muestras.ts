import sprintActualizado from './events/samples/sprint-actualizado.v1.json' with { type: 'json' };
import sprintCancelado from './events/samples/sprint-cancelado.v1.json' with { type: 'json' };
import sprintCreado from './events/samples/sprint-creado.v1.json' with { type: 'json' };
import sprintEliminado from './events/samples/sprint-eliminado.v1.json' with { type: 'json' };
import sprintFinalizado from './events/samples/sprint-finalizado.v1.json' with { type: 'json' };
import sprintIniciado from './events/samples/sprint-iniciado.v1.json' with { type: 'json' };

/** The frozen sample of each fact that is told outside, by the name that it has there. */
export const MUESTRAS: Readonly<Record<string, { ocurrido: string; actor: string | null; datos: object }>> = {
  'sprint.creado': sprintCreado,
  'sprint.actualizado': sprintActualizado,
  'sprint.iniciado': sprintIniciado,
  'sprint.finalizado': sprintFinalizado,
  'sprint.cancelado': sprintCancelado,
  'sprint.eliminado': sprintEliminado,
};
