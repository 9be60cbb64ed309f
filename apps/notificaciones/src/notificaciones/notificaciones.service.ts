import { Injectable } from '@nestjs/common';
import {
  erroresNotificaciones,
  NOTIFICACIONES_CAMBIADAS,
  type NotificacionesQuery,
  type Posponer,
} from '@pmp/contracts/notificaciones';
import { type Caller, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { cursorOf, readCursor } from './cursor.rules';
import { LostPlaces } from './lost-places';
import { toNotificacion } from './notificacion.mapper';
import { criteriaOf, postponedTo, restorableSince } from './notificacion.rules';
import { NotificacionesRepository } from './notificaciones.repository';
import { PospuestasRepository } from './pospuestas.repository';

const DAY_MS = 86_400_000;
/** No longer than deleted ones are kept. */
const DIAS_DE_RECUENTO = 7;

@Injectable()
export class NotificacionesService {
  constructor(
    private readonly notificaciones: NotificacionesRepository,
    private readonly pospuestas: PospuestasRepository,
    private readonly lost: LostPlaces,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** List and counter are read in one snapshot, so they always agree. */
  async list(caller: Caller, { filtro, limite, cursor, ...query }: NotificacionesQuery) {
    const limit = limite ?? query.limit;
    const after = cursor === undefined ? null : readCursor(cursor);
    return this.unitOfWork.run(async ({ session }) => {
      const pagina = { criteria: criteriaOf(filtro), limit, after };
      const docs = await this.notificaciones.list(caller._id, pagina, session);
      const noLeidas = await this.notificaciones.countUnread(caller._id, session);
      const shown = await this.lost.hide(caller._id, docs.slice(0, limit));
      const notificaciones = shown.map(toNotificacion);
      const last = docs.length > limit ? docs[limit - 1] : undefined;
      const siguiente = last ? cursorOf({ timestamp: last.timestamp, _id: last._id.toHexString() }) : null;
      return { notificaciones, noLeidas, siguiente };
    });
  }

  async countByRule({ _id: usuario }: Caller) {
    const since = new Date(Date.now() - DIAS_DE_RECUENTO * DAY_MS);
    return { dias: DIAS_DE_RECUENTO, recuento: await this.notificaciones.countByRule(usuario, since) };
  }

  async countUnread(caller: Caller): Promise<number> {
    return this.notificaciones.countUnread(caller._id);
  }

  /** Marking one as read twice is not an error. */
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

  /** Out of sight and out of the count until then. */
  async postpone({ _id: usuario }: Caller, id: string, { hasta }: Posponer): Promise<number> {
    const at = postponedTo(hasta, new Date());
    return this.change(usuario, async ({ session }) => {
      if (await this.pospuestas.postpone(usuario, id, at, session)) return true;
      throw notFound();
    });
  }

  /** Undoes a recent deletion, or fetches what was put off. Restoring one that was not deleted is not an error. */
  async restore({ _id: usuario }: Caller, id: string): Promise<number> {
    return this.change(usuario, async ({ session }) => {
      if (await this.notificaciones.restore(usuario, id, restorableSince(new Date()), session)) return true;
      if (!(await this.notificaciones.exists(usuario, id, session))) throw notFound();
      return false;
    });
  }

  /**
   * `work` returns whether it changed anything that the person's other tabs must hear of. Changes for one person share
   * no document, so that neither they nor the rules wait for each other. None of them can know what concurrent ones
   * leave, so unread ones are counted after the commit, and every tab that hears of a change counts again.
   */
  private async change(usuario: string, work: (tx: Tx) => Promise<boolean>): Promise<number> {
    await this.unitOfWork.run(async (tx) => {
      if (await work(tx)) tx.live(`usuario.${usuario}`, NOTIFICACIONES_CAMBIADAS, {});
    });
    return this.notificaciones.countUnread(usuario);
  }
}

const notFound = () => new DomainError(erroresNotificaciones.notificacionNoEncontrada);
