import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError, type Tx } from '@pmp/platform';
import { Types, type ClientSession, type Model, type mongo } from 'mongoose';
import { WEBHOOK, type WebhookDoc } from './webhook.model';

@Injectable()
export class WebhooksRepository {
  private readonly webhooks: mongo.Collection<WebhookDoc>;

  constructor(@InjectModel(WEBHOOK) model: Model<WebhookDoc>) {
    this.webhooks = model.collection as unknown as mongo.Collection<WebhookDoc>;
  }

  findById(_id: string, session?: ClientSession): Promise<WebhookDoc | null> {
    return this.webhooks.findOne({ _id }, { ...(session && { session }) });
  }

  /** Of these projects (null: those of all projects), the oldest first; undefined: every one. */
  listOf(proyectos?: readonly (string | null)[], session?: ClientSession): Promise<WebhookDoc[]> {
    return this.webhooks
      .find(proyectos ? { proyecto: { $in: [...proyectos] } } : {}, { ...(session && { session }) })
      .sort({ creado: 1, _id: 1 })
      .toArray();
  }

  /** The projects that have any. */
  proyectos(): Promise<(string | null)[]> {
    return this.webhooks.distinct('proyecto');
  }

  active(): Promise<WebhookDoc[]> {
    return this.webhooks.find({ estado: 'activo' }).toArray();
  }

  /** Those with something to send, that may be tried now. */
  ready(now: Date): Promise<WebhookDoc[]> {
    return this.webhooks
      .find({ estado: 'activo', cola: { $ne: '' }, $or: [{ corte: null }, { corte: { $lte: now } }] })
      .toArray();
  }

  insert(doc: WebhookDoc, tx: Tx): void {
    tx.insert(this.webhooks as never, doc);
  }

  /** Fails with versionObsoleta if somebody else has changed it meanwhile. */
  async update(doc: WebhookDoc, changes: Partial<WebhookDoc>, { session }: Tx): Promise<WebhookDoc> {
    const { _id, version } = doc;
    const changed = await this.webhooks.findOneAndUpdate(
      { _id, version },
      { $set: { ...changes, version: version + 1 } },
      { session, returnDocument: 'after' },
    );
    if (!changed) throw new DomainError(erroresComunes.versionObsoleta);
    return changed;
  }

  async remove(_id: string, { session }: Tx): Promise<boolean> {
    return (await this.webhooks.deleteOne({ _id }, { session })).deletedCount > 0;
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.webhooks.deleteMany({ proyecto }, { session });
  }

  /** How sending goes is nobody's edit: it does not count as a version. */
  async note(_id: string, changes: Partial<WebhookDoc>, session?: ClientSession): Promise<void> {
    await this.webhooks.updateOne({ _id }, { $set: changes }, { ...(session && { session }) });
  }

  /**
   * Counts a failure of something that had not failed before, or while nothing else gets through either (`closed` of
   * them): one thing that is refused again and again says nothing about the rest.
   */
  async noteFailure(
    _id: string,
    now: Date,
    { isNew, closed }: { isNew: boolean; closed: number },
  ): Promise<WebhookDoc | null> {
    const counts = { $or: [isNew, { $eq: ['$fallos', 0] }, { $gte: ['$fallos', closed] }] };
    return this.webhooks.findOneAndUpdate(
      { _id },
      [
        {
          $set: {
            fallos: { $add: ['$fallos', { $cond: [counts, 1, 0] }] },
            fallaDesde: { $ifNull: ['$fallaDesde', now] },
          },
        },
      ],
      { returnDocument: 'after' },
    );
  }

  async queueUp(ids: readonly string[], session: ClientSession): Promise<void> {
    await this.webhooks.updateMany(
      { _id: { $in: [...ids] } },
      { $set: { cola: new Types.ObjectId().toHexString() } },
      { session },
    );
  }

  /** Unless something else has been queued since. */
  async queueIsEmpty({ _id, cola }: WebhookDoc): Promise<void> {
    await this.webhooks.updateOne({ _id, cola }, { $set: { cola: '' } });
  }
}
