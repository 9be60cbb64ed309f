import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { correoKey } from '../usuarios/usuario.rules';

const VENTANA_S = 15 * 60;
/** Wrong tries for one account from one address. */
export const MAX_FALLOS_CUENTA = 10;
/** Wrong tries from one address, over all accounts: an office behind one address mistypes now and then. */
export const MAX_FALLOS_DIRECCION = 100;

/**
 * Only failures count, and an account is never closed as such: its owner signs in from another address while
 * somebody guesses. Kept in memory, so n replicas allow n times as many tries.
 */
@Injectable()
export class LoginThrottle {
  private readonly cuentas = new RateLimiterMemory({ points: MAX_FALLOS_CUENTA, duration: VENTANA_S });
  private readonly direcciones = new RateLimiterMemory({ points: MAX_FALLOS_DIRECCION, duration: VENTANA_S });

  async assertOpen(correo: string, direccion: string): Promise<void> {
    const [cuenta, origen] = await Promise.all([
      this.cuentas.get(pairKey(correo, direccion)),
      this.direcciones.get(direccion),
    ]);
    const cerrados = [
      cuenta && cuenta.consumedPoints >= MAX_FALLOS_CUENTA ? cuenta.msBeforeNext : 0,
      origen && origen.consumedPoints >= MAX_FALLOS_DIRECCION ? origen.msBeforeNext : 0,
    ];
    const espera = Math.max(...cerrados);
    if (espera > 0) {
      throw new DomainError(erroresUsuarios.demasiadosIntentos, { segundos: Math.ceil(espera / 1000) });
    }
  }

  async failed(correo: string, direccion: string): Promise<void> {
    await Promise.all([
      this.cuentas.penalty(pairKey(correo, direccion)),
      this.direcciones.penalty(direccion),
    ]);
  }

  async succeeded(correo: string, direccion: string): Promise<void> {
    await this.cuentas.delete(pairKey(correo, direccion));
  }
}

const pairKey = (correo: string, direccion: string): string => `${direccion} ${correoKey(correo)}`;
