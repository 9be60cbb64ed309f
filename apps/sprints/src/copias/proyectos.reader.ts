import { Injectable } from '@nestjs/common';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { CopyChanges, InjectCopy, type LocalCopy } from '@pmp/platform';
import { LRUCache } from 'lru-cache';
import type { ProyectoDatos } from './copied-types';

export type ProyectoCopia = Pick<ProyectoDatos, 'equipo' | 'creador'> & { _id: string };

/** How long a project read here may be older than the copy after another replica has applied a change. */
const TTL_MS = 500;
const MAX_PROYECTOS = 5_000;

/** Projects from the local copy, cached for a moment because every call asks for one. */
@Injectable()
export class ProyectosReader {
  private readonly known = new LRUCache<string, Promise<ProyectoCopia | null>>({
    max: MAX_PROYECTOS,
    ttl: TTL_MS,
  });

  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<ProyectoDatos>,
    changes: CopyChanges,
  ) {
    changes.subscribe(proyectos.spec.collection, (ids) => ids.forEach((id) => this.known.delete(id)));
  }

  find(id: string): Promise<ProyectoCopia | null> {
    const known = this.known.get(id);
    if (known) return known;
    const asked: Promise<ProyectoCopia | null> = this.proyectos.find(id);
    this.known.set(id, asked);
    asked.catch(() => this.known.delete(id));
    return asked;
  }

  /** Asks the owner of the projects how this one is now. */
  async refresh(id: string): Promise<void> {
    await this.proyectos.refresh([id]);
    this.known.delete(id);
  }
}
