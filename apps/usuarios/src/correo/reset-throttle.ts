import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { correoKey } from '../usuarios/usuario.rules';

const VENTANA_S = 15 * 60;
/** Mails to one person, whoever asks, so that strangers cannot fill an inbox. */
export const MAX_CORREOS = 3;
/** Requests from one address, whomever they name. */
export const MAX_SOLICITUDES = 20;

/** Counts in memory, so n replicas allow n times as many. */
@Injectable()
export class ResetThrottle {
  private readonly cuentas = new RateLimiterMemory({ points: MAX_CORREOS, duration: VENTANA_S });
  private readonly direcciones = new RateLimiterMemory({ points: MAX_SOLICITUDES, duration: VENTANA_S });

  async assertOpen(direccion: string): Promise<void> {
    const espera = await msToWait(this.direcciones, direccion);
    if (espera > 0) {
      throw new DomainError(erroresUsuarios.demasiadasSolicitudes, { segundos: Math.ceil(espera / 1000) });
    }
  }

  /** Refuses silently: a different answer would reveal that the account exists. */
  async mayMail(correo: string): Promise<boolean> {
    return (await msToWait(this.cuentas, correoKey(correo))) === 0;
  }
}

async function msToWait(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return refusal.msBeforeNext;
  }
}
