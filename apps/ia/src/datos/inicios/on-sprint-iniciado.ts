import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { sprintIniciado } from '@pmp/contracts/sprints';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { HistoriasReader } from '../lectura/historias.reader';
import { IniciosRepository } from './inicios.repository';
import { SprintsReader } from '../lectura/sprints.reader';

/** How long the fact may be ahead of the sprint's copy. */
const PATIENCE_MS = 60_000;
/** Points read later than this after the start would not be those of the start. */
const MEASURABLE_MS = 5 * 60_000;

@Controller()
export class OnSprintIniciado implements FactHandler<typeof sprintIniciado> {
  constructor(
    private readonly sprints: SprintsReader,
    private readonly historias: HistoriasReader,
    private readonly inicios: IniciosRepository,
  ) {}

  @EventPattern(factPattern(sprintIniciado, { durable: 'ia-sprint-iniciado' }))
  async handle(
    @Payload() { ocurrido, datos }: FactOf<typeof sprintIniciado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, proyecto } = datos;
    const age = Date.now() - Date.parse(ocurrido);
    const sprint = await this.sprints.find(_id);
    if (sprint?.estado !== 'en progreso' && age < PATIENCE_MS) {
      throw new Error(`el sprint ${_id} aún no ha llegado a la copia`);
    }
    const historias = sprint && age < MEASURABLE_MS ? await this.historias.findMany(sprint.historias) : null;
    const puntos = historias && Object.fromEntries(historias.map((h) => [h._id, h.puntos]));
    await this.inicios.insert({ _id, proyecto, fecha: new Date(ocurrido), puntos }, tx.session);
  }
}
