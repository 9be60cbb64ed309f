import { Injectable } from '@nestjs/common';
import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { LRUCache } from 'lru-cache';
import { HistoriasReader } from '../copias/historias.reader';
import { byRank, toHistoria, toSprintRef } from '../sprints/sprint.mapper';
import type { SprintDoc } from '../sprints/sprint.model';
import { SprintsRepository } from '../sprints/sprints.repository';
import { MarcasRepository, type Cabecera } from './marcas.repository';

const MAX_INSTANTANEAS = 200;

/** A sprint in progress with its stories in rank order, as they were under one key. */
export interface Instantanea {
  clave: string;
  marca: number;
  sprint: SprintDoc;
  historias: readonly HistoriaDeSprint[];
}

export const claveOf = ({ _id, version, marca }: Cabecera): string =>
  `${_id.toHexString()}.${version}.${marca}`;

/** Keeps the boards in use, and brings them up to date with what has changed instead of reading them again. */
@Injectable()
export class Instantaneas {
  private readonly kept = new LRUCache<string, Instantanea>({ max: MAX_INSTANTANEAS });
  private readonly underWay = new Map<string, Promise<Instantanea | null>>();

  constructor(
    private readonly marcas: MarcasRepository,
    private readonly sprints: SprintsRepository,
    private readonly historias: HistoriasReader,
  ) {}

  /** Of the project's sprint in progress; null when there is none. */
  async read(proyecto: string): Promise<Instantanea | null> {
    const head = await this.marcas.headOf(proyecto);
    return head && this.at(head);
  }

  /** At least as new as the head that was read; calls for one head share one reading. */
  at(head: Cabecera): Promise<Instantanea | null> | Instantanea {
    const clave = claveOf(head);
    const kept = this.kept.get(head._id.toHexString());
    if (kept?.clave === clave) return kept;
    const reading = this.underWay.get(clave) ?? this.renew(clave, head, kept);
    this.underWay.set(clave, reading);
    return reading;
  }

  private async renew(
    clave: string,
    head: Cabecera,
    kept: Instantanea | undefined,
  ): Promise<Instantanea | null> {
    try {
      const renewed = (kept && (await this.catchUp(kept, head))) ?? (await this.readWhole(head));
      if (renewed) this.keep(renewed);
      return renewed;
    } finally {
      this.underWay.delete(clave);
    }
  }

  /** A slow reading must not put back what a later one has kept. */
  private keep(renewed: Instantanea): void {
    const id = renewed.sprint._id.toHexString();
    const kept = this.kept.get(id);
    const older = kept && (kept.sprint.version > renewed.sprint.version || kept.marca > renewed.marca);
    if (!older) this.kept.set(id, renewed);
  }

  /**
   * Only what was noted since; null when that is not known any more or the sprint itself has changed. Titles of epics
   * stay right, as a changed epic is noted as more than can be caught up with.
   */
  private async catchUp(kept: Instantanea, head: Cabecera): Promise<Instantanea | null> {
    const now = await this.marcas.recentOf(head._id);
    if (!now || now.version !== kept.sprint.version) return null;
    const changes = now.marca - kept.marca;
    if (changes < 0 || changes > now.recientes.length) return null;
    const listed = new Set(kept.sprint.historias);
    const ids = new Set(now.recientes.slice(now.recientes.length - changes).filter((id) => listed.has(id)));
    const ref = toSprintRef(kept.sprint);
    const titles = new Map(kept.historias.map(({ epicaId }) => [epicaId._id, epicaId.titulo]));
    const copias = await this.historias.findManyKnowing([...ids], titles);
    const fresh = copias.map((copia) => toHistoria(copia, ref));
    const historias = [...kept.historias.filter(({ _id }) => !ids.has(_id)), ...fresh].sort(byRank);
    return { ...kept, clave: claveOf(now), marca: now.marca, historias };
  }

  private async readWhole(head: Cabecera): Promise<Instantanea | null> {
    const sprint = await this.sprints.findById(head._id.toHexString());
    if (sprint?.estado !== 'en progreso') return null;
    const ref = toSprintRef(sprint);
    const copias = await this.historias.findMany(sprint.historias);
    const historias = copias.map((copia) => toHistoria(copia, ref)).sort(byRank);
    return { clave: claveOf(sprint), marca: sprint.marca, sprint, historias };
  }
}
