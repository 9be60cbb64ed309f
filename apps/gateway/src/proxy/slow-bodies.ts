import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';

/** How often each body is looked at. */
const LOOK_MS = 10_000;
/** Between two looks; far below the thinnest line that an attachment comes over in time. */
const MIN_BYTES = 10 * 1024;

interface Seen {
  /** Of its socket at the last look; undefined before the first. */
  bytes: number | undefined;
}

/** Cuts off who sends a body so slowly that it only holds a place others need. */
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
      // Not the sender's fault: the service reads no faster, so the gateway does not read either.
      const held = request.isPaused();
      const slow = !request.complete && seen.bytes !== undefined && bytesRead - seen.bytes < MIN_BYTES;
      if (slow && !held) request.destroy();
      else seen.bytes = held ? undefined : bytesRead;
    }
  }
}
