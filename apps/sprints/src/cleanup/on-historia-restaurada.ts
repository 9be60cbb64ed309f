import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { historiaRestaurada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern, type Tx } from '@pmp/platform';
import { HistoriasReader } from '../copies/historias.reader';
import { cambiosAfter } from '../informe/cambios.rules';
import { MedidasRepository } from '../informe/medidas.repository';
import { SprintEvents } from '../sprints/sprint-events';
import type { SprintDoc } from '../sprints/sprint.model';
import { isLiving, reservesOf } from '../sprints/sprint.rules';
import { SprintsRepository } from '../sprints/sprints.repository';
import type { SprintPlace } from './removal.model';
import { RemovalsRepository } from './removals.repository';

/** Back into the lists that it was taken out of; not into a sprint that has ended meanwhile or is gone. */
@Controller()
export class OnHistoriaRestaurada implements FactHandler<typeof historiaRestaurada> {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly medidas: MedidasRepository,
    private readonly removals: RemovalsRepository,
    private readonly historias: HistoriasReader,
    private readonly events: SprintEvents,
  ) {}

  @EventPattern(factPattern(historiaRestaurada, { durable: 'sprints-historia-restaurada' }))
  async handle(
    @Payload() { datos }: FactOf<typeof historiaRestaurada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, proyecto, version } = datos;
    const plazas = await this.removals.placesBefore(_id, version, tx.session);
    if (!plazas) return;
    if (plazas.length) await this.historias.catchUpTo(_id, version);
    const [holder] = await this.sprints.findReserving([_id], tx.session);
    for (const plaza of plazas) {
      if (!(plaza.abierto && holder)) await this.putBack(_id, plaza, tx);
    }
    await this.removals.save({ _id, proyecto, version, plazas: [] }, tx.session);
  }

  private async putBack(historia: string, { sprint, abierto, posicion }: SprintPlace, tx: Tx): Promise<void> {
    const current = await this.sprints.findById(sprint.toHexString(), tx.session);
    if (!current || isLiving(current.estado) !== abierto) return;
    const historias = current.historias.filter((id) => id !== historia).toSpliced(posicion, 0, historia);
    await this.change(current, historias, tx);
  }

  private async change(current: SprintDoc, historias: string[], tx: Tx): Promise<void> {
    const back = historias.filter((id) => !current.historias.includes(id));
    const known = await this.historias.findMany(back);
    const changes = {
      historias,
      reserva: reservesOf({ ...current, historias }),
      ...cambiosAfter(current, historias, known, { motivo: 'restauracion' }),
    };
    const doc = await this.sprints.update(current, changes, tx.session);
    const shown = await this.events.changed(tx, current, doc);
    if (doc.estado === 'en progreso') {
      await this.medidas.insert(doc, shown.historias, { motivo: 'restauracion' }, tx.session);
    }
  }
}
