import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { importacionDeshecha } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { SprintEvents } from '../sprints/sprint-events';
import type { Importado, SprintDoc } from '../sprints/sprint.model';
import { SprintsRepository } from '../sprints/sprints.repository';

/**
 * The sprints of an import that was undone go with it, unless somebody has worked with them: put stories of their own
 * into one, or started it. Its stories leave it by themselves, as any story that is deleted.
 */
@Controller()
export class OnImportacionDeshecha implements FactHandler<typeof importacionDeshecha> {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly events: SprintEvents,
  ) {}

  @EventPattern(factPattern(importacionDeshecha, { durable: 'sprints-importacion-deshecha' }))
  async handle(
    @Payload() { datos }: FactOf<typeof importacionDeshecha>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    for (const _id of datos.sprints ?? []) {
      const doc = await this.sprints.findById(_id, tx.session);
      if (doc?.importado?.importacion !== datos._id || !isUntouched(doc, doc.importado)) continue;
      await this.sprints.bury([doc._id], new Date(), tx.session);
      this.events.removed(tx, doc);
    }
  }
}

function isUntouched(doc: SprintDoc, made: Importado): boolean {
  const own = new Set(made.historias);
  const isSame = doc.nombre === made.nombre && doc.estado === made.estado && doc.objetivo === '';
  const days = [doc.fechaInicio.getTime(), doc.fechaFin.getTime()];
  const isWhen = days[0] === made.fechaInicio.getTime() && days[1] === made.fechaFin.getTime();
  return isSame && isWhen && doc.historias.every((historia) => own.has(historia));
}
