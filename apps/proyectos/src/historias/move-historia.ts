import { Injectable } from '@nestjs/common';
import { erroresProyectos, type moverHistoria } from '@pmp/contracts/proyectos';
import { DomainError, UnitOfWork } from '@pmp/platform';
import type { z } from 'zod';
import { CompleteBeneath } from '../elementos/complete-beneath';
import { Cupos } from '../elementos/cupos/cupos';
import { labelsOf } from '../elementos/etiquetas/etiqueta.rules';
import { EtiquetasRepository } from '../elementos/etiquetas/etiquetas.repository';
import { ElementoEvents } from '../elementos/events/elemento-events';
import type { ElementoRepository } from '../elementos/kinds/elemento.repository';
import { Kinds } from '../elementos/kinds/kinds';
import { Parents } from '../elementos/parents';
import { rankSourceKnowing } from '../elementos/rank/rank-source';
import { Ranker } from '../elementos/rank/ranker';
import { NamesService } from '../names/names.service';
import { SprintsService } from '../sprints/sprints.service';
import { changedFields } from '../storage/changed-fields';
import { objectId } from '../storage/object-id';
import { retryStale } from '../storage/retry-stale';
import type { HistoriaDoc } from './historia-doc';
import { historia } from './historia.kind';
import { toHistoria, toHistoriaEstado } from './historia.mapper';
import type { Neighbours } from './neighbours.rules';
import { placeOnBoard } from './place-on-board';
import { TurnsByKey } from './turns-by-key';

type Request = z.infer<typeof moverHistoria.request>;

/** Edits of one story that may come between reading it and writing it. */
const MAX_TRIES = 10;

/**
 * A story is moved on a board; `sprints` has checked who may and where to. Of two who move one card at once the
 * second wins, and nobody is refused for an edit made meanwhile: the move is made again on top of it. Moves of one
 * story take turns, as each round of conflicting transactions would let one through after a pause that grows; so do
 * those into one column with a limit.
 */
@Injectable()
export class MoveHistoria {
  private readonly turns = new TurnsByKey();
  private readonly historias: ElementoRepository<HistoriaDoc>;

  constructor(
    kinds: Kinds,
    private readonly parents: Parents,
    private readonly names: NamesService,
    private readonly sprints: SprintsService,
    private readonly etiquetas: EtiquetasRepository,
    private readonly ranker: Ranker,
    private readonly cupos: Cupos,
    private readonly beneath: CompleteBeneath,
    private readonly events: ElementoEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.historias = kinds.of(historia);
  }

  move(request: Request) {
    const work = () => retryStale(() => this.moveOnce(request), MAX_TRIES);
    const { historia: id, cupo } = request;
    // The story first, always: who waits for a column would otherwise keep another from it who has the story.
    return this.turns.take(id, cupo ? () => this.turns.take(cupo.columna, work) : work);
  }

  private async moveOnce(request: Request) {
    const { actor, historia: _id, proyecto, sprint: known } = request;
    const [{ found, changes }, sprint] = await Promise.all([
      this.look(request),
      known ?? this.sprints.ofHistoria(_id),
    ]);
    const completes = changes.estado === 'completada' && found.estado !== 'completada';
    const admitted = await this.cupos.admit(request.cupo, found, this.historias);
    const [epica, persona, etiquetas, open] = await Promise.all([
      this.parents.find(historia, found.epica, proyecto),
      this.names.readPeople(found.responsable ? [found.responsable.toHexString()] : []),
      this.etiquetas.findMany(found.etiquetas ?? []),
      request.completarTareas && completes ? this.beneath.find(historia, [found]) : [],
    ]);
    return this.unitOfWork.write((tx) => {
      const doc = this.historias.update(found, changes, tx);
      const shape = toHistoria(doc, {
        padre: epica?.titulo ?? '',
        sprint,
        persona,
        etiquetas: labelsOf(etiquetas),
      });
      admitted(tx);
      const changed = changedFields(found, changes);
      const names = namesOf(found, request);
      this.events.updated(tx, historia, { before: found, changes: changed, names, doc, shape, autor: actor });
      this.beneath.complete(open, actor, tx);
      const { epicaId, responsable, etiquetas: labels = [] } = shape;
      const nombres = { epica: epicaId.titulo, responsable, etiquetas: labels };
      return { _id, version: doc.version, datos: toHistoriaEstado(doc), nombres };
    });
  }

  /** The story and where it goes among its neighbours as they stand now. */
  private async look(request: Request) {
    const { historia: _id, proyecto, estados, estado, despuesDe = null, antesDe = null, columna } = request;
    const wanted = [_id, despuesDe, antesDe].filter((id) => id !== null);
    const read = (await this.historias.findMany(wanted)).filter((doc) => doc.proyecto.equals(proyecto));
    const found = read.find((doc) => doc._id.equals(_id));
    if (!found) throw new DomainError(erroresProyectos.historiaNoEncontrada);
    const named = (id: string | null) => read.find((doc) => doc._id.equals(id ?? ''));
    const { sitio } = request;
    const between = sitio
      ? await placeOnBoard(this.historias, { sitio, despuesDe: request.despuesDe }, found, named(despuesDe))
      : { despuesDe: named(despuesDe), antesDe: named(antesDe) };
    const changes: Partial<HistoriaDoc> = {
      orden: between ? await this.rankOf(request, between) : found.orden,
      estado: estados.includes(found.estado) ? found.estado : estado,
      ...(columna && { columna: objectId(columna._id) }),
    };
    return { found, changes };
  }

  private rankOf(
    { proyecto, estados }: Request,
    { despuesDe, antesDe }: Partial<Neighbours<HistoriaDoc>>,
  ): Promise<string> {
    const siblings = [despuesDe, antesDe].flatMap((each) => each ?? []);
    const ranks = rankSourceKnowing(this.historias.ranksIn(proyecto), siblings);
    const ultimo = !antesDe || !estados.includes(antesDe.estado);
    const idOf = (each: HistoriaDoc | null | undefined) => each?._id.toHexString() ?? null;
    return this.ranker.place({ despuesDe: idOf(despuesDe), antesDe: idOf(antesDe), ultimo }, ranks);
  }
}

/** The history shows columns by name, and only who asks knows the names. */
const namesOf = ({ columna: before }: HistoriaDoc, { columna }: Request): ReadonlyMap<string, string> =>
  new Map([
    ...(before && columna?.antes ? [[before.toHexString(), columna.antes] as const] : []),
    ...(columna ? [[columna._id, columna.nombre] as const] : []),
  ]);
