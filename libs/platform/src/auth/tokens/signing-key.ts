import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { StateDefinition } from '@pmp/contracts/common';
import { Types, type Collection, type Connection } from 'mongoose';
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { toDomainError } from '../../errors/to-domain-error';
import type { Tx } from '../../transactions/tx';
import { CopyChanges } from '../../mongo/copy-changes';
import { UnitOfWork } from '../../transactions/unit-of-work';
import { CLAVES_PROPIAS } from './verification-keys';

export const CLAVE_STATE = Symbol('CLAVE_STATE');
export const TOKEN_DAYS = Symbol('TOKEN_DAYS');

const DAY_MS = 86_400_000;
/** A new key signs nothing for this long, until every service has heard of it. */
const SETTLE_MS = 10 * 60_000;

interface ClaveDocument {
  _id: string;
  version: number;
  eliminado: boolean;
  /** The newest key, which signs or is about to; there is only one. */
  activa: boolean;
  createdAt: Date;
  /** When it begins to sign; absent in the first key of an installation and in those of older versions. */
  desde?: Date;
  kty?: string;
  crv?: string;
  x?: string;
  y?: string;
  d?: string;
}

/** Those with a private half: this service's own. */
const ACCEPTED = { eliminado: { $ne: true }, d: { $exists: true } };

export interface SigningKey {
  kid: string;
  key: KeyObject;
}

export interface Rotation {
  clave: string;
  desde: Date;
  /** How many keys are not accepted any more. */
  retiradas: number;
}

const newClave = (desde: Date): ClaveDocument => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y, d } = privateKey.export({ format: 'jwk' });
  const _id = new Types.ObjectId().toHexString();
  return { _id, version: 1, eliminado: false, activa: true, createdAt: new Date(), desde, kty, crv, x, y, d };
};

const beginOf = ({ desde, createdAt }: ClaveDocument): number => (desde ?? createdAt).getTime();

/**
 * The key pairs of the service that signs, stored in its own database; only the public halves are published. A key
 * that another has replaced is accepted as long as a token that it signed may live.
 */
@Injectable()
export class SigningKeys {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: CopyChanges,
    @Inject(CLAVE_STATE) private readonly estado: StateDefinition,
    @Inject(TOKEN_DAYS) private readonly dias: number,
  ) {}

  /** Publishes the keys again at each start, so that a broker that lost its data gets them back. */
  async load(): Promise<SigningKey> {
    await this.ensureOne();
    const known = await this.claves.find({ $or: [ACCEPTED, { eliminado: true }] }).toArray();
    await this.unitOfWork.run(async (tx) => {
      for (const clave of known) this.publish(tx, clave);
    });
    return this.current();
  }

  /** The key to sign with now. */
  async current(): Promise<SigningKey> {
    const keys = await this.accepted();
    const begun = keys.filter((clave) => beginOf(clave) <= Date.now());
    const clave = begun.at(-1) ?? keys[0];
    if (!clave) throw new Error('the service has no key to sign with');
    return { kid: clave._id, key: createPrivateKey({ format: 'jwk', key: clave as unknown as JsonWebKey }) };
  }

  /** `atOnce`: the others are not accepted from now on, so everybody has to sign in again. */
  async rotate({ atOnce }: { atOnce: boolean }): Promise<Rotation> {
    const next = newClave(new Date(Date.now() + (atOnce ? 0 : SETTLE_MS)));
    await this.replace({ activa: true }, next);
    const others = (await this.accepted()).filter(({ _id }) => _id !== next._id);
    return { clave: next._id, desde: next.desde!, retiradas: atOnce ? await this.withdraw(others) : 0 };
  }

  /** Replaces a key older than `maxDays`, and withdraws those whose last tokens have expired. */
  async tidy(maxDays: number): Promise<void> {
    const keys = await this.accepted();
    const newest = keys.at(-1);
    if (newest && beginOf(newest) + maxDays * DAY_MS < Date.now())
      await this.replace({ _id: newest._id, activa: true }, newClave(new Date(Date.now() + SETTLE_MS)));
    const replaced = keys.filter((_, at) => {
      const next = keys[at + 1];
      return next !== undefined && beginOf(next) + this.dias * DAY_MS < Date.now();
    });
    await this.withdraw(replaced);
  }

  private get claves(): Collection<ClaveDocument> {
    return this.connection.collection<ClaveDocument>(CLAVES_PROPIAS);
  }

  /** Does nothing if no key matches: another replica has just replaced it. */
  private async replace(replaced: Partial<ClaveDocument>, next: ClaveDocument): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const { session } = tx;
      const retired = await this.claves.updateOne(replaced, { $set: { activa: false } }, { session });
      if (retired.modifiedCount === 0) return;
      await this.claves.insertOne(next, { session });
      this.publish(tx, next);
    });
  }

  /** The oldest first. */
  private async accepted(): Promise<ClaveDocument[]> {
    const keys = await this.claves.find(ACCEPTED).toArray();
    return keys.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  private async withdraw(keys: readonly ClaveDocument[]): Promise<number> {
    if (keys.length === 0) return 0;
    const ids = keys.map(({ _id }) => _id);
    await this.unitOfWork.run(async (tx) => {
      const { session } = tx;
      const gone = { $set: { eliminado: true, activa: false }, $unset: { d: '' }, $inc: { version: 1 } };
      for (const clave of keys) {
        const { modifiedCount } = await this.claves.updateOne(
          { _id: clave._id, version: clave.version },
          gone as object,
          { session },
        );
        if (modifiedCount === 1) tx.state(this.estado, clave._id, clave.version + 1, null);
      }
    });
    this.changes.announce(CLAVES_PROPIAS, ids);
    return ids.length;
  }

  private publish(tx: Tx, { _id, version, eliminado, kty, crv, x, y }: ClaveDocument): void {
    tx.state(this.estado, _id, version, eliminado ? null : { kty, crv, x, y });
  }

  /** If several replicas start at once on an empty database, the unique index lets only one insert a key. */
  private async ensureOne(): Promise<void> {
    await this.claves.createIndex({ activa: 1 }, { unique: true, partialFilterExpression: { activa: true } });
    if (await this.claves.findOne(ACCEPTED)) return;
    try {
      await this.claves.insertOne(newClave(new Date()));
    } catch (error) {
      if (toDomainError(error)?.kind !== 'conflict') throw error;
    }
  }
}
