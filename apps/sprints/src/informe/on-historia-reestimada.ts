import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { historiaActualizada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import type { SprintDoc } from '../sprints/sprint.model';
import { SprintsRepository } from '../sprints/sprints.repository';
import { withCambios } from './cambios.rules';

/** Remembers in a sprint in progress who estimated one of its stories anew, and when. */
@Controller()
export class OnHistoriaReestimada implements FactHandler<typeof historiaActualizada> {
  constructor(private readonly sprints: SprintsRepository) {}

  @EventPattern(factPattern(historiaActualizada, { durable: 'sprints-historia-reestimada' }))
  async handle(
    @Payload() { datos, actor, ocurrido }: FactOf<typeof historiaActualizada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, titulo, clave = '', proyecto, detalle = [] } = datos;
    const puntos = detalle.find(({ campo }) => campo === 'puntos');
    if (!puntos) return;
    const [antes, despues] = [Number(puntos.de ?? 0), Number(puntos.a ?? 0)];
    const fecha = new Date(ocurrido);
    const cambio = {
      fecha,
      ...(actor && { autor: actor }),
      motivo: 'puntos' as const,
      historia: { _id, clave, titulo, puntos: despues },
      antes,
      despues,
    };
    for (const sprint of await this.sprints.findListing(proyecto, _id, tx.session)) {
      if (!wasUnderWay(sprint, fecha)) continue;
      await this.sprints.remember(sprint._id, withCambios(sprint, [cambio]), tx.session);
    }
  }
}

/** The fact may arrive when the sprint is over already. */
const wasUnderWay = ({ iniciado, cerrado }: SprintDoc, fecha: Date): boolean =>
  iniciado !== null && iniciado <= fecha && (cerrado === null || cerrado >= fecha);
