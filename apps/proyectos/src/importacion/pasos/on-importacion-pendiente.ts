import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { importacionPendiente } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { ImportacionesRepository } from '../almacen/importaciones.repository';
import { RunStep } from './run-step';
import { UndoStep } from './undo-step';

/** Makes one step per fact: a crash in between loses none and repeats none. */
@Controller()
export class OnImportacionPendiente implements FactHandler<typeof importacionPendiente> {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly running: RunStep,
    private readonly undoing: UndoStep,
  ) {}

  @EventPattern(factPattern(importacionPendiente, { durable: 'proyectos-importacion-pendiente' }))
  async handle(
    @Payload() { datos: { _id, paso } }: FactOf<typeof importacionPendiente>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const doc = await this.importaciones.find(_id, tx.session);
    if (doc?.paso !== paso) return;
    if (doc.estado === 'en curso') await this.running.run(doc, tx);
    else if (doc.estado === 'deshaciendo') await this.undoing.run(doc, tx);
  }
}
