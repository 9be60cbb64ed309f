import { Injectable } from '@nestjs/common';
import {
  erroresNotificaciones,
  NOTIFICACIONES_CAMBIADAS,
  type Recordatorio,
  type RecordatorioCreate,
} from '@pmp/contracts/notificaciones';
import { type Caller, DomainError, isDuplicateKey, UnitOfWork } from '@pmp/platform';
import { assertAcceptable, toRecordatorio } from './recordatorio.rules';
import { RecordatoriosRepository } from './recordatorios.repository';

/** What a person asked to be reminded of; nobody else sees it. */
@Injectable()
export class RecordatoriosService {
  constructor(
    private readonly recordatorios: RecordatoriosRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({ _id: usuario }: Caller): Promise<Recordatorio[]> {
    return (await this.recordatorios.list(usuario)).map(toRecordatorio);
  }

  /** Sent again with the same `_id`, the first one is answered. */
  async create(
    { _id: usuario }: Caller,
    { _id, texto, cuando, accion = null }: RecordatorioCreate,
  ): Promise<{ recordatorio: Recordatorio; created: boolean }> {
    try {
      return await this.unitOfWork.run(async (tx) => {
        const known = _id === undefined ? null : await this.recordatorios.find(usuario, _id, tx.session);
        if (known) return { recordatorio: toRecordatorio(known), created: false };
        const at = new Date(cuando);
        assertAcceptable(at, new Date(), await this.recordatorios.count(usuario, tx.session));
        const nuevo = { ...(_id !== undefined && { _id }), usuario, texto, cuando: at, accion };
        const doc = await this.recordatorios.insert(nuevo, tx.session);
        tx.live(`usuario.${usuario}`, NOTIFICACIONES_CAMBIADAS, {});
        return { recordatorio: toRecordatorio(doc), created: true };
      });
    } catch (error) {
      // Somebody else's has this id, which is nobody's business.
      if (isDuplicateKey(error)) throw new DomainError(erroresNotificaciones.recordatorioNoEncontrado);
      throw error;
    }
  }

  async remove({ _id: usuario }: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.recordatorios.remove(usuario, id, tx.session)))
        throw new DomainError(erroresNotificaciones.recordatorioNoEncontrado);
      tx.live(`usuario.${usuario}`, NOTIFICACIONES_CAMBIADAS, {});
    });
  }
}
