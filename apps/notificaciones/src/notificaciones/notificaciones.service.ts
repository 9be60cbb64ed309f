import { Injectable } from '@nestjs/common';
import {
  erroresNotificaciones,
  NOTIFICACIONES_CAMBIADAS,
  type NotificacionesQuery,
} from '@pmp/contracts/notificaciones';
import { type Caller, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { cursorOf, readCursor } from './cursor.rules';
import { toNotificacion } from './notificacion.mapper';
import { criteriaOf, restorableSince } from './notificacion.rules';
import { NotificacionesRepository } from './notificaciones.repository';

@Injectable()
export class NotificacionesService {
  constructor(
    private readonly notificaciones: NotificacionesRepository,
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

  /**
   * `work` says whether it changed anything that the person's tabs must hear of. Changes of one person hold nothing in
   * common, so that neither they nor the rules wait for each other; none of them can know what another that is under
   * way will leave, so the unread are counted after the commit, and whoever hears of a change counts for itself.
   */
  private async change(usuario: string, work: (tx: Tx) => Promise<boolean>): Promise<number> {
    await this.unitOfWork.run(async (tx) => {
      if (await work(tx)) tx.live(`usuario.${usuario}`, NOTIFICACIONES_CAMBIADAS, {});
    });
    return this.notificaciones.countUnread(usuario);
  }
}

const notFound = () => new DomainError(erroresNotificaciones.notificacionNoEncontrada);
