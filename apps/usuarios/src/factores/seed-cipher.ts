import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { config } from '../config';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'semillas de segundo factor', KEY_BYTES));

/**
 * Encrypts what has to be read again: the seeds from which codes are made. Its key is not in the database, so a copy of
 * that gives nobody a code. The first secret encrypts; the others are still tried, while one replaces another.
 */
@Injectable()
export class SeedCipher {
  private readonly keys = config.SECRETO_FACTORES.map(keyOf);

  get isConfigured(): boolean {
    return this.keys.length > 0;
  }

  /** `owner`: a seed moved to another account does not open there. */
  encrypt(seed: string, owner: string): string {
    const [key] = this.keys;
    if (!key) throw new DomainError(erroresUsuarios.factorNoDisponible);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(seed, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** null: none of the secrets opens it. */
  decrypt(stored: string, owner: string): string | null {
    const bytes = Buffer.from(stored, 'base64url');
    for (const key of this.keys) {
      const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
      } catch {
        // Encrypted with another of them.
      }
    }
    return null;
  }
}
