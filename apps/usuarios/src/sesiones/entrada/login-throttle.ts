import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { correoKey } from '../../usuarios/usuario.rules';

const VENTANA_S = 15 * 60;
/** Wrong tries for one account from one address. */
export const MAX_FALLOS_CUENTA = 10;
/**
 * Wrong tries for one account over all addresses; beyond, only addresses from which it has signed in before may try.
 */
export const MAX_FALLOS_AJENOS = 50;
/**
 * Wrong tries from one address over all accounts; beyond, only accounts that have signed in from there before may try:
 * a whole office may be behind one address.
 */
export const MAX_FALLOS_DIRECCION = 100;

const MAX_ADMITIDAS = 10_000;

/**
 * Counts failures only, and locks neither an account nor an address as such: whoever has signed in from an address
 * before goes on doing so while somebody guesses that account from anywhere, or any account from there. Counts in memory, so n replicas allow n times as many tries.
 */
@Injectable()
export class LoginThrottle {
  private readonly cuentas = new RateLimiterMemory({ points: MAX_FALLOS_CUENTA, duration: VENTANA_S });
  private readonly ajenos = new RateLimiterMemory({ points: MAX_FALLOS_AJENOS, duration: VENTANA_S });
  /** People who have just signed in from there, with a password or a link. */
  private readonly admitidas = new LRUCache<string, true>({ max: MAX_ADMITIDAS, ttl: VENTANA_S * 1000 });
  private readonly direcciones = new RateLimiterMemory({ points: MAX_FALLOS_DIRECCION, duration: VENTANA_S });

  /** `isKnown`: whether the account has signed in from there before; called only while somebody is guessing. */
  async assertOpen(correo: string, direccion: string, isKnown: () => Promise<boolean>): Promise<void> {
    const pair = pairKey(correo, direccion);
    const [cuenta, origen, ajenos] = await Promise.all([
      this.cuentas.get(pair),
      this.direcciones.get(direccion),
      this.ajenos.get(correoKey(correo)),
    ]);
    const espera = msClosed(cuenta, MAX_FALLOS_CUENTA);
    if (espera > 0) refuse(espera);
    const guessed = Math.max(msClosed(origen, MAX_FALLOS_DIRECCION), msClosed(ajenos, MAX_FALLOS_AJENOS));
    if (guessed > 0 && !this.admitidas.has(pair) && !(await isKnown())) refuse(guessed);
  }

  async failed(correo: string, direccion: string): Promise<void> {
    await Promise.all([
      this.cuentas.penalty(pairKey(correo, direccion)),
      this.direcciones.penalty(direccion),
      this.ajenos.penalty(correoKey(correo)),
    ]);
  }

  async succeeded(correo: string, direccion: string): Promise<void> {
    const pair = pairKey(correo, direccion);
    this.admitidas.set(pair, true);
    await this.cuentas.delete(pair);
  }
}

const msClosed = (counted: RateLimiterRes | null, max: number): number =>
  counted && counted.consumedPoints >= max ? counted.msBeforeNext : 0;

function refuse(ms: number): never {
  throw new DomainError(erroresUsuarios.demasiadosIntentos, { segundos: Math.ceil(ms / 1000) });
}

const pairKey = (correo: string, direccion: string): string => `${direccion} ${correoKey(correo)}`;
