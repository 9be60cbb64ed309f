import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { isLoopback, networkOf } from './address-network';
import { WindowLimiter } from './window-limiter';

const MINUTE_MS = 60_000;
/** High, because everybody reconnects at once when a gateway comes back. */
const HANDSHAKES_PER_MINUTE = 3_000;
const ACCESS_PATHS = new Set([
  '/api/usuarios/login',
  '/api/usuarios/register',
  '/api/usuarios/contrasena/olvido',
  '/api/usuarios/contrasena/restablecer',
  '/api/usuarios/empresa/inicio',
  '/api/usuarios/empresa/sesion',
]);

/**
 * Decodes the path, because the service reads `%6Cogin` as `login`. The proxy has already refused what cannot be
 * decoded.
 */
const isAccess = (path: string): boolean =>
  ACCESS_PATHS.has(path.includes('%') ? decodeURIComponent(path) : path);

const limiter = (perMinute: number): WindowLimiter | null =>
  perMinute === 0 ? null : new WindowLimiter(perMinute, MINUTE_MS);

/** Limits requests per address, in each gateway replica. */
@Injectable()
export class RateLimits {
  private readonly all: WindowLimiter | null;
  private readonly access: WindowLimiter | null;
  private readonly handshakes = new WindowLimiter(HANDSHAKES_PER_MINUTE, MINUTE_MS);
  private readonly limitsLoopback: boolean;

  constructor(@Inject(GATEWAY_CONFIG) config: GatewayConfig) {
    this.all = limiter(config.LIMITE_POR_MINUTO);
    this.access = limiter(config.LIMITE_ACCESO_POR_MINUTO);
    this.limitsLoopback = config.LIMITAR_LOCAL;
  }

  /** Returns 0 if the request may pass, else the seconds to wait. */
  secondsToWait(address: string, path: string): number {
    if (!this.applies(address)) return 0;
    const now = Date.now();
    const key = networkOf(address);
    const wait = this.all?.secondsToWait(key, now) ?? 0;
    if (wait > 0 || this.access === null || !isAccess(path)) return wait;
    return this.access.secondsToWait(key, now);
  }

  mayShakeHands(address: string): boolean {
    return !this.applies(address) || this.handshakes.secondsToWait(networkOf(address), Date.now()) === 0;
  }

  private applies(address: string): boolean {
    return this.limitsLoopback || !isLoopback(address);
  }
}
