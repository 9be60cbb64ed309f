import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, mongo } from 'mongoose';
import { COLA, type ColaDoc } from './cola.model';

const idOf = (webhook: string, entidad: string) => `${webhook} ${entidad}`;

@Injectable()
export class ColasRepository {
  private readonly colas: mongo.Collection<ColaDoc>;

  constructor(@InjectModel(COLA) model: Model<ColaDoc>) {
    this.colas = model.collection as unknown as mongo.Collection<ColaDoc>;
  }

  async add(
    entregas: readonly { webhook: string; entidad: string }[],
    now: Date,
    session: ClientSession,
  ): Promise<void> {
    const counts = new Map<string, { webhook: string; entidad: string; cuantas: number }>();
    for (const { webhook, entidad } of entregas) {
      const _id = idOf(webhook, entidad);
      counts.set(_id, { webhook, entidad, cuantas: (counts.get(_id)?.cuantas ?? 0) + 1 });
    }
    const writes = [...counts].map(([_id, { webhook, entidad, cuantas }]) => ({
      updateOne: {
        filter: { _id },
        update: {
          $inc: { pendientes: cuantas },
          $setOnInsert: { webhook, entidad, libre: now, intentos: 0, fallaDesde: null },
        },
        upsert: true,
      },
    }));
    await this.colas.bulkWrite(writes, { session });
  }

  /** Those that may be tried now, the one that has waited longest first. */
  due(webhook: string, now: Date, limit: number): Promise<ColaDoc[]> {
    return this.colas
      .find({ webhook, libre: { $lte: now } })
      .sort({ libre: 1 })
      .limit(limit)
      .toArray();
  }

  async isEmpty(webhook: string): Promise<boolean> {
    return (await this.colas.findOne({ webhook }, { projection: { _id: 1 } })) === null;
  }

  async delay(_id: string, libre: Date, now: Date): Promise<void> {
    await this.colas.updateOne({ _id }, [
      {
        $set: { libre, intentos: { $add: ['$intentos', 1] }, fallaDesde: { $ifNull: ['$fallaDesde', now] } },
      },
    ]);
  }

  /** The next one has its turn at once. */
  async advance(_id: string, now: Date, session?: ClientSession): Promise<void> {
    const within = session && { session };
    await this.colas.updateOne(
      { _id },
      { $inc: { pendientes: -1 }, $set: { libre: now, intentos: 0, fallaDesde: null } },
      { ...within },
    );
    await this.colas.deleteOne({ _id, pendientes: { $lte: 0 } }, { ...within });
  }

  /** There is nothing in it, whatever it says: what it counted was too old to be kept. */
  async removeEmpty({ _id, pendientes }: ColaDoc): Promise<void> {
    await this.colas.deleteOne({ _id, pendientes });
  }

  /** Nothing has to wait any longer for its next attempt. */
  async hurry(webhook: string, now: Date, entidad?: string): Promise<void> {
    const which = entidad === undefined ? { webhook } : { _id: idOf(webhook, entidad) };
    await this.colas.updateMany({ ...which, libre: { $gt: now } }, { $set: { libre: now } });
  }

  /** As if nothing had been attempted. */
  async startAgain(webhook: string, now: Date, session: ClientSession): Promise<void> {
    await this.colas.updateMany(
      { webhook },
      { $set: { libre: now, intentos: 0, fallaDesde: null } },
      { session },
    );
  }

  async removeOf(webhooks: readonly string[], session: ClientSession): Promise<void> {
    await this.colas.deleteMany({ webhook: { $in: [...webhooks] } }, { session });
  }

  count(): Promise<number> {
    return this.colas.estimatedDocumentCount();
  }
}
