import { Injectable } from '@nestjs/common';
import {
  erroresNotificaciones,
  NUEVA_NOTIFICACION,
  type NotificacionesQuery,
} from '@pmp/contracts/notificaciones';
import { type Caller, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { toNotificacion } from './notificacion.mapper';
import { criteriaOf } from './notificacion.rules';
import { NotificacionesRepository, type NuevaNotificacion } from './notificaciones.repository';

@Injectable()
export class NotificacionesService {
  constructor(
    private readonly notificaciones: NotificacionesRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** List and counter are read in one snapshot: they never disagree. */
  async list(caller: Caller, { filtro, limit }: NotificacionesQuery) {
    return this.unitOfWork.run(async ({ session }) => {
      const docs = await this.notificaciones.list(caller._id, criteriaOf(filtro), limit, session);
      const noLeidas = await this.notificaciones.countUnread(caller._id, session);
      return { notificaciones: docs.map(toNotificacion), noLeidas };
    });
  }

  async countUnread(caller: Caller): Promise<number> {
    return this.notificaciones.countUnread(caller._id);
  }

  async markRead(caller: Caller, id: string): Promise<number> {
    if (!(await this.notificaciones.markRead(caller._id, id))) throw notFound();
    return this.countUnread(caller);
  }

  async markAllRead(caller: Caller): Promise<number> {
    await this.notificaciones.markAllRead(caller._id);
    return this.countUnread(caller);
  }

  async remove(caller: Caller, id: string): Promise<number> {
    if (!(await this.notificaciones.remove(caller._id, id))) throw notFound();
    return this.countUnread(caller);
  }

  /** Stores what a rule raised and pushes it to the open screens of each person, in the rule's transaction. */
  async raise(nuevas: NuevaNotificacion[], tx: Tx): Promise<void> {
    if (!nuevas.length) return;
    for (const doc of await this.notificaciones.insertMany(nuevas, tx.session)) {
      tx.live(`usuario.${doc.usuario.toHexString()}`, NUEVA_NOTIFICACION, toNotificacion(doc));
    }
  }
}

const notFound = () => new DomainError(erroresNotificaciones.notificacionNoEncontrada);
