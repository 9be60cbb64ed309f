import { Injectable } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { Authenticator } from './authenticator';
import { bearerOf } from './bearer';
import type { Caller } from './caller';
import type { AuthenticatedRequest } from './current-caller';

/**
 * Looks again who calls, after a body that arrived slowly: the session or the rights with which the request began may
 * have ended since.
 */
@Injectable()
export class CallerRenewal {
  constructor(private readonly authenticator: Authenticator) {}

  /** From now on the request's caller is this one. Throws as the guard does. */
  async renew(request: FastifyRequest & Partial<AuthenticatedRequest>): Promise<Caller> {
    const token = bearerOf(request);
    if (token === undefined) throw new DomainError(erroresComunes.noAutenticado);
    const { caller } = await this.authenticator.authenticate(token);
    request.caller = caller;
    return caller;
  }
}
