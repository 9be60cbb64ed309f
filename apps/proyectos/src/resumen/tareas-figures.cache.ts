import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Types } from 'mongoose';
import type { TareaDoc } from '../tareas/tarea.model';
import { TareasRevisions } from '../tareas/tareas-revisions';
import { TareasRepository, type TareasCount } from '../tareas/tareas.repository';

const MAX_PROYECTOS = 5_000;
const MAX_LISTS = 500;

interface Known<T> {
  revision: number;
  value: T;
}

/**
 * Counting thousands of tasks takes the database far longer than all the rest of the summary, which everybody opens
 * first: each project's figures are cached until its tasks change.
 */
@Injectable()
export class TareasFiguresCache {
  private readonly counts = new LRUCache<string, Known<TareasCount[]>>({ max: MAX_PROYECTOS });
  private readonly recents = new LRUCache<string, Known<TareaDoc[]>>({ max: MAX_LISTS });

  constructor(
    private readonly tareas: TareasRepository,
    private readonly revisions: TareasRevisions,
  ) {}

  /** How many there are of each estado and prioridad. */
  async countsOf(proyectos: Types.ObjectId[]): Promise<TareasCount[]> {
    const kept: TareasCount[] = [];
    const stale: { _id: Types.ObjectId; revision: number | null }[] = [];
    for (const _id of proyectos) {
      const known = this.counts.get(_id.toHexString());
      // Taken before reading, so that a change made meanwhile outdates the answer.
      const revision = this.revisions.revisionOf(_id.toHexString());
      if (known && known.revision === revision) kept.push(...known.value);
      else stale.push({ _id, revision });
    }
    if (!stale.length) return kept;
    const read = await this.tareas.countsOf(stale.map(({ _id }) => _id));
    for (const { _id, revision } of stale) {
      const value = read.filter(({ proyecto }) => proyecto.equals(_id));
      if (revision !== null) this.counts.set(_id.toHexString(), { revision, value });
    }
    return [...kept, ...read];
  }

  /** The newest tasks of these projects. */
  async newestOf(proyectos: Types.ObjectId[], limite: number): Promise<TareaDoc[]> {
    const key = proyectos.join();
    const { revision } = this.revisions;
    const known = this.recents.get(key);
    if (known && known.revision === revision) return known.value;
    const { docs } = await this.tareas.list({ proyecto: { $in: proyectos } }, { limite });
    if (revision !== null) this.recents.set(key, { revision, value: docs });
    return docs;
  }
}
