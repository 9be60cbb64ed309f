import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, mongo } from 'mongoose';
import { SESION_MODEL, type SesionDoc } from './sesion.model';

/** Shorter than anybody takes to open the list of their sessions. */
const GATHER_MS = 25;

@Injectable()
export class SesionesRepository implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SesionesRepository.name);
  private readonly pending = new Set<Promise<unknown>>();
  private gathered: SesionDoc[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(@InjectModel(SESION_MODEL) private readonly model: Model<SesionDoc>) {}

  /**
   * Stored after the sign-in is answered, together with others of the same moment. If the process dies first, the
   * session is not listed, but `Cerrar las demás` ends it all the same.
   */
  insert(doc: SesionDoc): void {
    this.gathered.push(doc);
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  /** Resolves once every sign-in answered so far is stored. */
  async settled(): Promise<void> {
    this.flush();
    await Promise.all(this.pending);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.settled();
  }

  /** Sessions to which a valid token can still belong, latest use first. */
  async findOpen(usuario: string, ses: number, now: Date): Promise<SesionDoc[]> {
    return this.model
      .find({ usuario, ses, expira: { $gt: now }, cerrada: { $ne: true } })
      .sort({ usada: -1, _id: -1 })
      .lean<SesionDoc[]>()
      .exec();
  }

  async findOne(_id: string, usuario: string, session: ClientSession | null = null) {
    return this.model.findOne({ _id, usuario }).session(session).lean<SesionDoc>().exec();
  }

  async findById(_id: string): Promise<SesionDoc | null> {
    return this.model.findById(_id).lean<SesionDoc>().exec();
  }

  async existsFrom(usuario: string, huella: string): Promise<boolean> {
    await this.settled();
    return (await this.model.exists({ usuario, huella }).exec()) !== null;
  }

  async markClosed(_id: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { cerrada: true } }, { session }).exec();
  }

  /** Gives one session the person's next session number, which ends all others. */
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
