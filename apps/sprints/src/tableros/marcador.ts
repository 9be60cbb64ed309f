import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { epicaEstado, historiaEstado } from '@pmp/contracts/proyectos';
import { CopyChanges, InjectCopy, LOGGER, type LocalCopy } from '@pmp/platform';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import type { EpicaDatos, HistoriaDatos } from '../copias/copied-types';
import { SprintsRepository } from '../sprints/sprints.repository';
import { MarcasRepository } from './marcas.repository';

const RETRY_MS = 500;
const MAX_KNOWN = 50_000;

/**
 * Notes every change of the local copies on the boards that show it, after the copy was written: a board read in
 * between is marked stale a moment later. Changes that come while one is being noted are noted together.
 */
@Injectable()
export class Marcador implements OnModuleInit {
  private readonly historias = new Set<string>();
  private readonly epicas = new Set<string>();
  /** A story's project, which never changes: its tombstone no longer says. */
  private readonly proyectoOf = new LRUCache<string, string>({ max: MAX_KNOWN });
  private underWay: Promise<void> | null = null;

  constructor(
    @InjectCopy(historiaEstado) private readonly copiedHistorias: LocalCopy<HistoriaDatos>,
    @InjectCopy(epicaEstado) private readonly copiedEpicas: LocalCopy<EpicaDatos>,
    private readonly marcas: MarcasRepository,
    private readonly sprints: SprintsRepository,
    changes: CopyChanges,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    changes.subscribe(copiedHistorias.spec.collection, (ids) => this.note(this.historias, ids));
    changes.subscribe(copiedEpicas.spec.collection, (ids) => this.note(this.epicas, ids));
  }

  async onModuleInit(): Promise<void> {
    await this.marcas.noteAll();
  }

  /** Resolves when everything that was announced until now is noted. */
  async settled(): Promise<void> {
    while (this.underWay) await this.underWay;
  }

  private note(waiting: Set<string>, ids: readonly string[]): void {
    for (const id of ids) waiting.add(id);
    this.underWay ??= this.run();
  }

  private async run(): Promise<void> {
    while (this.historias.size || this.epicas.size) {
      const historias = [...this.historias];
      const epicas = [...this.epicas];
      this.historias.clear();
      this.epicas.clear();
      try {
        if (historias.length) await this.noteHistorias(historias);
        if (epicas.length) await this.noteEpicas(epicas);
      } catch (err) {
        this.logger.warn({ err }, 'cambios del tablero sin anotar; se reintenta');
        for (const id of historias) this.historias.add(id);
        for (const id of epicas) this.epicas.add(id);
        await delay(RETRY_MS);
      }
    }
    this.underWay = null;
  }

  private async noteHistorias(ids: string[]): Promise<void> {
    await this.learn(ids.filter((id) => !this.proyectoOf.has(id)));
    const changed = new Map<string, string[]>();
    for (const id of ids) {
      const proyecto = this.proyectoOf.get(id);
      if (proyecto) changed.set(proyecto, [...(changed.get(proyecto) ?? []), id]);
    }
    for (const [proyecto, historias] of changed) await this.marcas.noteHistorias(proyecto, historias);
  }

  private async learn(ids: string[]): Promise<void> {
    if (!ids.length) return;
    for (const { _id, proyecto } of await this.copiedHistorias.findMany(ids)) {
      this.proyectoOf.set(_id, proyecto);
    }
    const gone = ids.filter((id) => !this.proyectoOf.has(id));
    if (!gone.length) return;
    for (const { proyecto, historias } of await this.sprints.findReserving(gone)) {
      for (const id of historias) this.proyectoOf.set(id, proyecto);
    }
  }

  /** Of an epic that is gone nothing is known but its id; its stories are announced by themselves. */
  private async noteEpicas(ids: string[]): Promise<void> {
    const epicas = await this.copiedEpicas.findMany(ids);
    const proyectos = [...new Set(epicas.map(({ proyecto }) => proyecto))];
    if (proyectos.length) await this.marcas.noteProyectos(proyectos);
  }
}
