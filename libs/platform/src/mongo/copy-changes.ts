import { Injectable } from '@nestjs/common';

type Listener = (ids: readonly string[]) => void;

/** Tells caches in this process that a local copy has changed. */
@Injectable()
export class CopyChanges {
  private readonly listeners = new Map<string, Listener[]>();

  subscribe(collection: string, listener: Listener): void {
    this.listeners.set(collection, [...(this.listeners.get(collection) ?? []), listener]);
  }

  announce(collection: string, ids: readonly string[]): void {
    for (const listener of this.listeners.get(collection) ?? []) listener(ids);
  }
}
