import {
  type EntrarConLlave,
  erroresUsuarios,
  type MotivoRechazo,
  type OpcionesUso,
} from '@pmp/contracts/usuarios';
import { DomainError, SharedLimit } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { config } from '../../config';
import { LlaveCheck } from '../../factores/llaves/llave-check';
import type { Sitio } from '../../factores/llaves/sitio.rules';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { correoKey } from '../../usuarios/usuario.rules';
import { AccessReporter } from '../access-reporter';
import { AdmitSesion, type StepOrigin } from './admit-sesion';
import { LlaveProof } from './llave-proof';

const PROPOSITO = { clase: 'llave-entrada' } as const;
const VENTANA_S = 15 * 60;
/** Every sign-in page that is opened asks once, and again each few minutes; a whole office may be behind one address. */
export const MAX_PETICIONES = 600;

/**
 * A passkey in place of the address and the password: it is something that the person has, opened by something that only
 * they are or know, so nothing else is asked for.
 */
@Injectable()
export class EnterWithLlave {
  private readonly peticiones: SharedLimit;

  constructor(
    private readonly check: LlaveCheck,
    private readonly proof: LlaveProof,
    private readonly admitting: AdmitSesion,
    private readonly accessReporter: AccessReporter,
    @InjectConnection() connection: Connection,
  ) {
    this.peticiones = new SharedLimit(connection, {
      name: 'llaves-peticiones',
      points: MAX_PETICIONES,
      seconds: VENTANA_S,
    });
  }

  async ask(sitio: Sitio | null, direccion: string): Promise<OpcionesUso> {
    const espera = await this.peticiones.secondsToWait(direccion);
    if (espera > 0)
      throw new DomainError(erroresUsuarios.demasiadasSolicitudes, { segundos: Math.ceil(espera) });
    return this.check.ask(PROPOSITO, sitio);
  }

  async enter({ llave, recordar = true }: EntrarConLlave, origen: StepOrigin) {
    const doc = await this.proof.identify(llave, PROPOSITO, origen.direccion);
    if (doc.estado !== 'activo') this.refuse('cuenta-inactiva', doc, origen);
    if (config.OIDC_SOLO && doc.rol !== 'admin') this.refuse('cuenta-empresa', doc, origen);
    return { doc, token: await this.admitting.open({ recordar }, doc, origen, 'llave') };
  }

  private refuse(motivo: MotivoRechazo, doc: UsuarioDoc, { direccion }: StepOrigin): never {
    const [_id, correo] = [doc._id.toHexString(), correoKey(doc.correo)];
    this.accessReporter.refused({ _id, correo, motivo, direccion });
    throw new DomainError(
      motivo === 'cuenta-inactiva' ? erroresUsuarios.cuentaInactiva : erroresUsuarios.soloEmpresa,
    );
  }
}
