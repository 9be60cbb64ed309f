import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { clavesPendientes } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { RewriteClaves } from '../elementos/claves/rewrite-claves';
import { ProyectoEvents } from './proyecto-events';
import { ProyectosPresenter } from './proyectos.presenter';

/** Elements per batch: bounds its transaction and its outbox row. */
const BATCH = 500;

/** Asks for the next batch in the transaction that writes this one, until one is not full. */
@Controller()
export class OnClavesPendientes implements FactHandler<typeof clavesPendientes> {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly rewriting: RewriteClaves,
    private readonly presenter: ProyectosPresenter,
    private readonly events: ProyectoEvents,
  ) {}

  /** What is deleted meanwhile gets its keys when it is restored. */
  @EventPattern(factPattern(clavesPendientes, { durable: 'proyectos-claves-pendientes' }))
  async handle(
    @Payload() { datos: { _id } }: FactOf<typeof clavesPendientes>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const proyecto = await this.proyectos.findById(_id, tx.session);
    if (!proyecto) return;
    const written = await this.rewriting.rewrite(proyecto, BATCH, tx);
    if (written === BATCH) tx.fact(clavesPendientes, { _id });
    else this.events.rewritten(tx, await this.presenter.present(proyecto));
  }
}
