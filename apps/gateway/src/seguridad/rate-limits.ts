import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { isLoopback, networkOf } from './address-network';
import { SharedCounts } from './shared-counts';
import { WindowLimiter } from './window-limiter';

const MINUTE_MS = 60_000;
const TOKENS = 'tokens';
/** High, because everybody reconnects at once when a gateway comes back. */
const HANDSHAKES_PER_MINUTE = 3_000;
const ACCESS_PATHS = new Set([
  '/api/usuarios/login',
  '/api/usuarios/login/llave',
  '/api/usuarios/register',
  '/api/usuarios/register/enlace',
  '/api/usuarios/contrasena/olvido',
  '/api/usuarios/contrasena/restablecer',
  '/api/usuarios/empresa/inicio',
  '/api/usuarios/empresa/sesion',
  '/api/oauth/registro',
  '/api/oauth/token',
]);

/**
 * Decodes the path, because the service reads `%6Cogin` as `login`. The proxy has already refused what cannot be
 * decoded.
 */
const isAccess = (path: string): boolean =>
  ACCESS_PATHS.has(path.includes('%') ? decodeURIComponent(path) : path);

/** One limit per address, counted in all replicas together; null: there is none. */
type Count = ((key: string, now: number) => number) | null;

/** What is left to somebody after a request; `allowed`: it was not one too many. */
export interface Allowance {
  allowed: boolean;
  max: number;
  left: number;
  /** Until everything is left again. */
  seconds: number;
}

/** Limits requests per address, and per personal token, over all replicas of the gateway. */
@Injectable()
export class RateLimits {
  private readonly all: Count;
  private readonly access: Count;
  private readonly handshakes: Count;
  private readonly limitsLoopback: boolean;
  private readonly tokens: WindowLimiter | null;

  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    private readonly shared: SharedCounts,
  ) {
    this.all = this.limit('todo', config.LIMITE_POR_MINUTO);
    this.access = this.limit('acceso', config.LIMITE_ACCESO_POR_MINUTO);
    this.handshakes = this.limit('sockets', HANDSHAKES_PER_MINUTE);
    this.limitsLoopback = config.LIMITAR_LOCAL;
    this.tokens = this.limiter(TOKENS, config.LIMITE_API_POR_MINUTO);
  }

  /** Returns 0 if the request may pass, else the seconds to wait. */
  secondsToWait(address: string, path: string): number {
    if (!this.applies(address)) return 0;
    const now = Date.now();
    const key = networkOf(address);
    const wait = this.all?.(key, now) ?? 0;
    if (wait > 0 || this.access === null || !isAccess(path)) return wait;
    return this.access(key, now);
  }

  mayShakeHands(address: string): boolean {
    return !this.applies(address) || !this.handshakes?.(networkOf(address), Date.now());
  }

  /** Counts a request made with this token; null: there is no limit. */
  spend(token: string): Allowance | null {
    if (!this.tokens) return null;
    const [now, { max }] = [Date.now(), this.tokens];
    const count = this.tokens.add(token, 1, now);
    const allowed = count <= max;
    if (allowed) this.shared.add(TOKENS, token);
    return { allowed, max, left: Math.max(0, max - count), seconds: this.tokens.secondsLeft(now) };
  }

  private limiter(name: string, perMinute: number): WindowLimiter | null {
    if (perMinute === 0) return null;
    const limiter = new WindowLimiter(perMinute, MINUTE_MS);
    this.shared.onOthers(name, (key, count) => limiter.add(key, count, Date.now()));
    return limiter;
  }

  private limit(name: string, perMinute: number): Count {
    const limiter = this.limiter(name, perMinute);
    if (!limiter) return null;
    return (key, now) => {
      const wait = limiter.secondsToWait(key, now);
      // What is refused here would be refused there too; telling it would only cost.
      if (wait === 0) this.shared.add(name, key);
      return wait;
    };
  }

  private applies(address: string): boolean {
    return this.limitsLoopback || !isLoopback(address);
  }
}
