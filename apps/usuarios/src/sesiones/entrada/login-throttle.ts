import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError, SharedLimit } from '@pmp/platform';
import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
import { correoKey } from '../../usuarios/usuario.rules';

const VENTANA_S = 15 * 60;
/** Wrong tries for one account from one address. */
export const MAX_FALLOS_CUENTA = 10;
/** Wrong codes for one account over all addresses in a day: a code has six digits only. */
export const MAX_CODIGOS_AJENOS = 30;
const DIA_S = 24 * 3_600;
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

/** Of wrong codes: whoever guesses them knows the password already. */
export const FACTOR_THROTTLE = Symbol('FACTOR_THROTTLE');

interface ThrottleOptions {
  /** What is tried; its counts are kept under this name. */
  name: string;
  ajenos: { points: number; seconds: number };
}

/**
 * Counts failures only, and locks neither an account nor an address as such: whoever has signed in from an address
 * before goes on doing so while somebody guesses that account from anywhere, or any account from there. All replicas
 * count together, in the service's own database.
 */
export class LoginThrottle {
  private readonly cuentas: SharedLimit;
  private readonly ajenos: SharedLimit;
  private readonly direcciones: SharedLimit;
  /** People who have just signed in from there. */
  private readonly admitidas = new LRUCache<string, true>({ max: MAX_ADMITIDAS, ttl: VENTANA_S * 1000 });

  constructor(connection: Connection, { name, ajenos }: ThrottleOptions) {
    const limit = (part: string, points: number, seconds = VENTANA_S) =>
      new SharedLimit(connection, { name: `${name}-${part}`, points, seconds });
    this.cuentas = limit('cuenta', MAX_FALLOS_CUENTA);
    this.ajenos = limit('ajenos', ajenos.points, ajenos.seconds);
    this.direcciones = limit('direccion', MAX_FALLOS_DIRECCION);
  }

  /** Of wrong passwords. */
  static ofContrasenas(connection: Connection): LoginThrottle {
    const ajenos = { points: MAX_FALLOS_AJENOS, seconds: VENTANA_S };
    return new LoginThrottle(connection, { name: 'entrar', ajenos });
  }

  static ofCodigos(connection: Connection): LoginThrottle {
    const ajenos = { points: MAX_CODIGOS_AJENOS, seconds: DIA_S };
    return new LoginThrottle(connection, { name: 'factor', ajenos });
  }

  /** `isKnown`: whether the account has signed in from there before; called only while somebody is guessing. */
  async assertOpen(correo: string, direccion: string, isKnown: () => Promise<boolean>): Promise<void> {
    const pair = pairKey(correo, direccion);
    const [cuenta, origen, ajenos] = await Promise.all([
      this.cuentas.secondsClosed(pair),
      this.direcciones.secondsClosed(direccion),
      this.ajenos.secondsClosed(correoKey(correo)),
    ]);
    if (cuenta > 0) refuse(cuenta);
    const guessed = Math.max(origen, ajenos);
    if (guessed > 0 && !this.admitidas.has(pair) && !(await isKnown())) refuse(guessed);
  }

  async failed(correo: string, direccion: string): Promise<void> {
    await Promise.all([
      this.cuentas.count(pairKey(correo, direccion)),
      this.direcciones.count(direccion),
      this.ajenos.count(correoKey(correo)),
    ]);
  }

  /** Of a try that was counted before it was known how it ends, and has gone well. */
  async forgiven(correo: string, direccion: string): Promise<void> {
    await Promise.all([this.direcciones.uncount(direccion), this.ajenos.uncount(correoKey(correo))]);
    await this.succeeded(correo, direccion);
  }

  async succeeded(correo: string, direccion: string): Promise<void> {
    const pair = pairKey(correo, direccion);
    this.admitidas.set(pair, true);
    await this.cuentas.forget(pair);
  }
}

function refuse(segundos: number): never {
  throw new DomainError(erroresUsuarios.demasiadosIntentos, { segundos: Math.ceil(segundos) });
}

const pairKey = (correo: string, direccion: string): string => `${direccion} ${correoKey(correo)}`;
