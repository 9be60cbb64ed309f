import { Injectable } from '@nestjs/common';
import { type Said, TIPO_DE_REGLA } from '@pmp/contracts/notificaciones';
import { InjectModel } from '@nestjs/mongoose';
import { currentCorrelationId } from '@pmp/platform';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { PagePlace } from './cursor.rules';
import { NOTIFICACION_MODEL, type NotificacionDoc } from './notificacion.model';
import type { Aviso } from './notificacion.rules';

/** Longer than between the first and the last fact of one request. */
const REQUEST_MS = 60_000;

/** Deleted notifications stay for a while and are never shown; those that are put off are not shown yet. */
const LIVE = { eliminada: null, pospuesta: null } as const;

interface PageRequest {
  criteria: object;
  limit: number;
  after: PagePlace | null;
}

/** One person's notifications. */
@Injectable()
export class NotificacionesRepository {
  constructor(@InjectModel(NOTIFICACION_MODEL) private readonly model: Model<NotificacionDoc>) {}

  /** Newest first; one more than `limit` if there are more. */
  async list(usuario: string, { criteria, limit, after }: PageRequest, session: ClientSession) {
    const beyond = after && {
      $or: [
        { timestamp: { $lt: after.timestamp } },
        { timestamp: after.timestamp, _id: { $lt: new Types.ObjectId(after._id) } },
      ],
    };
    const found = this.model.find({ usuario, ...LIVE, ...criteria, ...beyond }).session(session);
    const sorted = found.sort({ timestamp: -1, _id: -1 }).limit(limit + 1);
    return sorted.lean<NotificacionDoc[]>();
  }

  async countUnread(usuario: string, session: ClientSession | null = null): Promise<number> {
    return this.model.countDocuments({ usuario, leida: false, ...LIVE }).session(session);
  }

  /** How many this person was told since then, by rule; also those that they have deleted. */
  async countByRule(usuario: string, since: Date): Promise<{ regla: string; total: number }[]> {
    const told = { usuario: new Types.ObjectId(usuario), timestamp: { $gte: since }, callada: null };
    const counted = await this.model.aggregate<{ _id: string; total: number }>([
      { $match: told },
      { $group: { _id: '$regla', total: { $sum: 1 } } },
    ]);
    return counted.map(({ _id: regla, total }) => ({ regla, total }));
  }

  /** People whom this rule has notified of this cause before, even if they deleted the notification. */
  async alreadyTold({ personas, regla, causa }: Aviso, session: ClientSession): Promise<string[]> {
    const found = this.model.find({ usuario: { $in: personas }, regla, causa }, { usuario: 1 });
    const docs = await found.session(session).lean<NotificacionDoc[]>();
    return docs.map(({ usuario }) => usuario.toHexString());
  }

  /** `<persona> <causa>` of those that exist, deleted ones included. */
  async toldOf(avisos: readonly Aviso[]): Promise<Set<string>> {
    if (!avisos.length) return new Set();
    const usuario = { $in: avisos.flatMap(({ personas }) => personas) };
    const causa = { $in: avisos.map((aviso) => aviso.causa) };
    const regla = { $in: [...new Set(avisos.map((aviso) => aviso.regla))] };
    const docs = await this.model.find({ usuario, regla, causa }, { usuario: 1, causa: 1 }).lean();
    return new Set(docs.map((doc) => `${doc.usuario.toHexString()} ${doc.causa}`));
  }

  /** `eliminada`: nobody sees them; that they were raised is remembered. */
  async insert(
    { personas, ...aviso }: Aviso,
    byMail: ReadonlySet<string>,
    session: ClientSession,
    eliminada: Date | null = null,
  ): Promise<NotificacionDoc[]> {
    const nuevas = personas.map((usuario) => ({
      ...aviso,
      tipo: TIPO_DE_REGLA[aviso.regla],
      usuario,
      correlacion: currentCorrelationId(),
      eliminada,
      ...(eliminada && { callada: true }),
      leida: false,
      correo: byMail.has(usuario) ? 'pendiente' : 'no',
    }));
    const docs = await this.model.insertMany(nuevas, { session });
    return docs.map((doc) => doc.toObject<NotificacionDoc>());
  }

  /** What these people have not read of what leads there, alone or among others, raised since then. */
  async unreadSince(
    { personas, accion }: Pick<Aviso, 'personas' | 'accion'>,
    since: Date,
    session: ClientSession,
  ): Promise<NotificacionDoc[]> {
    const there = { $or: [{ accion }, { 'elementos.accion': accion }] };
    const unread = {
      usuario: { $in: personas },
      leida: false,
      ...LIVE,
      ...there,
      timestamp: { $gte: since },
    };
    return this.model.find(unread).sort({ timestamp: -1 }).session(session).lean<NotificacionDoc[]>();
  }

  /** What these people have neither read nor been mailed of what this rule told of the same request. */
  async unreadOf(
    { personas, regla, timestamp }: Pick<Aviso, 'personas' | 'regla' | 'timestamp'>,
    session: ClientSession,
  ): Promise<NotificacionDoc[]> {
    const since = { $gte: new Date(timestamp.getTime() - REQUEST_MS) };
    const unread = { usuario: { $in: personas }, leida: false, ...LIVE, correo: { $ne: 'enviado' as const } };
    const found = this.model.find({
      ...unread,
      regla,
      correlacion: currentCorrelationId(),
      timestamp: since,
    });
    return found.session(session).lean<NotificacionDoc[]>();
  }

  async withdraw(docs: readonly NotificacionDoc[], session: ClientSession): Promise<void> {
    const ids = docs.map(({ _id }) => _id);
    await this.model.updateMany({ _id: { $in: ids } }, { $set: { eliminada: new Date() } }, { session });
  }

  /** Those that a rule raised and that lead there, whoever has them. */
  async leadingTo(regla: Aviso['regla'], accion: string, session: ClientSession): Promise<NotificacionDoc[]> {
    return this.model.find({ regla, accion }).session(session).lean<NotificacionDoc[]>();
  }

  async reword(
    _id: Types.ObjectId,
    words: Pick<NotificacionDoc, 'titulo' | 'mensaje' | 'accion' | 'elementos'> & { frase?: Said },
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne({ _id }, { $set: words }, { session });
  }

  async exists(usuario: string, _id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.exists({ _id, usuario, ...LIVE }).session(session)) !== null;
  }

  /** Returns whether it was unread until now. */
  async markRead(usuario: string, _id: string, session: ClientSession): Promise<boolean> {
    const unread = { _id, usuario, leida: false, ...LIVE };
    return (await this.model.updateOne(unread, { $set: { leida: true } }, { session })).modifiedCount === 1;
  }

  /** Returns how many were unread until now. */
  async markAllRead(usuario: string, session: ClientSession): Promise<number> {
    const unread = { usuario, leida: false, ...LIVE };
    return (await this.model.updateMany(unread, { $set: { leida: true } }, { session })).modifiedCount;
  }

  async remove(usuario: string, _id: string, session: ClientSession): Promise<boolean> {
    const marked = { $set: { eliminada: new Date() } };
    return (await this.model.updateOne({ _id, usuario, ...LIVE }, marked, { session })).modifiedCount === 1;
  }

  async restore(usuario: string, _id: string, since: Date, session: ClientSession): Promise<boolean> {
    const away = { _id, usuario, $or: [{ eliminada: { $gte: since } }, { pospuesta: { $ne: null } }] };
    const back = { $set: { eliminada: null }, $unset: { pospuesta: 1 as const } };
    return (await this.model.updateOne(away, back, { session })).modifiedCount === 1;
  }
}
