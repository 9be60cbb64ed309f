import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { TokenDeAcceso } from '@pmp/contracts/common';
import { randomUUID } from 'node:crypto';
import { CopyChanges } from '../../mongo/copy-changes';
import { untilDatabaseAnswers } from '../../mongo/until-database-answers';
import { TOKEN_ALGORITHM } from './claims';
import { SigningKeys, TOKEN_DAYS, type SigningKey } from './signing-key';
import { CLAVES_PROPIAS } from './verification-keys';

/** Another replica may have withdrawn the key. */
const KEPT_MS = 5_000;

export interface TokenSubject {
  /** The person's id. */
  sub: string;
  /** The person's current session number. */
  ses: number;
  /** The id of this session; a new one when absent. */
  sid?: string;
  /** Days until it expires; absent: the longest that a session may last. */
  dias?: number;
  /** When the person showed who they are; absent: now. */
  probada?: Date;
}

@Injectable()
export class TokenSigner implements OnApplicationBootstrap {
  private readonly jwt = new JwtService();
  private kept: { signing: SigningKey; until: number } | undefined;

  constructor(
    private readonly keys: SigningKeys,
    @Inject(TOKEN_DAYS) private readonly dias: number,
    changes: CopyChanges,
  ) {
    changes.subscribe(CLAVES_PROPIAS, () => {
      if (this.kept) this.kept.until = 0;
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.keep(await untilDatabaseAnswers(() => this.keys.load()));
  }

  sign({ sub, ses, sid = randomUUID(), dias = this.dias, probada }: TokenSubject): Promise<string> {
    const auth_time = Math.floor((probada?.getTime() ?? Date.now()) / 1_000);
    return this.signClaims({ sub, ses, sid, auth_time }, `${dias}d`);
  }

  /** What services accept in place of a personal token of this person. */
  signFor({ _id, ...token }: TokenDeAcceso, { sub, ses }: TokenSubject, seconds: number): Promise<string> {
    return this.signClaims({ sub, sid: _id, tok: { ...token, ses } }, `${seconds}s`);
  }

  private async signClaims(claims: object, expiresIn: `${number}${'d' | 's'}`): Promise<string> {
    const { kid, key } = await this.current();
    return this.jwt.signAsync(claims, {
      privateKey: key,
      keyid: kid,
      algorithm: TOKEN_ALGORITHM,
      expiresIn,
    });
  }

  private async current(): Promise<SigningKey> {
    if (this.kept && Date.now() < this.kept.until) return this.kept.signing;
    return this.keep(await (this.kept ? this.keys.current() : this.keys.load()));
  }

  private keep(signing: SigningKey): SigningKey {
    this.kept = { signing, until: Date.now() + KEPT_MS };
    return signing;
  }
}
