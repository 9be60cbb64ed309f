import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { importacionConSprint } from '@pmp/contracts/proyectos';
import { MAX_HISTORIAS_SPRINT } from '@pmp/contracts/sprints';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { SprintEvents } from '../sprints/sprint-events';
import { newSprint } from '../sprints/sprint.mapper';
import { isLiving, reservesOf } from '../sprints/sprint.rules';
import type { SprintDoc } from '../sprints/sprint.model';
import { SprintsRepository } from '../sprints/sprints.repository';

type Datos = FactOf<typeof importacionConSprint>['datos'];

/** An import brings a sprint along, or stories for one that is there. */
@Controller()
export class OnImportacionConSprint implements FactHandler<typeof importacionConSprint> {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly events: SprintEvents,
  ) {}

  @EventPattern(factPattern(importacionConSprint, { durable: 'sprints-importacion-con-sprint' }))
  async handle(
    @Payload() { datos }: FactOf<typeof importacionConSprint>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { sprint, proyecto } = datos;
    const current = await this.sprints.findById(sprint._id, tx.session);
    if (current) {
      if (current.proyecto !== proyecto || current.estado === 'cancelado') return;
      // Stories are not put into what is under way behind the back of the team.
      if (current.estado === 'en progreso') return;
      const added = await this.free(datos, current, tx.session);
      if (!added.length) return;
      const historias = [...current.historias, ...added].slice(0, MAX_HISTORIAS_SPRINT);
      const changes = { historias, reserva: reservesOf({ estado: current.estado, historias }) };
      const doc = await this.sprints.update(current, changes, tx.session);
      await this.events.changed(tx, current, doc);
      return;
    }
    // It was deleted here: whoever did so has decided about it.
    if (await this.sprints.findAny(sprint._id, tx.session)) return;
    const doc = await this.made(datos, tx.session);
    await this.sprints.insert(doc, tx.session);
    await this.events.changed(tx, null, doc);
  }

  private async made(datos: Datos, session: Session): Promise<SprintDoc> {
    const { _id: importacion, sprint, proyecto, autor } = datos;
    const { nombre, cerrado } = sprint;
    const numero = (await this.sprints.lastNumero(proyecto, session)) + 1;
    const [fechaInicio, fechaFin] = [new Date(sprint.fechaInicio), new Date(sprint.fechaFin)];
    const told = { _id: sprint._id, nombre, fechaInicio, fechaFin, proyecto };
    const open = newSprint(told, numero, autor, new Date());
    const over = cerrado && {
      estado: 'completado' as const,
      iniciado: fechaInicio,
      cerrado: fechaFin,
      ...cerrado,
    };
    const doc: SprintDoc = { ...open, ...over };
    doc.historias = await this.free(datos, doc, session);
    doc.reserva = reservesOf(doc);
    const { estado, historias } = doc;
    return { ...doc, importado: { importacion, nombre, fechaInicio, fechaFin, estado, historias } };
  }

  /** Those that the sprint does not have yet, and that no other unfinished one has. */
  private async free({ historias }: Datos, sprint: SprintDoc, session: Session): Promise<string[]> {
    const taken = new Set(sprint.historias);
    if (isLiving(sprint.estado))
      for (const other of await this.sprints.findReserving(historias, session))
        for (const historia of other.historias) taken.add(historia);
    return historias.filter((historia) => !taken.has(historia));
  }
}

type Session = FactContext['tx']['session'];
