import { Injectable } from '@nestjs/common';
import { AuthModuleOptions } from '@nestjs/passport';
import passport from 'passport';
import { sessionOr, type TokenCarrier } from './jwt.strategy';
import type { Session } from './sessions';

/** Asks passport about a token where there is no guard: a socket's handshake, or a body that arrived slowly. */
@Injectable()
export class Authenticator {
  constructor(private readonly options: AuthModuleOptions) {}

  authenticate(token: string): Promise<Session> {
    return this.authenticateCarrier({ headers: { authorization: `Bearer ${token}` } });
  }

  authenticateCarrier(carrier: TokenCarrier): Promise<Session> {
    return new Promise((resolve, reject) => {
      const settle: passport.AuthenticateCallback = (error, session, reason) => {
        try {
          resolve(sessionOr(error, session as Session | false | undefined, reason));
        } catch (refusal) {
          reject(refusal as Error);
        }
      };
      const run = passport.authenticate(this.options.defaultStrategy!, { session: false }, settle);
      run(carrier, {}, reject);
    });
  }
}
