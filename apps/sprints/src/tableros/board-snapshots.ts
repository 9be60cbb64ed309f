import { Injectable } from '@nestjs/common';
import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { LRUCache } from 'lru-cache';
import { HistoriasReader } from '../copias/historias.reader';
import { byRank, placeByRank } from '../sprints/rank.rules';
import { toHistoria, toSprintRef } from '../sprints/sprint.mapper';
import type { SprintDoc } from '../sprints/sprint.model';
import { SprintsRepository } from '../sprints/sprints.repository';
import type { BoardRevisionDoc } from './board-revision.model';
import { BoardRevisionsRepository, type RevisionHead } from './board-revisions.repository';

const MAX_SNAPSHOTS = 200;
/** How long changes by other replicas may go unseen, where the owner checks anyway. */
const TRUST_MS = 500;

/**
 * A project's sprint in progress, if there is one, with its stories in rank order, as they were at revision `marca`.
 */
export interface BoardSnapshot {
  marca: number;
  sprint: SprintDoc | null;
  historias: readonly HistoriaDeSprint[];
}

interface Known {
  kept: BoardSnapshot | undefined;
  marca: BoardRevisionDoc | undefined;
}

/** Caches the boards in use and applies what has changed instead of reading them again. */
@Injectable()
export class BoardSnapshots {
  private readonly kept = new LRUCache<string, BoardSnapshot>({ max: MAX_SNAPSHOTS });
  /** Projects whose snapshot was verified a moment ago. */
  private readonly trusted = new LRUCache<string, true>({ max: MAX_SNAPSHOTS, ttl: TRUST_MS });
  private readonly underWay = new Map<string, Promise<BoardSnapshot>>();

  constructor(
    private readonly revisions: BoardRevisionsRepository,
    private readonly sprints: SprintsRepository,
    private readonly historias: HistoriasReader,
  ) {}

  /** The cached snapshot, if it was verified a moment ago; it includes changes by this process. */
  recent(proyecto: string): BoardSnapshot | null {
    return (this.trusted.has(proyecto) && this.kept.get(proyecto)) || null;
  }

  /** Applies a change that this process has just made; its revision comes with the next reading. */
  put(proyecto: string, historia: HistoriaDeSprint): void {
    const kept = this.kept.get(proyecto);
    const place = kept?.historias.findIndex(({ _id }) => _id === historia._id) ?? -1;
    if (!kept || place < 0 || kept.historias[place]!.version >= historia.version) return;
    const historias = kept.historias.toSpliced(place, 1);
    historias.splice(placeByRank(historias, historia), 0, historia);
    this.kept.set(proyecto, { ...kept, historias });
  }

  /** Marks the project's snapshot as unverified, so that the next caller checks it. */
  doubt(proyecto: string): void {
    this.trusted.delete(proyecto);
  }

  /** A snapshot as recent as the database; null: the project has never had a sprint in progress. */
  async read(proyecto: string): Promise<BoardSnapshot | null> {
    const marca = await this.revisions.recentOf(proyecto);
    return marca && this.at(marca, marca);
  }

  /**
   * A snapshot at least as recent as `head`; calls for the same head share one reading. Pass `marca` if it has been
   * read too.
   */
  at(head: RevisionHead, marca?: BoardRevisionDoc): Promise<BoardSnapshot> | BoardSnapshot {
    const kept = this.kept.get(head._id);
    if (kept && kept.marca >= head.marca) {
      this.trusted.set(head._id, true);
      return kept;
    }
    const key = `${head._id}.${head.marca}`;
    const reading = this.underWay.get(key) ?? this.renew(key, head, { kept, marca });
    this.underWay.set(key, reading);
    return reading;
  }

  private async renew(key: string, head: RevisionHead, { kept, marca }: Known): Promise<BoardSnapshot> {
    try {
      const now = kept && (marca ?? (await this.revisions.recentOf(head._id)));
      const renewed = (kept && now && (await this.catchUp(kept, now))) ?? (await this.readWhole(head));
      // A slow reading must not overwrite the result of a later one.
      if ((this.kept.get(head._id)?.marca ?? -1) < renewed.marca) this.kept.set(head._id, renewed);
      this.trusted.set(head._id, true);
      return renewed;
    } finally {
      this.underWay.delete(key);
    }
  }

  /**
   * Applies only what has changed since; null when that is no longer known. Titles of epics stay right, because a
   * changed epic counts as more than can be applied.
   */
  private async catchUp(kept: BoardSnapshot, now: BoardRevisionDoc): Promise<BoardSnapshot | null> {
    const changes = now.marca - kept.marca;
    if (changes < 0 || changes > now.recientes.length) return null;
    if (!kept.sprint) return { ...kept, marca: now.marca };
    const listed = new Set(kept.sprint.historias);
    const ids = new Set(now.recientes.slice(now.recientes.length - changes).filter((id) => listed.has(id)));
    const ref = toSprintRef(kept.sprint);
    const titles = new Map(kept.historias.map(({ epicaId }) => [epicaId._id, epicaId.titulo]));
    const copias = await this.historias.findManyKnowing([...ids], titles);
    const fresh = copias.map((copia) => toHistoria(copia, ref));
    const historias = [...kept.historias.filter(({ _id }) => !ids.has(_id)), ...fresh].sort(byRank);
    return { ...kept, marca: now.marca, historias };
  }

  private async readWhole({ _id, marca }: RevisionHead): Promise<BoardSnapshot> {
    const sprint = await this.sprints.findInProgress(_id);
    if (!sprint) return { marca, sprint, historias: [] };
    const ref = toSprintRef(sprint);
    const copias = await this.historias.findMany(sprint.historias);
    return { marca, sprint, historias: copias.map((copia) => toHistoria(copia, ref)).sort(byRank) };
  }
}
