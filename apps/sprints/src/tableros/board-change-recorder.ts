import { Injectable, type OnModuleInit } from '@nestjs/common';
import { epicaEstado, historiaEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, type LocalCopy, type Write } from '@pmp/platform';
import type { EpicaDatos, HistoriaDatos } from '../copias/copied-types';
import { SprintsRepository } from '../sprints/sprints.repository';
import { BoardRevisionsRepository } from './board-revisions.repository';

type Changed<T> = readonly { _id: string; datos: T | null }[];

/**
 * Increases the revision of a board in the same write that changes the local copies it shows: a replica that sees the
 * revision sees the change too.
 */
@Injectable()
export class BoardChangeRecorder implements OnModuleInit {
  constructor(
    @InjectCopy(historiaEstado) private readonly historias: LocalCopy<HistoriaDatos>,
    @InjectCopy(epicaEstado) epicas: LocalCopy<EpicaDatos>,
    private readonly revisions: BoardRevisionsRepository,
    private readonly sprints: SprintsRepository,
  ) {
    historias.accompany((changed) => this.noteHistorias(changed));
    epicas.accompany((changed) => Promise.resolve(this.noteEpicas(changed)));
  }

  async onModuleInit(): Promise<void> {
    await this.revisions.noteAll();
  }

  private async noteHistorias(changed: Changed<HistoriaDatos>): Promise<Write[]> {
    const gone = changed.filter(({ datos }) => datos === null).map(({ _id }) => _id);
    const lost = gone.length ? await this.proyectosOf(gone) : new Map<string, string>();
    const byProyecto = new Map<string, string[]>();
    for (const { _id, datos } of changed) {
      const proyecto = datos?.proyecto ?? lost.get(_id);
      if (proyecto) byProyecto.set(proyecto, [...(byProyecto.get(proyecto) ?? []), _id]);
    }
    return [...byProyecto].map(([proyecto, ids]) => this.revisions.historiasNoted(proyecto, ids));
  }

  /** The projects of these stories. A project never changes, and a story's tombstone no longer names it. */
  private async proyectosOf(ids: string[]): Promise<Map<string, string>> {
    const known = new Map((await this.historias.findMany(ids)).map(({ _id, proyecto }) => [_id, proyecto]));
    const unknown = ids.filter((id) => !known.has(id));
    if (!unknown.length) return known;
    for (const { proyecto, historias } of await this.sprints.findReserving(unknown)) {
      for (const id of historias) known.set(id, proyecto);
    }
    return known;
  }

  /** Of a deleted epic nothing is known but its id; the deletion of its stories is announced separately. */
  private noteEpicas(changed: Changed<EpicaDatos>): Write[] {
    const proyectos = new Set(changed.flatMap(({ datos }) => datos?.proyecto ?? []));
    return [...proyectos].map((proyecto) => this.revisions.everythingNoted(proyecto));
  }
}
