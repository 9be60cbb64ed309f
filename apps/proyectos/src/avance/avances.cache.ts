import { Injectable } from '@nestjs/common';
import type { Avance } from '@pmp/contracts/proyectos';
import { LRUCache } from 'lru-cache';
import type { Types } from 'mongoose';
import { TareasRevisions } from '../tareas/tareas-revisions';
import { TareasRepository } from '../tareas/tareas.repository';
import { toAvance } from './avance.rules';

const MAX_PROYECTOS = 500;

interface Counted {
  revision: number;
  avances: Promise<Avance[]>;
}

/**
 * When a task changes, everybody looking at the project's board asks at the same moment, and counting thirty thousand
 * tasks takes the database a third of a second. One count is shared by all of them until a task changes again.
 */
@Injectable()
export class AvancesCache {
  private readonly kept = new LRUCache<string, Counted>({ max: MAX_PROYECTOS });

  constructor(
    private readonly tareas: TareasRepository,
    private readonly revisions: TareasRevisions,
  ) {}

  of(proyecto: Types.ObjectId): Promise<Avance[]> {
    const key = proyecto.toHexString();
    // Taken before reading, so that a change made meanwhile outdates the answer.
    const revision = this.revisions.revisionOf(key);
    const known = this.kept.get(key);
    if (known && known.revision === revision) return known.avances;
    const avances = this.count(proyecto);
    if (revision !== null) this.kept.set(key, { revision, avances });
    // Whoever waits sees the failure, but it is not kept for the next caller.
    avances.catch(() => this.kept.delete(key));
    return avances;
  }

  private async count(proyecto: Types.ObjectId): Promise<Avance[]> {
    return (await this.tareas.avancesOf(proyecto)).map(toAvance);
  }
}
