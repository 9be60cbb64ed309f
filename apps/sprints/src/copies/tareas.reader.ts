import { Injectable } from '@nestjs/common';
import { type lecturasDeSprints, tareaEstado } from '@pmp/contracts/proyectos';
import { type Copied, InjectCopy, type LocalCopy } from '@pmp/platform';
import type { ClientSession } from 'mongoose';

type Tarea = Pick<Copied<typeof tareaEstado>, (typeof lecturasDeSprints.tarea.campos)[number]>;

@Injectable()
export class TareasReader {
  constructor(@InjectCopy(tareaEstado) private readonly tareas: LocalCopy<Tarea>) {}

  /** How many tasks of these stories are not completed; a story without any is missing. */
  async abiertasOf(historias: readonly string[], session?: ClientSession): Promise<Map<string, number>> {
    if (!historias.length) return new Map();
    const open = { historia: { $in: historias }, eliminado: false, estado: { $ne: 'completada' } };
    const found = this.tareas.model.collection.aggregate<{ _id: string; total: number }>(
      [{ $match: open }, { $group: { _id: '$historia', total: { $sum: 1 } } }],
      session ? { session } : {},
    );
    return new Map((await found.toArray()).map(({ _id, total }) => [_id, total]));
  }
}
