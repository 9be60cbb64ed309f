import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../errors/domain-error';
import { CopyChanges } from '../mongo/copy-changes';
import { COPIA_EQUIPOS, COPIA_USUARIOS } from './copied-directory';
import { Directory, type DirectoryRecord } from './directory';

/** On replicas that did not apply a change of rights themselves, it takes effect after at most this time. */
const TTL_MS = 500;
const MAX_PEOPLE = 10_000;

/** Caches promises, so that simultaneous requests of one person query the database only once. */
@Injectable()
export class CallerCache {
  private readonly records = new LRUCache<string, Promise<DirectoryRecord | null>>({
    max: MAX_PEOPLE,
    ttl: TTL_MS,
  });

  constructor(
    private readonly directory: Directory,
    changes: CopyChanges,
  ) {
    changes.subscribe(COPIA_USUARIOS, (ids) => ids.forEach((id) => this.records.delete(id)));
    changes.subscribe(COPIA_EQUIPOS, () => this.records.clear());
  }

  find(userId: string): Promise<DirectoryRecord | null> {
    const known = this.records.get(userId);
    if (known) return known;
    const asked = this.directory.find(userId);
    this.records.set(userId, asked);
    asked.catch(() => this.records.delete(userId));
    return asked;
  }

  /**
   * Like `find`, but asks about a person whom the copy does not have. null also while the owner of the accounts does not
   * answer.
   */
  async findOrAsk(userId: string): Promise<DirectoryRecord | null> {
    return (await this.find(userId)) ?? unlessAway(this.ask(userId));
  }

  /** The person as their owner knows them now. Throws noDisponible if it does not answer. */
  async ask(userId: string): Promise<DirectoryRecord | null> {
    await this.directory.refresh(userId);
    this.forget(userId);
    return this.find(userId);
  }

  /** Brings up to date what the copies say of the person; while the owner does not answer, that stands. */
  async refresh(userId: string): Promise<void> {
    await unlessAway(this.ask(userId));
  }

  /** Without an id: forgets everybody. */
  forget(userId?: string): void {
    if (userId === undefined) this.records.clear();
    else this.records.delete(userId);
  }
}

/** null in place of the error of an owner that cannot answer. */
export const unlessAway = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof DomainError && error.kind !== 'unauthenticated') return null;
    throw error;
  });
