import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { historiaEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { CopyChanges, InjectCopy, LOGGER, type LocalCopy } from '@pmp/platform';
import type { Logger } from 'pino';
import { type Item, transicionAfter } from './transicion.rules';
import { TransicionesRepository } from './transiciones.repository';

/** A burst of changes leads to one look. */
const PAUSE_MS = 300;
const MAX_LOOK = 1_000;
const FIELDS = { version: 1, eliminado: 1, proyecto: 1, estado: 1, createdAt: 1, updatedAt: 1 };

/**
 * Records when stories and tasks enter their estado, as their copies change. Readers make up for what a process did not
 * record before it died: an item in another estado than recorded has been in it at least since its last change.
 */
@Injectable()
export class TransicionesRecorder implements BeforeApplicationShutdown {
  private readonly changed = new Map<LocalCopy<unknown>, Set<string>>();
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    @InjectCopy(historiaEstado) historias: LocalCopy<unknown>,
    @InjectCopy(tareaEstado) tareas: LocalCopy<unknown>,
    private readonly transiciones: TransicionesRepository,
    changes: CopyChanges,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    for (const copy of [historias, tareas]) {
      const ids = new Set<string>();
      this.changed.set(copy, ids);
      changes.subscribe(copy.spec.collection, (announced) => {
        for (const id of announced) ids.add(id);
        this.timer ??= setTimeout(() => this.start(), PAUSE_MS);
      });
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    this.start();
    await this.work;
  }

  private start(): void {
    this.timer = undefined;
    this.work = this.work.then(() => this.catchUp());
  }

  private async catchUp(): Promise<void> {
    for (const [copy, ids] of this.changed) {
      const taken = [...ids];
      ids.clear();
      try {
        for (let at = 0; at < taken.length; at += MAX_LOOK) {
          await this.look(copy, taken.slice(at, at + MAX_LOOK));
        }
      } catch (err) {
        this.logger.warn({ err }, 'cambios de estado sin anotar; se anotan con el próximo cambio');
      }
    }
  }

  private async look(copy: LocalCopy<unknown>, ids: string[]): Promise<void> {
    const found = copy.model.collection.find({ _id: { $in: ids } } as never, { projection: FIELDS });
    const items = (await found.toArray()) as unknown as Item[];
    const known = await this.transiciones.findMany(ids);
    const alive = items.filter(({ eliminado }) => !eliminado);
    const docs = alive.map((item) => transicionAfter(known.get(item._id), item));
    await this.transiciones.save(docs.filter((doc) => doc !== null));
    await this.transiciones.remove(items.filter(({ eliminado }) => eliminado).map(({ _id }) => _id));
  }
}
