import { Injectable } from '@nestjs/common';
import {
  erroresNotificaciones,
  NOTIFICACIONES_CAMBIADAS,
  type NotificacionesQuery,
} from '@pmp/contracts/notificaciones';
import { type Caller, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { BuzonesRepository } from '../buzones/buzones.repository';
import { cursorOf, readCursor } from './cursor.rules';
import { toNotificacion } from './notificacion.mapper';
import { criteriaOf, restorableSince } from './notificacion.rules';
import { NotificacionesRepository } from './notificaciones.repository';

@Injectable()
export class NotificacionesService {
  constructor(
    private readonly notificaciones: NotificacionesRepository,
    private readonly buzones: BuzonesRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** List and counter are read in one snapshot: they never disagree. */
  async list(caller: Caller, { filtro, limit, cursor }: NotificacionesQuery) {
    const after = cursor === undefined ? null : readCursor(cursor);
    return this.unitOfWork.run(async ({ session }) => {
      const pagina = { criteria: criteriaOf(filtro), limit, after };
      const docs = await this.notificaciones.list(caller._id, pagina, session);
      const noLeidas = await this.notificaciones.countUnread(caller._id, session);
      const notificaciones = docs.slice(0, limit).map(toNotificacion);
      const last = docs.length > limit ? docs[limit - 1] : undefined;
      const siguiente = last ? cursorOf({ timestamp: last.timestamp, _id: last._id.toHexString() }) : null;
      return { notificaciones, noLeidas, siguiente };
    });
  }

  async countUnread(caller: Caller): Promise<number> {
    return this.notificaciones.countUnread(caller._id);
  }

  /** Reading twice is no error. */
  async markRead({ _id: usuario }: Caller, id: string): Promise<number> {
    return this.change(usuario, async ({ session }) => {
      if (await this.notificaciones.markRead(usuario, id, session)) return true;
      if (!(await this.notificaciones.exists(usuario, id, session))) throw notFound();
      return false;
    });
  }

  async markAllRead({ _id: usuario }: Caller): Promise<number> {
    return this.change(usuario, async ({ session }) => {
      return (await this.notificaciones.markAllRead(usuario, session)) > 0;
    });
  }

  async remove({ _id: usuario }: Caller, id: string): Promise<number> {
    return this.change(usuario, async ({ session }) => {
      if (await this.notificaciones.remove(usuario, id, session)) return true;
      throw notFound();
    });
  }

  /** Undoes a deletion of a moment ago; one that is there already is no error. */
  async restore({ _id: usuario }: Caller, id: string): Promise<number> {
    return this.change(usuario, async ({ session }) => {
      if (await this.notificaciones.restore(usuario, id, restorableSince(new Date()), session)) return true;
      if (!(await this.notificaciones.exists(usuario, id, session))) throw notFound();
      return false;
    });
  }

  /** Answers how many are unread after `work`, which says whether it changed anything the person's tabs must hear of. */
  private async change(usuario: string, work: (tx: Tx) => Promise<boolean>): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      await this.buzones.hold(usuario, tx.session);
      const changed = await work(tx);
      const noLeidas = await this.notificaciones.countUnread(usuario, tx.session);
      if (changed) tx.live(`usuario.${usuario}`, NOTIFICACIONES_CAMBIADAS, { noLeidas });
      return noLeidas;
    });
  }
}

const notFound = () => new DomainError(erroresNotificaciones.notificacionNoEncontrada);
