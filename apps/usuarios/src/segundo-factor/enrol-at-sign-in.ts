import { type AltaFactorConfirmar, type AltaLlaveConfirmar, erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { AdmitSesion, type StepOrigin } from '../sesiones/entrada/admit-sesion';
import { openedOf } from '../sesiones/sesiones.service';
import type { Sitio } from '../factores/llaves/sitio.rules';
import type { PaseDoc } from '../factores/pase.model';
import { LlavesService } from './llaves.service';
import { SegundoFactorService } from './segundo-factor.service';

/** Whoever lacks the second factor that is demanded sets it up on their way in: the password alone opens nothing. */
@Injectable()
export class EnrolAtSignIn {
  constructor(
    private readonly admitting: AdmitSesion,
    private readonly segundoFactor: SegundoFactorService,
    private readonly llaves: LlavesService,
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

  async beginLlave(reto: string, sitio: Sitio | null) {
    const { pase, doc } = await this.claim(reto);
    return this.llaves.ask(doc, altaOf(pase), sitio);
  }

  async confirmLlave({ reto, llave, nombre }: AltaLlaveConfirmar, origen: StepOrigin) {
    const { pase, doc } = await this.claim(reto);
    const nueva = { llave, nombre, agente: origen.agente };
    const { codigos } = await this.llaves.add(pase.usuario, nueva, { ...altaOf(pase), first: true });
    const token = await this.admitting.open(pase, doc, origen, 'llave');
    return { ...openedOf({ ...doc, factor: true }, token), codigos };
  }

  /** One that was set up meanwhile is asked for instead: whoever knows the password must not replace it. */
  private async claim(reto: string) {
    const claimed = await this.admitting.claim(reto, 'alta');
    if (claimed.doc.factor) throw new DomainError(erroresUsuarios.retoCaducado);
    return claimed;
  }
}

const altaOf = ({ _id }: PaseDoc) => ({ clase: 'llave-alta', de: _id }) as const;
