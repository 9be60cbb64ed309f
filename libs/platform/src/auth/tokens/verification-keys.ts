import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
import { createPublicKey } from 'node:crypto';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '../../errors/domain-error';
import { CopyChanges } from '../../mongo/copy-changes';

/** The collection that holds the public keys: the copy, or the signer's own. */
export const CLAVES_COLLECTION = Symbol('CLAVES_COLLECTION');
export const COPIA_CLAVES = 'copia_claves';
export const CLAVES_PROPIAS = 'claves';

const KID_PATTERN = /^[0-9a-f]{24}$/;
const MAX_KEYS = 100;
const TTL_MS = 60_000;

interface ClaveDocument {
  _id: string;
  eliminado?: boolean;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/** undefined also for a header that is no JSON. */
function kidOf(token: string): unknown {
  try {
    const header: unknown = JSON.parse(
      Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString(),
    );
    return typeof header === 'object' && header !== null && 'kid' in header ? header.kid : undefined;
  } catch {
    return undefined;
  }
}

@Injectable()
export class VerificationKeys {
  /** PEM texts by `kid`. */
  private readonly keys = new LRUCache<string, string>({ max: MAX_KEYS, ttl: TTL_MS });

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CLAVES_COLLECTION) private readonly collection: string,
    changes: CopyChanges,
  ) {
    changes.subscribe(collection, () => this.keys.clear());
  }

  /** The key that a token says it is signed with. */
  async of(token: string): Promise<string> {
    const key = await this.find(kidOf(token));
    if (key === null) throw new DomainError(erroresComunes.noAutenticado);
    return key;
  }

  /**
   * null: the key does not exist or was withdrawn. An unknown `kid` is looked up each time, as its copy may arrive at
   * any moment.
   */
  private async find(kid: unknown): Promise<string | null> {
    if (typeof kid !== 'string' || !KID_PATTERN.test(kid)) return null;
    const known = this.keys.get(kid);
    if (known) return known;
    const clave = await this.connection
      .collection<ClaveDocument>(this.collection)
      .findOne({ _id: kid, eliminado: { $ne: true } });
    if (!clave) return null;
    const { kty, crv, x, y } = clave;
    const key = createPublicKey({ format: 'jwk', key: { kty, crv, x, y } })
      .export({ format: 'pem', type: 'spki' })
      .toString();
    this.keys.set(kid, key);
    return key;
  }
}
