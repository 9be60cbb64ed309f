import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, mongo } from 'mongoose';
import { SESION_MODEL, type SesionDoc } from './sesion.model';

/** Before anybody can have looked at the list of their sessions. */
const GATHER_MS = 25;

@Injectable()
export class SesionesRepository implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SesionesRepository.name);
  private readonly pending = new Set<Promise<unknown>>();
  private gathered: SesionDoc[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(@InjectModel(SESION_MODEL) private readonly model: Model<SesionDoc>) {}

  /**
   * Behind the answer of a sign-in, together with those of a moment. A row that is lost with its process is a session
   * that is not listed, and `Cerrar las demás` ends it all the same.
   */
  insert(doc: SesionDoc): void {
    this.gathered.push(doc);
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  /** Once every sign-in answered so far is written down. */
  async settled(): Promise<void> {
    this.flush();
    await Promise.all(this.pending);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.settled();
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
    await this.settled();
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

  private flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const docs = this.gathered.splice(0);
    if (docs.length === 0) return;
    const sesiones = this.model.collection as unknown as mongo.Collection<SesionDoc>;
    const written = sesiones
      .insertMany(docs, { ordered: false, writeConcern: { w: 1, j: false } })
      .catch((error: unknown) => this.logger.warn({ motivo: String(error) }, 'sesiones sin anotar'))
      .finally(() => this.pending.delete(written));
    this.pending.add(written);
  }
}
