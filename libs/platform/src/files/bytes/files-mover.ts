import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../telemetry/logger';
import { FileStore } from './file-store';
import type { ObjectStore } from './object-store';
import { OBJECT_STORE } from './object-store.token';

const EVERY_MS = 10 * 60_000;
/** The gateway ends a download long before. */
const LONGEST_READ_MS = 10 * 60_000;
const BATCH = 100;

/**
 * Brings the files that are in the database to the object store: those from before there was one, and those of a package
 * or of a restored backup. Two replicas may move the same one: they copy the same bytes.
 */
@Injectable()
export class FilesMover implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private moving: Promise<void> | null = null;
  private stopped = false;

  constructor(
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore | null,
    private readonly store: FileStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.objects) return;
    this.start();
    this.timer = setInterval(() => this.start(), EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.moving;
  }

  /** Ends when every file is there, or with the first that cannot be brought: the next round goes on. */
  async moveAll(now = new Date()): Promise<void> {
    try {
      for (let here = await this.store.findHere(BATCH); here.length; here = await this.store.findHere(BATCH))
        for (const file of here) {
          if (this.stopped) return;
          await this.store.move(file);
        }
      const before = new Date(now.getTime() - LONGEST_READ_MS);
      while (!this.stopped && (await this.store.forgetMoved(before, BATCH)) === BATCH);
    } catch (error) {
      this.logger.warn({ motivo: String(error) }, 'archivos sin llevar al almacén; se reintenta');
    }
  }

  private start(): void {
    this.moving ??= this.moveAll().finally(() => (this.moving = null));
  }
}
