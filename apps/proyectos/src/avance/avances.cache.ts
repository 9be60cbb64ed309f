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
 * A changed task has everybody who looks at the project's board ask at the same moment, and counting thirty thousand
 * takes the database a third of a second: it is done once for all of them, and again when a task has changed.
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
    // Noted before reading: what changes meanwhile makes the answer old.
    const revision = this.revisions.revisionOf(key);
    const known = this.kept.get(key);
    if (known && known.revision === revision) return known.avances;
    const avances = this.count(proyecto);
    if (revision !== null) this.kept.set(key, { revision, avances });
    // A failure is told to whoever waits for it, and is not kept for the next.
    avances.catch(() => this.kept.delete(key));
    return avances;
  }

  private async count(proyecto: Types.ObjectId): Promise<Avance[]> {
    return (await this.tareas.avancesOf(proyecto)).map(toAvance);
  }
}
