import { codigoRecuperacionUsado, type Factor } from '@pmp/contracts/usuarios';
import { UnitOfWork } from '@pmp/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { huellaOf, plainCodigo } from './codigo.rules';
import { FactoresRepository } from './factores.repository';
import { SeedCipher } from './seed-cipher';
import { stepOf } from './totp.rules';

const DIGITS_ONLY = /^\d{6}$/;

/** Whether a code is one of a person's, and uses it up. */
@Injectable()
export class FactorCheck {
  private readonly logger = new Logger(FactorCheck.name);

  constructor(
    private readonly factores: FactoresRepository,
    private readonly cipher: SeedCipher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** null: it is none, or it has been used; of two at the same moment one finds it unused. */
  async spend(doc: UsuarioDoc, codigo: string): Promise<Factor | null> {
    const plain = plainCodigo(codigo);
    if (DIGITS_ONLY.test(plain)) return (await this.spendTotp(doc._id.toHexString(), plain)) ? 'totp' : null;
    return (await this.spendCodigo(doc, plain)) ? 'recuperacion' : null;
  }

  private async spendTotp(usuario: string, codigo: string): Promise<boolean> {
    const semilla = (await this.factores.find(usuario))?.semilla;
    if (semilla === undefined) return false;
    const seed = this.cipher.decrypt(semilla, usuario);
    if (seed === null) {
      this.logger.error({ usuario }, 'SECRETO_FACTORES no es el que cifró esta clave');
      return false;
    }
    const paso = stepOf(seed, codigo, Date.now());
    return paso !== null && this.factores.spendPaso(usuario, semilla, paso);
  }

  private async spendCodigo({ _id, nombre }: UsuarioDoc, codigo: string): Promise<boolean> {
    const usuario = _id.toHexString();
    return this.unitOfWork.run(async (tx) => {
      const quedan = await this.factores.spendCodigo(usuario, huellaOf(codigo, usuario), tx.session);
      if (quedan === null) return false;
      tx.fact(codigoRecuperacionUsado, { _id: usuario, nombre, quedan });
      return true;
    });
  }
}
