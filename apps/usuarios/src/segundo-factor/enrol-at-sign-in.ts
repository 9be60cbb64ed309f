import { type AltaFactorConfirmar, erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { AdmitSesion, type StepOrigin } from '../sesiones/entrada/admit-sesion';
import { openedOf } from '../sesiones/sesiones.service';
import { SegundoFactorService } from './segundo-factor.service';

/** Whoever lacks the second factor that is demanded sets it up on their way in: the password alone opens nothing. */
@Injectable()
export class EnrolAtSignIn {
  constructor(
    private readonly admitting: AdmitSesion,
    private readonly segundoFactor: SegundoFactorService,
  ) {}

  async begin(reto: string) {
    return this.segundoFactor.start((await this.claim(reto)).doc);
  }

  async confirm({ reto, codigo }: AltaFactorConfirmar, origen: StepOrigin) {
    const { pase, doc } = await this.claim(reto);
    // With the first code of an account all that was under way for it ends: of two, one gets here.
    const codigos = await this.segundoFactor.confirm({ _id: pase.usuario }, { codigo });
    const token = await this.admitting.open(pase, doc, origen, 'totp');
    return { ...openedOf({ ...doc, factor: true }, token), codigos };
  }

  /** One that was set up meanwhile is asked for instead: whoever knows the password must not replace it. */
  private async claim(reto: string) {
    const claimed = await this.admitting.claim(reto, 'alta');
    if (claimed.doc.factor) throw new DomainError(erroresUsuarios.retoCaducado);
    return claimed;
  }
}
