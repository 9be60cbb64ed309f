import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { camposDe, erroresComunes, type Ruta } from '@pmp/contracts/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';

const TAG = /^"(\d+)"$/;
/** A version that nothing has: a tag that was never given cannot match. */
const NOBODYS_VERSION = Number.MAX_SAFE_INTEGER;

export const takesVersion = ({ body }: Ruta): boolean => camposDe(body).has('version');

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/**
 * Refuses what the contract of a route would have dropped without a word: a parameter that it does not have, and a
 * condition that it cannot check. A public route is called by calendars, forges and browsers, which add parameters of
 * their own.
 */
export class AsTheRouteSays implements CanActivate {
  private readonly parametros: ReadonlySet<string>;
  private readonly isVersioned: boolean;
  private readonly isPublic: boolean;

  constructor(route: Ruta) {
    this.parametros = camposDe(route.query);
    this.isVersioned = takesVersion(route);
    this.isPublic = route.derecho === 'publico';
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!this.isPublic) this.assertKnown(request);
    this.compareVersion(request);
    return true;
  }

  private assertKnown({ query }: FastifyRequest): void {
    for (const parametro of Object.keys(query as object)) {
      if (this.parametros.has(parametro)) continue;
      const { kind, motivo, message } = erroresComunes.parametroDesconocido;
      throw new DomainError({ kind, motivo, message, campo: parametro }, { parametro });
    }
  }

  /** `If-Match: "7"` says in a header what `version: 7` says in the body, and is answered 412 instead of 409. */
  private compareVersion({ method, headers, body }: FastifyRequest): void {
    const said = headers['if-match'];
    if (said === undefined || said === '*' || method === 'GET') return;
    if (!this.isVersioned || !isObject(body)) throw new DomainError(erroresComunes.sinPrecondicion);
    const [, version] = TAG.exec(said) ?? [];
    body['version'] = version === undefined ? NOBODYS_VERSION : Number(version);
  }
}
