import type { ErrorSpec, Parametros } from '@pmp/contracts/common';
import { ADMIN_DEMO, erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { config } from '../config';
import { isCommon } from './common-passwords';
import { isPersonal, type Titular } from './contrasena.rules';

/** What a new password must be. Those that are stored already stay valid. */
@Injectable()
export class ContrasenaPolicy {
  /** `campo`: where the form shows the refusal. */
  async assertAcceptable(contrasena: string, titular: Titular, campo: string): Promise<void> {
    const refuse = (spec: ErrorSpec, parametros?: Parametros): never => {
      throw new DomainError({ ...spec, campo }, parametros);
    };
    const min = config.CONTRASENA_MINIMA;
    if (contrasena.length < min) refuse(erroresUsuarios.contrasenaCorta, { min });
    if (isPersonal(contrasena, titular)) refuse(erroresUsuarios.contrasenaPersonal);
    if (contrasena === ADMIN_DEMO.contrasena || (await isCommon(contrasena)))
      refuse(erroresUsuarios.contrasenaComun);
  }
}
