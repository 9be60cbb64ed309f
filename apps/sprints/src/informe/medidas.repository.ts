import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { Types, type ClientSession, type Model } from 'mongoose';
import type { SprintDoc } from '../sprints/sprint.model';
import { MEDIDA, type MedidaDoc } from './medida.model';
import { totalsOf } from './medida.rules';

@Injectable()
export class MedidasRepository {
  constructor(@InjectModel(MEDIDA) private readonly model: Model<MedidaDoc>) {}

  async insert(
    { _id, proyecto }: Pick<SprintDoc, '_id' | 'proyecto'>,
    historias: readonly Pick<HistoriaDeSprint, 'puntos' | 'estado'>[],
    { motivo, autor }: Pick<MedidaDoc, 'motivo' | 'autor'>,
    session?: ClientSession,
  ): Promise<void> {
    const medida: MedidaDoc = {
      _id: new Types.ObjectId(),
      sprint: _id.toHexString(),
      proyecto,
      fecha: new Date(),
      ...totalsOf(historias),
      motivo,
      ...(autor && { autor }),
    };
    await this.model.collection.insertOne(medida, { session });
  }

  async listOf(sprint: string): Promise<MedidaDoc[]> {
    return this.model.collection.find<MedidaDoc>({ sprint }).sort({ fecha: 1, _id: 1 }).toArray();
  }

  async lastOf(sprint: string): Promise<MedidaDoc | null> {
    return this.model.collection.findOne<MedidaDoc>({ sprint }, { sort: { fecha: -1, _id: -1 } });
  }

  /** By sprint. */
  async lastOfEach(sprints: readonly string[]): Promise<Map<string, MedidaDoc>> {
    const found = await this.model.collection
      .aggregate<{ _id: string; medida: MedidaDoc }>([
        { $match: { sprint: { $in: sprints } } },
        { $sort: { sprint: 1, fecha: 1, _id: 1 } },
        { $group: { _id: '$sprint', medida: { $last: '$$ROOT' } } },
      ])
      .toArray();
    return new Map(found.map(({ _id, medida }) => [_id, medida]));
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto }, { session });
  }
}
