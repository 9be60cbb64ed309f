import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { HashingQueue } from './hashing-queue';

/** argon2id with 19 MiB: the second of OWASP's equivalent settings. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 };

/** The same letter may arrive composed from one system and decomposed from another. */
const normalized = (contrasena: string): string => contrasena.normalize('NFC');

@Injectable()
export class PasswordHasher {
  private readonly queue = new HashingQueue();
  /** A random password that is verified when there is no account, so that a missing one is not answered faster. */
  private readonly decoy = hash(randomBytes(24).toString('base64'), OPTIONS);

  async hash(contrasena: string): Promise<string> {
    return this.queue.run(() => hash(normalized(contrasena), OPTIONS));
  }

  /**
   * `admit` throws when no more tries are allowed. It is called when the password's turn comes, so that a burst cannot
   * get ahead of it.
   */
  async verify(hashed: string | undefined, contrasena: string, admit: () => Promise<void>): Promise<boolean> {
    return this.queue.run(async () => {
      await admit();
      const right = await verify(hashed ?? (await this.decoy), normalized(contrasena));
      return right && hashed !== undefined;
    });
  }
}
