import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';

/** How often each body is checked. */
const LOOK_MS = 10_000;
/** Per check; far below the slowest line on which an attachment arrives in time. */
const MIN_BYTES = 10 * 1024;

interface Seen {
  /** Bytes on its socket at the last check; undefined before the first. */
  bytes: number | undefined;
}

/** Cuts off clients that send a body so slowly that they only hold a place that others need. */
@Injectable()
export class SlowBodies implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly arriving = new Map<IncomingMessage, Seen>();
  private timer: NodeJS.Timeout | undefined;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  watch(request: IncomingMessage): void {
    this.arriving.set(request, { bytes: undefined });
    request.once('close', () => this.arriving.delete(request));
  }

  private look(): void {
    for (const [request, seen] of this.arriving) {
      const { bytesRead } = request.socket;
      // Not the sender's fault: the service reads slowly, so the gateway has paused too.
      const held = request.isPaused();
      const slow = !request.complete && seen.bytes !== undefined && bytesRead - seen.bytes < MIN_BYTES;
      if (slow && !held) request.destroy();
      else seen.bytes = held ? undefined : bytesRead;
    }
  }
}
