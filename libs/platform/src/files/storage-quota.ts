import { Inject, Injectable, type Provider } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { erroresComunes } from '@pmp/contracts/common';
import type { Connection } from 'mongoose';
import { DomainError } from '../errors/domain-error';
import type { UploadLimits } from './checked-upload';
import type { StorageLimits } from './storage-env';

const MB = 1024 * 1024;
/** What a file costs besides its bytes, so that a million empty ones cost something too. */
const PER_FILE_BYTES = 4_096;
/** How long the sum over everybody is believed: adding it up reads the record of every file. */
const TOTAL_MS = 10_000;
const FILES = 'archivos.files';

const STORAGE_LIMITS = Symbol('STORAGE_LIMITS');

export const limitsStorage = ({ CUOTA_PERSONA_MB, CUOTA_INSTALACION_MB }: StorageLimits): Provider[] => [
  { provide: STORAGE_LIMITS, useValue: { CUOTA_PERSONA_MB, CUOTA_INSTALACION_MB } },
  StorageQuota,
];

const orNone = (mb: number): number => (mb === 0 ? Infinity : mb * MB);

/** How many bytes a person has in something else than files; null: everybody. */
export type Held = (persona: string | null) => Promise<number>;

/** Limits what each person, and all of them together, store in this service, whether or not anything refers to it. */
@Injectable()
export class StorageQuota {
  /** Bytes that uploads under way may still store, by person. */
  private readonly arriving = new Map<string, number>();
  private readonly ofPerson: number;
  private readonly ofAll: number;
  private total = { bytes: 0, until: 0 };
  private readonly others: Held[] = [];

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(STORAGE_LIMITS) { CUOTA_PERSONA_MB, CUOTA_INSTALACION_MB }: StorageLimits,
  ) {
    this.ofPerson = orNone(CUOTA_PERSONA_MB);
    this.ofAll = orNone(CUOTA_INSTALACION_MB);
  }

  /** What else than files takes of what a person may have here. */
  alsoCounts(held: Held): void {
    this.others.push(held);
  }

  /**
   * Stores one file within what is left to its uploader. Refuses before the first byte if nothing is left, and calls
   * `undo` if uploads to other replicas have taken it meanwhile.
   */
  async within<T>(
    persona: string,
    limits: UploadLimits,
    store: (limits: UploadLimits) => Promise<T>,
    undo: (stored: T) => Promise<unknown>,
  ): Promise<T> {
    const room = await this.roomFor(persona, limits);
    this.expect(persona, room.maxBytes);
    try {
      const stored = await store(room);
      if ((await this.usedBy(persona)) <= this.ofPerson) return stored;
      await undo(stored);
      throw new DomainError(erroresComunes.cuotaAgotada);
    } finally {
      this.expect(persona, -room.maxBytes);
    }
  }

  private async roomFor(persona: string, limits: UploadLimits): Promise<UploadLimits> {
    const [own, all] = await Promise.all([this.usedBy(persona), this.usedByAll()]);
    const arriving = [...this.arriving.values()].reduce((sum, bytes) => sum + bytes, 0);
    const leftToPerson = this.ofPerson - own - (this.arriving.get(persona) ?? 0);
    const leftToAll = this.ofAll - all - arriving;
    const tooLarge =
      leftToPerson <= leftToAll ? erroresComunes.cuotaAgotada : erroresComunes.instalacionLlena;
    const left = Math.min(leftToPerson, leftToAll) - PER_FILE_BYTES;
    if (left <= 0) throw new DomainError(tooLarge);
    return left < limits.maxBytes ? { ...limits, maxBytes: left, tooLarge } : limits;
  }

  private expect(persona: string, bytes: number): void {
    const expected = (this.arriving.get(persona) ?? 0) + bytes;
    if (expected > 0) this.arriving.set(persona, expected);
    else this.arriving.delete(persona);
  }

  private async usedByAll(): Promise<number> {
    if (this.ofAll === Infinity) return 0;
    if (Date.now() > this.total.until) {
      this.total = { bytes: await this.usedBy(null), until: Date.now() + TOTAL_MS };
    }
    return this.total.bytes;
  }

  private async usedBy(persona: string | null): Promise<number> {
    const all = [this.files(persona), ...this.others.map((held) => held(persona))];
    return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0);
  }

  private async files(persona: string | null): Promise<number> {
    const filter = persona === null ? {} : { 'metadata.subidoPor': persona };
    const sums = { _id: null, bytes: { $sum: '$length' }, files: { $sum: 1 } };
    const [used] = await this.connection
      .collection(FILES)
      .aggregate<{ bytes: number; files: number }>([{ $match: filter }, { $group: sums }])
      .toArray();
    return used ? used.bytes + used.files * PER_FILE_BYTES : 0;
  }
}
