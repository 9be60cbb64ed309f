import { Injectable } from '@nestjs/common';
import { Authenticator } from './authenticator';
import type { Caller } from './caller';
import type { AuthenticatedRequest } from './current-caller';
import type { TokenCarrier } from './jwt.strategy';

/**
 * Looks again who calls, after a body that arrived slowly: the session or the rights with which the request began may
 * have ended since.
 */
@Injectable()
export class CallerRenewal {
  constructor(private readonly authenticator: Authenticator) {}

  /** From now on the request's caller is this one. Throws as the guard does. */
  async renew(request: TokenCarrier & Partial<AuthenticatedRequest>): Promise<Caller> {
    request.user = await this.authenticator.authenticateCarrier(request);
    return request.user.caller;
  }
}
