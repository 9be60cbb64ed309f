import { Injectable } from '@nestjs/common';
import { proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
import { InjectCopy, type Copied, type LocalCopy } from '@pmp/platform';

/** The fields that `app.module.ts` picks. */
export type TareaConDia = Pick<
  Copied<typeof tareaEstado>,
  '_id' | 'version' | 'clave' | 'titulo' | 'estado' | 'proyecto' | 'updatedAt'
> & { fechaLimite: string };
export type SprintConDias = Pick<
  Copied<typeof sprintEstado>,
  '_id' | 'version' | 'nombre' | 'estado' | 'fechaInicio' | 'fechaFin' | 'proyecto'
>;
export type ProyectoDeAgenda = Pick<
  Copied<typeof proyectoEstado>,
  '_id' | 'version' | 'nombre' | 'clave' | 'equipo' | 'creador' | 'fechaFin' | 'createdAt'
>;

/** What calendar programs show of the past. */
const PAST_DAYS = 180;
const DAY_MS = 24 * 3_600_000;
/** More than anybody looks at; an address is read by programs, every few minutes. */
const MAX_TAREAS = 2_000;

/** What has a day, from the copies. */
@Injectable()
export class AgendaReader {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<ProyectoDeAgenda>,
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

  async sprintsOf(proyecto: string): Promise<SprintConDias[]> {
    const found = this.sprints.model.collection.find({ proyecto, eliminado: false }).sort({ _id: 1 });
    return (await found.toArray()) as unknown as SprintConDias[];
  }

  private async tareasWhere(filter: object): Promise<TareaConDia[]> {
    const since = new Date(Date.now() - PAST_DAYS * DAY_MS).toISOString();
    const found = this.tareas.model.collection
      .find({ ...filter, fechaLimite: { $gt: since }, eliminado: false })
      // Where there are too many, it is the oldest that are left out.
      .sort({ fechaLimite: -1, _id: -1 })
      .limit(MAX_TAREAS);
    return (await found.toArray()).reverse() as unknown as TareaConDia[];
  }
}
