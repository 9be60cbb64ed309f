import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { historiaEliminada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern, type Tx } from '@pmp/platform';
import { cambiosAfter } from '../informe/cambios.rules';
import { MedidasRepository } from '../informe/medidas.repository';
import { SprintEvents } from '../sprints/sprint-events';
import type { SprintDoc } from '../sprints/sprint.model';
import { isLiving, reservesOf } from '../sprints/sprint.rules';
import { SprintsRepository } from '../sprints/sprints.repository';
import { RemovalsRepository } from './removals.repository';

type Fact = FactOf<typeof historiaEliminada>;

/** Takes the story out of the lists, and keeps where it was; its copy may still be there, so that is not asked. */
@Controller()
export class OnHistoriaEliminada implements FactHandler<typeof historiaEliminada> {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly medidas: MedidasRepository,
    private readonly removals: RemovalsRepository,
    private readonly events: SprintEvents,
  ) {}

  @EventPattern(factPattern(historiaEliminada, { durable: 'sprints-historia-eliminada' }))
  async handle(@Payload() { datos, actor }: Fact, @Ctx() { tx }: FactContext): Promise<void> {
    const { _id, proyecto, version } = datos;
    const before = version === undefined ? [] : await this.removals.placesBefore(_id, version, tx.session);
    if (!before) return;
    const listing = await this.sprints.findListing(proyecto, _id, tx.session);
    for (const current of listing) await this.takeOut({ datos, actor }, current, tx);
    if (version === undefined) return;
    const plazas = listing.map(({ _id: sprint, estado, historias }) => ({
      sprint,
      abierto: isLiving(estado),
      posicion: historias.indexOf(_id),
    }));
    // Those from before are still there when the restoration in between has not been heard of yet.
    await this.removals.save({ _id, proyecto, version, plazas: [...before, ...plazas] }, tx.session);
  }

  private async takeOut(
    { datos, actor }: Pick<Fact, 'datos' | 'actor'>,
    current: SprintDoc,
    tx: Tx,
  ): Promise<void> {
    const historias = current.historias.filter((id) => id !== datos._id);
    const known = [{ ...datos, puntos: datos.puntos ?? 0 }];
    const changes = {
      historias,
      reserva: reservesOf({ ...current, historias }),
      ...cambiosAfter(current, historias, known, { motivo: 'eliminacion', ...(actor && { autor: actor }) }),
    };
    const doc = await this.sprints.update(current, changes, tx.session);
    const sprint = await this.events.changed(tx, current, doc);
    if (doc.estado === 'en progreso') {
      await this.medidas.insert(doc, sprint.historias, { motivo: 'eliminacion' }, tx.session);
    }
  }
}
