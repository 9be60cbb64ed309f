import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { erroresComunes } from '@pmp/contracts/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { requestContext } from '../telemetry/correlation';
import { AskBeforeRefusing } from './rights/ask-before-refusing';
import { Authenticator } from './authenticator';
import type { Caller } from './caller';
import { bearerOf } from './bearer';
import type { AuthenticatedRequest } from './current-caller';
import { assertAllowed } from './rights/assert-allowed';
import type { Derecho } from './rights/decide';
import { DERECHO_METADATA } from './rights/requires';

/** Rights that concern no resource are decided here; all others in the service, which has loaded the resource. */
const GLOBALES: ReadonlySet<Derecho> = new Set<Derecho>([
  'equipo.crear',
  'usuario.administrar',
  'plataforma.operar',
  'papelera.purgar',
]);

@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly asking: AskBeforeRefusing,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const derecho = this.reflector.getAllAndOverride<Derecho | undefined>(DERECHO_METADATA, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (derecho === 'publico') return true;
    if (derecho === undefined) throw new DomainError(erroresComunes.sinPermiso);
    return this.admit(context.switchToHttp().getRequest<FastifyRequest & AuthenticatedRequest>(), derecho);
  }

  private async admit(request: FastifyRequest & AuthenticatedRequest, derecho: Derecho): Promise<boolean> {
    const token = bearerOf(request);
    if (token === undefined) throw new DomainError(erroresComunes.noAutenticado);
    const { caller, sid } = await this.authenticator.authenticate(token);
    request.caller = GLOBALES.has(derecho) ? await this.assertGlobal(caller, derecho) : caller;
    request.sid = sid;
    const current = requestContext.getStore();
    if (current) current.actor = caller._id;
    return true;
  }

  private assertGlobal(caller: Caller, derecho: Derecho): Promise<Caller> {
    return this.asking.decide(caller, (person) => {
      assertAllowed(person, derecho, {});
      return person;
    });
  }
}
