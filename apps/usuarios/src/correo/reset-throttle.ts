import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError, SharedLimit } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { correoKey } from '../usuarios/usuario.rules';

const VENTANA_S = 15 * 60;
/** Mails to one person, whoever asks, so that strangers cannot fill an inbox. */
export const MAX_CORREOS = 3;
/** Requests from one address, whomever they name. */
export const MAX_SOLICITUDES = 20;

/** All replicas count together, in the service's own database. */
@Injectable()
export class ResetThrottle {
  private readonly cuentas: SharedLimit;
  private readonly direcciones: SharedLimit;

  constructor(@InjectConnection() connection: Connection) {
    const seconds = VENTANA_S;
    this.cuentas = new SharedLimit(connection, { name: 'enlaces-cuenta', points: MAX_CORREOS, seconds });
    this.direcciones = new SharedLimit(connection, {
      name: 'enlaces-direccion',
      points: MAX_SOLICITUDES,
      seconds,
    });
  }

  async assertOpen(direccion: string): Promise<void> {
    const espera = await this.direcciones.secondsToWait(direccion);
    if (espera > 0)
      throw new DomainError(erroresUsuarios.demasiadasSolicitudes, { segundos: Math.ceil(espera) });
  }

  /** Refuses silently: a different answer would reveal that the account exists. */
  async mayMail(correo: string): Promise<boolean> {
    return (await this.cuentas.secondsToWait(correoKey(correo))) === 0;
  }
}
