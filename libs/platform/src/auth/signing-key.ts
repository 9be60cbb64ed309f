import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { StateDefinition } from '@pmp/contracts/common';
import { Types, type Collection, type Connection } from 'mongoose';
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { toDomainError } from '../errors/to-domain-error';
import { UnitOfWork } from '../mongo/unit-of-work';
import { CLAVES_PROPIAS } from './verification-keys';

export const CLAVE_STATE = Symbol('CLAVE_STATE');

interface ClaveDocument {
  _id: string;
  version: number;
  eliminado: boolean;
  activa: boolean;
  createdAt: Date;
  kty?: string;
  crv?: string;
  x?: string;
  y?: string;
  d?: string;
}

export interface SigningKey {
  kid: string;
  key: KeyObject;
}

const newClave = (): ClaveDocument => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y, d } = privateKey.export({ format: 'jwk' });
  const _id = new Types.ObjectId().toHexString();
  return { _id, version: 1, eliminado: false, activa: true, createdAt: new Date(), kty, crv, x, y, d };
};

/** The key pair of the service that signs, stored in its own database; only the public half is published. */
@Injectable()
export class SigningKeys {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly unitOfWork: UnitOfWork,
    @Inject(CLAVE_STATE) private readonly estado: StateDefinition,
  ) {}

  /** Publishes the key again at each start, so that a broker that lost its data gets it back. */
  async load(): Promise<SigningKey> {
    const clave = await this.findOrCreate();
    const { kty, crv, x, y } = clave;
    await this.unitOfWork.run(async (tx) =>
      tx.state(this.estado, clave._id, clave.version, { kty, crv, x, y }),
    );
    return { kid: clave._id, key: createPrivateKey({ format: 'jwk', key: clave as unknown as JsonWebKey }) };
  }

  private get claves(): Collection<ClaveDocument> {
    return this.connection.collection<ClaveDocument>(CLAVES_PROPIAS);
  }

  /** If several replicas start at once on an empty database, the unique index lets only one insert a key. */
  private async findOrCreate(): Promise<ClaveDocument> {
    await this.claves.createIndex({ activa: 1 }, { unique: true, partialFilterExpression: { activa: true } });
    const present = await this.claves.findOne({ activa: true });
    if (present) return present;
    const fresh = newClave();
    try {
      await this.claves.insertOne(fresh);
      return fresh;
    } catch (error) {
      const winner =
        toDomainError(error)?.kind === 'conflict' && (await this.claves.findOne({ activa: true }));
      if (!winner) throw error;
      return winner;
    }
  }
}
