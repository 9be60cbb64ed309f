import { Injectable } from '@nestjs/common';
import { erroresProyectos, moverHistoria } from '@pmp/contracts/proyectos';
import { DomainError, OnCommand, UnitOfWork, type CommandHandler, type Tx } from '@pmp/platform';
import type { z } from 'zod';
import { changedFields } from '../cambios/changed-fields';
import { EpicasRepository } from '../epicas/epicas.repository';
import { Ranker } from '../rango/ranker';
import { SprintsService } from '../sprints/sprints.service';
import { HistoriaEvents } from './historia-events';
import { toHistoria, toHistoriaEstado } from './historia.mapper';
import { assertEpicaOf } from './historia.rules';
import { HistoriasRepository } from './historias.repository';
import { TurnsByKey } from './turns-by-key';

/**
 * A story is moved on a board; `sprints` has checked who may and where to. What the place depends on is read
 * before the transaction, which only writes: of two who move one card at once the second wins, nobody is refused.
 * They take turns: transactions that write one story at once conflict, and each round of retries lets one through
 * after a pause that grows (32 at once took a second).
 */
@Injectable()
@OnCommand(moverHistoria)
export class MoverHistoria implements CommandHandler<typeof moverHistoria> {
  private readonly turns = new TurnsByKey();

  constructor(
    private readonly historias: HistoriasRepository,
    private readonly epicas: EpicasRepository,
    private readonly sprints: SprintsService,
    private readonly ranker: Ranker,
    private readonly events: HistoriaEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async handle({
    actor,
    historia,
    proyecto,
    estados,
    estado,
    ...lugar
  }: z.infer<typeof moverHistoria.request>) {
    const [found, orden, sprint] = await Promise.all([
      this.historias.findById(historia),
      this.ranker.place(lugar, this.historias.ranksIn(proyecto)),
      this.sprints.ofHistoria(historia),
    ]);
    if (!found?.proyecto.equals(proyecto)) throw new DomainError(erroresProyectos.historiaNoEncontrada);
    const epica = await this.epicas.findById(found.epica);
    assertEpicaOf(epica, proyecto);
    const write = async (tx: Tx) => {
      const moved = await this.historias.move(found, { orden, estados, estado }, tx.session);
      if (!moved) throw new DomainError(erroresProyectos.historiaNoEncontrada);
      const { before, doc } = moved;
      const shape = toHistoria(doc, epica.titulo, sprint);
      const changes = changedFields(before, { orden: doc.orden, estado: doc.estado });
      this.events.updated(tx, { before, changes, doc, shape, autor: actor });
      return { _id: historia, version: doc.version, datos: toHistoriaEstado(doc) };
    };
    return this.turns.take(historia, () => this.unitOfWork.run(write));
  }
}
