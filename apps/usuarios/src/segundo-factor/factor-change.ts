import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { CallerCache, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { appendUsuarioCambiado } from '../usuarios/usuario.events';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import type { FactorMail } from './factor-mail.rules';
import { FactorNotice } from './factor-notice';

/** What an account is after a change of its factors, and what its owner is told of it. */
interface Changed {
  factor: boolean;
  que: FactorMail;
  /** The key that has been added or removed. */
  llave?: string;
}

/**
 * Changes by what somebody shows who they are. The account itself is written each time, so of two changes at the same
 * moment the second sees the first: nobody is left with nothing because each of two removals saw the other's.
 */
@Injectable()
export class FactorChange {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly notice: FactorNotice,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  async change(id: string, work: (tx: Tx, antes: UsuarioDoc) => Promise<Changed>): Promise<void> {
    const told = await this.unitOfWork.run(async (tx) => {
      const antes = await this.load(id, tx);
      const { factor, ...rest } = await work(tx, antes);
      const doc = await this.usuarios.update(antes, { factor }, tx.session);
      appendUsuarioCambiado(tx, antes, doc);
      return { doc, ...rest };
    });
    this.callers.forget(id);
    this.notice.changed(told);
  }

  async load(id: string, tx?: Tx): Promise<UsuarioDoc> {
    const doc = await this.usuarios.findById(id, tx?.session);
    if (!doc || doc.borrado) throw new DomainError(erroresUsuarios.usuarioNoEncontrado);
    return doc;
  }
}
