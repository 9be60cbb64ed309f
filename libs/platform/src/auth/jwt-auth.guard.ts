import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import { erroresComunes } from '@pmp/contracts/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { idFromIdempotencyKey } from '../http/idempotency-key';
import { requestContext } from '../telemetry/correlation';
import { AskBeforeRefusing } from './rights/ask-before-refusing';
import type { Caller } from './caller';
import { TokenReadings } from './token-reads/token-readings';
import type { AuthenticatedRequest } from './current-caller';
import { sessionOr } from './jwt.strategy';
import type { Session } from './sessions';
import { assertReach } from './rights/alcance';
import { assertAllowed } from './rights/assert-allowed';
import type { Derecho } from './rights/derecho';
import { PASSES_ON_METADATA } from './rights/passes-on';
import { PROPOSABLE_METADATA, PROPOSED_BY_METADATA } from './rights/proposable';
import { DERECHO_METADATA } from './rights/requires';

/** Rights that concern no resource are decided here; all others in the service, which has loaded the resource. */
const GLOBALES: ReadonlySet<Derecho> = new Set<Derecho>([
  'equipo.crear',
  'usuario.administrar',
  'identidad.administrar',
  'plataforma.operar',
  'papelera.purgar',
]);

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Lets through who has a valid token and the right that the route names; a route that names none lets nobody through. */
@Injectable()
export class JwtAuthGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    private readonly asking: AskBeforeRefusing,
    private readonly readings: TokenReadings,
    options: AuthModuleOptions,
  ) {
    super(options);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const derecho = this.reflector.getAllAndOverride<Derecho | undefined>(DERECHO_METADATA, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (derecho === 'publico') return true;
    if (derecho === undefined) throw new DomainError(erroresComunes.sinPermiso);
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<AuthenticatedRequest & FastifyRequest>();
    const { token } = request.user.caller;
    const writes = !SAFE_METHODS.has(request.method) && !this.told(PASSES_ON_METADATA, context);
    const proposes = writes && token?.alcance === 'proponer' && this.told(PROPOSABLE_METADATA, context);
    if (token?.alcance === 'proponer' && writes) this.sayWhereToPropose(context);
    assertReach(token, proposes ? 'proyecto.proponer' : derecho, writes);
    if (token && writes && !proposes) {
      const writer = { ...token, lecturas: await this.readings.of(token) };
      request.user = { ...request.user, caller: { ...request.user.caller, token: writer } };
      assertReach(writer, derecho, writes);
    }
    if (GLOBALES.has(derecho)) {
      request.user = { ...request.user, caller: await this.assertGlobal(request.user.caller, derecho) };
    }
    idFromIdempotencyKey(request, request.user.caller._id);
    const current = requestContext.getStore();
    if (!current) return true;
    current.actor = request.user.caller._id;
    if (token) current.token = { _id: token._id, nombre: token.nombre };
    return true;
  }

  /** In the words of the platform instead of Nest's. */
  override handleRequest<Found>(error: unknown, session: Found, reason: unknown): Found {
    return sessionOr(error, session as Session | false, reason) as Found;
  }

  /** To one program there is no difference between what cannot be proposed and what is proposed elsewhere. */
  private sayWhereToPropose(context: ExecutionContext): void {
    const ruta = this.reflector.get<string | undefined>(PROPOSED_BY_METADATA, context.getHandler());
    if (ruta) throw new DomainError(erroresComunes.seProponeConOtraRuta, { ruta });
  }

  private told(metadata: string, context: ExecutionContext): boolean {
    return this.reflector.get<unknown>(metadata, context.getHandler()) !== undefined;
  }

  private assertGlobal(caller: Caller, derecho: Derecho): Promise<Caller> {
    return this.asking.decide(caller, (person) => {
      assertAllowed(person, derecho, {});
      return person;
    });
  }
}
