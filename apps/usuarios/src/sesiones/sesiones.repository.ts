import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, mongo } from 'mongoose';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SESION_MODEL, type SesionDoc } from './sesion.model';

@Injectable()
export class SesionesRepository {
  private readonly logger = new Logger(SesionesRepository.name);
  private readonly pending = new Set<Promise<unknown>>();

  constructor(@InjectModel(SESION_MODEL) private readonly model: Model<SesionDoc>) {}

  /**
   * Beside the answer of a sign-in, which does not wait for it. A row that is lost with the machine is a session that
   * is not listed, and `Cerrar las demás` ends it all the same.
   */
  insert(doc: SesionDoc): void {
    const sesiones = this.model.collection as unknown as mongo.Collection<SesionDoc>;
    const written = nextTurn()
      .then(() => sesiones.insertOne(doc, { writeConcern: { w: 1, j: false } }))
      .catch((error: unknown) => this.logger.warn({ motivo: String(error) }, 'sesión sin anotar'))
      .finally(() => this.pending.delete(written));
    this.pending.add(written);
  }

  /** Once every sign-in answered so far is written down. */
  async settled(): Promise<void> {
    await Promise.all(this.pending);
  }

  /** Those that a token can still belong to, latest use first. */
  async findOpen(usuario: string, ses: number, now: Date): Promise<SesionDoc[]> {
    return this.model
      .find({ usuario, ses, expira: { $gt: now } })
      .sort({ usada: -1, _id: -1 })
      .lean<SesionDoc[]>()
      .exec();
  }

  async findOne(_id: string, usuario: string, session: ClientSession | null = null) {
    return this.model.findOne({ _id, usuario }).session(session).lean<SesionDoc>().exec();
  }

  async existsFrom(usuario: string, huella: string): Promise<boolean> {
    return (await this.model.exists({ usuario, huella }).exec()) !== null;
  }

  async remove(_id: string, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id }, { session }).exec();
  }

  /** Carries one session over to the person's next session number, which ends all others. */
  async carryOver(_id: string, parts: Pick<SesionDoc, 'usuario' | 'ses'>, session: ClientSession) {
    await this.model.updateOne({ _id, usuario: parts.usuario }, { $set: parts }, { session }).exec();
  }

  async extend(_id: string, expira: Date): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { expira } }).exec();
  }

  async touch(_id: string, usada: Date): Promise<void> {
    await this.model.updateOne({ _id }, { $max: { usada } }).exec();
  }
}
