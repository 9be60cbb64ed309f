import { Injectable } from '@nestjs/common';
import { tareaEstado } from '@pmp/contracts/proyectos';
import { type Copied, InjectCopy, type LocalCopy } from '@pmp/platform';

type Tarea = Copied<typeof tareaEstado>;
export type TareaPendiente = Pick<Tarea, '_id' | 'titulo' | 'proyecto'> & {
  asignado: string;
  fechaLimite: string;
};

/** Unfinished tasks with an assignee, from this service's own copy. */
@Injectable()
export class TareasPendientes {
  constructor(@InjectCopy(tareaEstado) private readonly tareas: LocalCopy<Tarea>) {}

  /** Dates of the copy are ISO texts in UTC: they sort as the instants do. */
  async dueBetween(from: Date, to: Date): Promise<TareaPendiente[]> {
    const due = {
      fechaLimite: { $gte: from.toISOString(), $lte: to.toISOString() },
      eliminado: false,
      asignado: { $type: 'string' },
      estado: { $ne: 'completada' },
    };
    return (await this.tareas.model.collection.find(due as never).toArray()) as unknown as TareaPendiente[];
  }
}
