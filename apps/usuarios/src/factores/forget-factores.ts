import { factorQuitado } from '@pmp/contracts/usuarios';
import type { Tx } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { FactoresRepository } from './factores.repository';
import { LlavesRepository } from './llaves/llaves.repository';
import { PasesRepository } from './pases.repository';

/** What an account is without: part of the change that whoever forgets its factors makes. */
export const SIN_FACTOR = { factor: false } as const;

/** Takes what shows who somebody is away from an account: it was another's, or has been lost. */
@Injectable()
export class ForgetFactores {
  constructor(
    private readonly factores: FactoresRepository,
    private readonly llaves: LlavesRepository,
    private readonly pases: PasesRepository,
  ) {}

  async forget(tx: Tx, { _id, nombre, factor }: UsuarioDoc): Promise<void> {
    const usuario = _id.toHexString();
    await this.factores.removeOf(usuario, tx.session);
    await this.llaves.removeOf(usuario, tx.session);
    await this.pases.removeOf(usuario, tx.session);
    if (factor) tx.fact(factorQuitado, { _id: usuario, nombre });
  }
}
