import { Injectable } from '@nestjs/common';
import { historiaEstado, proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
import { InjectCopy, type Copied, type LocalCopy } from '@pmp/platform';

/** The fields that `app.module.ts` picks. */
export type TareaConDia = Pick<
  Copied<typeof tareaEstado>,
  '_id' | 'version' | 'clave' | 'titulo' | 'estado' | 'proyecto' | 'updatedAt'
> & { fechaLimite: string };
/** At least one of `inicio` and `fin` is there. */
export type HistoriaConDias = Pick<
  Copied<typeof historiaEstado>,
  '_id' | 'version' | 'clave' | 'titulo' | 'estado' | 'inicio' | 'fin' | 'proyecto' | 'updatedAt'
>;
export type SprintConDias = Pick<
  Copied<typeof sprintEstado>,
  '_id' | 'version' | 'nombre' | 'estado' | 'fechaInicio' | 'fechaFin' | 'proyecto' | 'updatedAt'
>;
export type ProyectoDeAgenda = Pick<
  Copied<typeof proyectoEstado>,
  '_id' | 'version' | 'nombre' | 'clave' | 'equipo' | 'creador' | 'fechaFin' | 'createdAt' | 'updatedAt'
>;

/** What calendar programs show of the past. */
const PAST_DAYS = 180;
const DAY_MS = 24 * 3_600_000;
/** More than anybody looks at; an address is read by programs, every few minutes. */
const MAX_OF_A_KIND = 2_000;

const pastFrom = () => new Date(Date.now() - PAST_DAYS * DAY_MS).toISOString();

/** What has a day, from the copies. */
@Injectable()
export class AgendaReader {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<ProyectoDeAgenda>,
    @InjectCopy(historiaEstado) private readonly historias: LocalCopy<HistoriaConDias>,
    @InjectCopy(tareaEstado) private readonly tareas: LocalCopy<TareaConDia>,
    @InjectCopy(sprintEstado) private readonly sprints: LocalCopy<SprintConDias>,
  ) {}

  findProyectos(ids: readonly string[]): Promise<ProyectoDeAgenda[]> {
    return this.proyectos.findMany([...new Set(ids)]);
  }

  tareasOfPersona(asignado: string): Promise<TareaConDia[]> {
    return this.tareasWhere({ asignado });
  }

  tareasOfProyecto(proyecto: string): Promise<TareaConDia[]> {
    return this.tareasWhere({ proyecto });
  }

  /** Those that the person answers for. */
  historiasOfPersona(responsable: string): Promise<HistoriaConDias[]> {
    return this.historiasWhere({ responsable });
  }

  historiasOfProyecto(proyecto: string): Promise<HistoriaConDias[]> {
    return this.historiasWhere({ proyecto });
  }

  async sprintsOf(proyecto: string): Promise<SprintConDias[]> {
    const found = this.sprints.model.collection.find({ proyecto, eliminado: false }).sort({ _id: 1 });
    return (await found.toArray()) as unknown as SprintConDias[];
  }

  private async tareasWhere(filter: object): Promise<TareaConDia[]> {
    const found = this.tareas.model.collection
      .find({ ...filter, fechaLimite: { $gt: pastFrom() }, eliminado: false })
      // Where there are too many, it is the oldest that are left out.
      .sort({ fechaLimite: -1, _id: -1 })
      .limit(MAX_OF_A_KIND);
    return (await found.toArray()).reverse() as unknown as TareaConDia[];
  }

  private async historiasWhere(filter: object): Promise<HistoriaConDias[]> {
    const since = { $gt: pastFrom() };
    const found = this.historias.model.collection
      .find({ ...filter, $or: [{ fin: since }, { fin: null, inicio: since }], eliminado: false })
      .sort({ fin: -1, _id: -1 })
      .limit(MAX_OF_A_KIND);
    return (await found.toArray()).reverse() as unknown as HistoriaConDias[];
  }
}
