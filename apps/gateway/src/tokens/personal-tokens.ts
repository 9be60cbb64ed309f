import { Injectable } from '@nestjs/common';
import { erroresComunes, PREFIJO_TOKEN } from '@pmp/contracts/common';
import { canjearToken, RUTA_MCP } from '@pmp/contracts/usuarios';
import { CommandClient, DomainError } from '@pmp/platform/edge';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { RateLimits, type Allowance } from '../seguridad/rate-limits';

/** Much shorter than what it gets for a token is good for. Their owner hears of a token's use this often. */
const KEPT_MS = 60_000;
const MAX_TOKENS = 10_000;
const WINDOW_SECONDS = 60;
const BEARER = new RegExp(`^Bearer\\s+(${PREFIJO_TOKEN}\\S*)$`, 'i');
const TOKEN_PATTERN = new RegExp(`^${PREFIJO_TOKEN}[\\w-]{43}$`);

type Canje = z.infer<typeof canjearToken.reply>;

/** A request with one token too many; `seconds`: when to come back. */
export class TokenSpent extends DomainError {
  constructor(readonly seconds: number) {
    super(erroresComunes.demasiadasPeticiones);
  }
}

/** The personal token that a request shows; null: none. */
export const personalTokenOf = ({ headers }: IncomingMessage): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/**
 * Exchanges the personal token of a script for what every service understands. A revoked one is refused by the services
 * themselves, which hear of it as of a closed session; so it does no harm to remember it here.
 */
@Injectable()
export class PersonalTokens {
  private readonly kept = new LRUCache<string, Promise<Canje>>({ max: MAX_TOKENS, ttl: KEPT_MS });

  constructor(
    private readonly commands: CommandClient,
    private readonly limits: RateLimits,
  ) {}

  /** Puts into the request what stands for the token, and into the reply what is left to it. Throws to refuse. */
  async admit(
    token: string,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { _id, canje, soloMcp } = await this.exchange(token);
    const allowance = this.limits.spend(_id);
    if (allowance) sayWhatIsLeft(response, allowance);
    if (allowance?.allowed === false) throw new TokenSpent(allowance.seconds);
    // It was given to a program for the MCP server (RFC 8707); what that asks of the product comes without it.
    if (soloMcp && path !== RUTA_MCP) throw new DomainError(erroresComunes.alcanceInsuficiente);
    authorize(request, `Bearer ${canje}`);
  }

  private exchange(token: string): Promise<Canje> {
    const known = this.kept.get(token);
    if (known) return known;
    if (!TOKEN_PATTERN.test(token)) return Promise.reject(new DomainError(erroresComunes.tokenNoValido));
    const asked = this.commands.ask(canjearToken, { token });
    this.kept.set(token, asked);
    asked.catch(() => this.kept.delete(token));
    return asked;
  }
}

/** `RateLimit` and `RateLimit-Policy`, as draft-ietf-httpapi-ratelimit-headers defines them. */
function sayWhatIsLeft(response: ServerResponse, { max, left, seconds }: Allowance): void {
  response.setHeader('ratelimit-policy', `"token";q=${max};w=${WINDOW_SECONDS}`);
  response.setHeader('ratelimit', `"token";r=${left};t=${seconds}`);
}

/** In both forms that Node keeps headers in: the proxy reads one, the gateway's own routes the other. */
function authorize(request: IncomingMessage, authorization: string): void {
  request.headers.authorization = authorization;
  const { rawHeaders } = request;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]!.toLowerCase() === 'authorization') rawHeaders[i + 1] = authorization;
}
