import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PreparedList } from '../listas/prepared-list';
import { ProyectosRepository } from './proyectos.repository';

const MAX_LISTS = 500;
/** Names of teams and people in a list may lag this much; the projects themselves never do. */
const NAMES_TTL_MS = 500;

/**
 * Every screen asks for the whole list of projects, and it seldom changes. The finished reply is kept per set of
 * visible teams and used while the database says that no project has changed.
 */
@Injectable()
export class ProyectosListCache {
  private readonly lists = new LRUCache<string, { revision: number; until: number; list: PreparedList }>({
    max: MAX_LISTS,
  });

  constructor(private readonly proyectos: ProyectosRepository) {}

  /** `equipos`: the teams whose projects are in the list; null for every team. */
  async read(equipos: string[] | null, build: () => Promise<unknown>): Promise<PreparedList> {
    const key = equipos?.join() ?? '*';
    const revision = await this.proyectos.revision();
    const known = this.lists.get(key);
    if (known?.revision === revision && known.until > Date.now()) return known.list;
    const until = Date.now() + NAMES_TTL_MS;
    const list = new PreparedList(await build());
    this.lists.set(key, { revision, until, list });
    return list;
  }
}
