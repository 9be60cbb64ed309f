import { Injectable } from '@nestjs/common';
import { erroresProyectos, type moverHistoria } from '@pmp/contracts/proyectos';
import { DomainError, UnitOfWork } from '@pmp/platform';
import type { z } from 'zod';
import { isStale } from '../almacen/work-on';
import { changedFields } from '../cambios/changed-fields';
import { EpicasRepository } from '../epicas/epicas.repository';
import { rankSourceKnowing } from '../rango/rank-source';
import { Ranker } from '../rango/ranker';
import { SprintsService } from '../sprints/sprints.service';
import { HistoriaEvents } from './historia-events';
import { toHistoria, toHistoriaEstado } from './historia.mapper';
import { assertEpicaOf } from './historia.rules';
import { HistoriasRepository } from './historias.repository';
import { HistoriasCache } from './historias.cache';
import { TurnsByKey } from './turns-by-key';

type Request = z.infer<typeof moverHistoria.request>;

/** Edits of one story that may come between reading it and writing it. */
const MAX_TRIES = 10;

/**
 * A story is moved on a board; `sprints` has checked who may and where to. Of two who move one card at once the
 * second wins, and nobody is refused for an edit made meanwhile: the move is made again on top of it. Moves of one
 * story take turns, as each round of conflicting transactions would let one through after a pause that grows.
 */
@Injectable()
export class MoveHistoria {
  private readonly turns = new TurnsByKey();

  constructor(
    private readonly historias: HistoriasRepository,
    private readonly cache: HistoriasCache,
    private readonly epicas: EpicasRepository,
    private readonly sprints: SprintsService,
    private readonly ranker: Ranker,
    private readonly events: HistoriaEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  move(request: Request) {
    return this.turns.take(request.historia, () => this.moveOverEdits(request));
  }

  private async moveOverEdits(request: Request) {
    for (let tries = 1; ; tries++) {
      try {
        return await this.moveOnce(request);
      } catch (error) {
        if (tries === MAX_TRIES || !isStale(error)) throw error;
        this.cache.forget(request.historia);
      }
    }
  }

  private async moveOnce(request: Request) {
    const { actor, historia, proyecto, sprint, estados, estado } = request;
    const [{ found, likely, orden }, current] = await Promise.all([
      this.look(request),
      sprint ?? this.sprints.ofHistoria(historia),
    ]);
    if (!found) throw new DomainError(erroresProyectos.historiaNoEncontrada);
    const epica = likely?._id.equals(found.epica) ? likely : await this.epicas.findById(found.epica);
    assertEpicaOf(epica, proyecto);
    const moved = await this.unitOfWork.write((tx) => {
      const doc = this.historias.move(found, { orden, estados, estado }, tx);
      const changes = changedFields(found, { orden: doc.orden, estado: doc.estado });
      const shape = toHistoria(doc, epica.titulo, current);
      this.events.updated(tx, { before: found, changes, doc, shape, autor: actor });
      return doc;
    });
    this.cache.keep([moved], epica);
    return { _id: historia, version: moved.version, datos: toHistoriaEstado(moved) };
  }

  /** The story, the epic it is probably of, and its new rank: with no question or one where nothing has changed. */
  private async look({ historia, proyecto, visto, estados, despuesDe, antesDe }: Request) {
    const wanted = [historia, despuesDe, antesDe].filter((id) => id !== null);
    const known = (visto && this.cache.asNewAs(visto, wanted)) ?? (await this.read(wanted, visto));
    const siblings = known.historias.filter((doc) => doc.proyecto.equals(proyecto));
    const ranks = rankSourceKnowing(this.historias.recentRanksIn(proyecto), siblings);
    const next = siblings.find(({ _id }) => _id.equals(antesDe));
    const ultimo = !next || !estados.includes(next.estado);
    const orden = await this.ranker.place({ despuesDe, antesDe, ultimo }, ranks);
    return { found: siblings.find(({ _id }) => _id.equals(historia)), likely: known.epica, orden };
  }

  private async read(wanted: string[], visto: Request['visto']) {
    const read = await this.historias.findWithEpica(wanted, visto?.epica._id);
    this.cache.keep(read.historias, read.epica);
    return read;
  }
}
