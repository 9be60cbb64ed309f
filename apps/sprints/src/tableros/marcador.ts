import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { epicaEstado, historiaEstado } from '@pmp/contracts/proyectos';
import { CopyChanges, InjectCopy, LOGGER, type LocalCopy } from '@pmp/platform';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import type { EpicaDatos, HistoriaDatos } from '../copias/copied-types';
import { MarcasRepository } from './marcas.repository';

const RETRY_MS = 500;

/**
 * Notes every change of the local copies on the boards that show it, after the copy was written: a board read in
 * between is marked stale a moment later. Changes that come while one is being noted are noted together.
 */
@Injectable()
export class Marcador implements OnModuleInit {
  private readonly historias = new Set<string>();
  private readonly epicas = new Set<string>();
  private underWay: Promise<void> | null = null;

  constructor(
    @InjectCopy(historiaEstado) historias: LocalCopy<HistoriaDatos>,
    @InjectCopy(epicaEstado) private readonly copiedEpicas: LocalCopy<EpicaDatos>,
    private readonly marcas: MarcasRepository,
    changes: CopyChanges,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    changes.subscribe(historias.spec.collection, (ids) => this.note(this.historias, ids));
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
        if (historias.length) await this.marcas.noteHistorias(historias);
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

  /** Of an epic that is gone nothing is known but its id; its stories are announced by themselves. */
  private async noteEpicas(ids: string[]): Promise<void> {
    const epicas = await this.copiedEpicas.findMany(ids);
    const proyectos = [...new Set(epicas.map(({ proyecto }) => proyecto))];
    if (proyectos.length) await this.marcas.noteProyectos(proyectos);
  }
}
