import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { TOKEN_ALGORITHM } from './claims';
import { SigningKeys, type SigningKey } from './signing-key';

export const TOKEN_DAYS = Symbol('TOKEN_DAYS');

export interface TokenSubject {
  /** The person's id. */
  sub: string;
  /** The person's current session number. */
  ses: number;
  /** The id of this session; a new one when absent. */
  sid?: string;
  /** Days until it expires; absent: the longest that a session may last. */
  dias?: number;
}

@Injectable()
export class TokenSigner implements OnApplicationBootstrap {
  private readonly jwt = new JwtService();
  private current: SigningKey | undefined;

  constructor(
    private readonly keys: SigningKeys,
    @Inject(TOKEN_DAYS) private readonly dias: number,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.current = await this.keys.load();
  }

  async sign({ sub, ses, sid = randomUUID(), dias = this.dias }: TokenSubject): Promise<string> {
    this.current ??= await this.keys.load();
    return this.jwt.signAsync(
      { sub, ses, sid },
      {
        privateKey: this.current.key,
        keyid: this.current.kid,
        algorithm: TOKEN_ALGORITHM,
        expiresIn: `${dias}d`,
      },
    );
  }
}
