import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError, SharedLimit } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
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
 * before goes on doing so while somebody guesses that account from anywhere, or any account from there. All replicas
 * count together, in the service's own database.
 */
@Injectable()
export class LoginThrottle {
  private readonly cuentas: SharedLimit;
  private readonly ajenos: SharedLimit;
  private readonly direcciones: SharedLimit;
  /** People who have just signed in from there, with a password or a link. */
  private readonly admitidas = new LRUCache<string, true>({ max: MAX_ADMITIDAS, ttl: VENTANA_S * 1000 });

  constructor(@InjectConnection() connection: Connection) {
    const limit = (name: string, points: number) =>
      new SharedLimit(connection, { name, points, seconds: VENTANA_S });
    this.cuentas = limit('entrar-cuenta', MAX_FALLOS_CUENTA);
    this.ajenos = limit('entrar-ajenos', MAX_FALLOS_AJENOS);
    this.direcciones = limit('entrar-direccion', MAX_FALLOS_DIRECCION);
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
