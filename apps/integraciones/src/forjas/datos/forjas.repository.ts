import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError, type Tx } from '@pmp/platform';
import type { ClientSession, Model, mongo } from 'mongoose';
import { FORJA, type ForjaDoc } from './forja.model';

const MINUTE_MS = 60_000;

@Injectable()
export class ForjasRepository {
  private readonly forjas: mongo.Collection<ForjaDoc>;

  constructor(@InjectModel(FORJA) model: Model<ForjaDoc>) {
    this.forjas = model.collection as unknown as mongo.Collection<ForjaDoc>;
  }

  findById(_id: string, session?: ClientSession): Promise<ForjaDoc | null> {
    return this.forjas.findOne({ _id }, { ...(session && { session }) });
  }

  /** Of these projects, the oldest first. */
  listOf(proyectos: readonly string[], session?: ClientSession): Promise<ForjaDoc[]> {
    return this.forjas
      .find({ proyecto: { $in: [...proyectos] } }, { ...(session && { session }) })
      .sort({ creado: 1, _id: 1 })
      .toArray();
  }

  /** The projects that have any. */
  proyectos(): Promise<string[]> {
    return this.forjas.distinct('proyecto');
  }

  insert(doc: ForjaDoc, tx: Tx): void {
    tx.insert(this.forjas as never, doc);
  }

  /** Fails with versionObsoleta if somebody else has changed it meanwhile. */
  async update(doc: ForjaDoc, changes: Partial<ForjaDoc>, { session }: Tx): Promise<ForjaDoc> {
    const { _id, version } = doc;
    const changed = await this.forjas.findOneAndUpdate(
      { _id, version },
      { $set: { ...changes, version: version + 1 } },
      { session, returnDocument: 'after' },
    );
    if (!changed) throw new DomainError(erroresComunes.versionObsoleta);
    return changed;
  }

  async remove(_id: string, session: ClientSession): Promise<void> {
    await this.forjas.deleteOne({ _id }, { session });
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.forjas.deleteMany({ proyecto }, { session });
  }

  /**
   * Something signed has come. Of two that come at once the second waits: each decides by what the other has written.
   * null: it no longer takes anything.
   */
  noteReceived(
    _id: string,
    { clave, equipo }: { clave: string; equipo: string },
    session: ClientSession,
  ): Promise<ForjaDoc | null> {
    return this.forjas.findOneAndUpdate(
      { _id, estado: 'activa' },
      {
        $set: { recibido: new Date(), rechazado: null, equipo },
        $inc: { recibidos: 1 },
        $addToSet: { claves: clave },
      },
      { session, returnDocument: 'after' },
    );
  }

  /** At most once a minute: anybody may send something that is not signed. */
  async noteRefused(_id: string, now: Date): Promise<void> {
    const since = new Date(now.getTime() - MINUTE_MS);
    await this.forjas.updateOne(
      { _id, $or: [{ rechazado: null }, { rechazado: { $lt: since } }] },
      { $set: { rechazado: now } },
    );
  }
}
