import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LOGGER, RelayLease, UnitOfWork, Wakeful, withCorrelation } from '@pmp/platform';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ImportacionDoc } from '../almacen/importacion.model';
import { ImportacionesRepository } from '../almacen/importaciones.repository';
import { PlanImportacion } from '../plan/plan-importacion';
import { RunStep } from './run-step';
import { UndoStep } from './undo-step';

/** Imports under way at once; whoever comes later waits for one of them. */
const MAX_OPEN = 3;
/** For each moment that a step takes, how much of one is left to others. */
const PAUSE = 0.3;
/** A step that others notice, and until when the next one waits: four in a second bring 50,000 rows in under three minutes. */
const LONG_MS = 50;
const BETWEEN_LONG_MS = 250;

/** How long others have the database after a step that has taken so long. */
export const pauseAfter = (tookMs: number): number =>
  Math.max(tookMs * PAUSE, tookMs > LONG_MS ? BETWEEN_LONG_MS - tookMs : 0);

interface Warner {
  warn(context: object, text: string): void;
}

/**
 * Works on the imports that are not finished: plans them, makes them or undoes them, step by step. Only the replica that
 * sends the outbox does so. How far each is stands in the database, so that another one, or this one after a restart,
 * goes on from there.
 */
@Injectable()
export class ImportacionesRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly open = new Map<string, Promise<void>>();
  private readonly turns = new Wakeful(() => this.look());
  private failing = false;

  constructor(
    private readonly lease: RelayLease,
    private readonly importaciones: ImportacionesRepository,
    private readonly planning: PlanImportacion,
    private readonly running: RunStep,
    private readonly undoing: UndoStep,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Warner,
  ) {}

  onApplicationBootstrap(): void {
    this.wake();
  }

  /** A step that has begun is finished; a plan is begun anew by the next one. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.turns.stop();
    await Promise.all(this.open.values());
  }

  /** Looks now for what there is to do. */
  wake(): void {
    this.turns.wake();
  }

  private async look(): Promise<void> {
    if (!this.lease.held || this.open.size >= MAX_OPEN) return;
    try {
      for (const doc of await this.importaciones.unfinished(MAX_OPEN * 2)) {
        const id = doc._id.toHexString();
        if (this.open.has(id) || this.open.size >= MAX_OPEN) continue;
        const work = () => this.goOn(doc);
        this.open.set(id, withCorrelation(randomUUID(), work, doc.creador.toHexString()));
      }
    } catch (error) {
      this.warn(error);
    }
  }

  /** Until it is finished, or somebody else has to go on with it. */
  private async goOn({ _id }: ImportacionDoc): Promise<void> {
    const id = _id.toHexString();
    try {
      while (!this.turns.stopped && this.lease.held && (await this.step(id))) this.failing = false;
      this.open.delete(id);
      this.wake();
    } catch (error) {
      // It waits for the next look, or this would go round and round.
      this.open.delete(id);
      this.warn(error);
    }
  }

  /** False: there is nothing left to do. */
  private async step(id: string): Promise<boolean> {
    const doc = await this.importaciones.find(id);
    if (doc?.estado === 'calculando') {
      await this.planning.plan(doc, () => this.turns.stopped || !this.lease.held);
      return true;
    }
    if (doc?.estado !== 'en curso' && doc?.estado !== 'deshaciendo') return false;
    const way = doc.estado === 'en curso' ? this.running : this.undoing;
    const begun = performance.now();
    await this.unitOfWork.run(async (tx) => {
      const now = await this.importaciones.find(id, tx.session);
      if (now?.paso === doc.paso && now.estado === doc.estado) await way.run(now, tx);
    });
    // What others ask for meanwhile waits for the database: between two steps it is theirs.
    await setTimeout(pauseAfter(performance.now() - begun));
    return true;
  }

  /** Only the first of those in a row. */
  private warn(err: unknown): void {
    if (!this.failing) this.logger.warn({ err }, 'importación sin avanzar; se reintenta');
    this.failing = true;
  }
}
