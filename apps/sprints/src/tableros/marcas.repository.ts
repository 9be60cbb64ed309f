import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { SPRINT, type SprintDoc } from '../sprints/sprint.model';

/** The newest changes that a replica can catch up with one by one; beyond, it reads the board again. */
const MAX_RECIENTES = 200;
const EVERYTHING = MAX_RECIENTES + 1;

/** What tells one content of a board from another. */
export type Cabecera = Pick<SprintDoc, '_id' | 'version' | 'marca'>;

/**
 * The marks by which replicas know, with one small read, whether the board they keep is still right: `marca`
 * counts the changes of a sprint's stories that were ever noted, `recientes` ends with the stories they were of.
 */
@Injectable()
export class MarcasRepository {
  constructor(@InjectModel(SPRINT) private readonly model: Model<SprintDoc>) {}

  async headOf(proyecto: string): Promise<Cabecera | null> {
    return this.model.collection.findOne<Cabecera>(
      { proyecto, estado: 'en progreso' },
      { projection: { version: 1, marca: 1 } },
    );
  }

  async recentOf(_id: Types.ObjectId): Promise<(Cabecera & Pick<SprintDoc, 'recientes'>) | null> {
    return this.model.collection.findOne<Cabecera & Pick<SprintDoc, 'recientes'>>(
      { _id },
      { projection: { version: 1, marca: 1, recientes: 1 } },
    );
  }

  async noteHistorias(ids: readonly string[]): Promise<void> {
    const recientes: object = { $each: ids, $slice: -MAX_RECIENTES };
    await this.model.collection.updateMany(
      { reserva: true, estado: 'en progreso', historias: { $in: ids as string[] } },
      { $inc: { marca: ids.length }, $push: { recientes } as object },
    );
  }

  async noteProyectos(proyectos: readonly string[]): Promise<void> {
    await this.model.collection.updateMany(
      { proyecto: { $in: proyectos as string[] }, estado: 'en progreso' },
      { $inc: { marca: EVERYTHING } },
    );
  }

  /** A process that died may have changed its copies without noting it. */
  async noteAll(): Promise<void> {
    await this.model.collection.updateMany({ estado: 'en progreso' }, { $inc: { marca: EVERYTHING } });
  }
}
