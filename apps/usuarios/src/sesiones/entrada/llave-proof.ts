import { erroresUsuarios, type Factor, type UsoLlave } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { CopiedLlave, LlaveCheck, type Proposito } from '../../factores/llaves/llave-check';
import { LlavesRepository } from '../../factores/llaves/llaves.repository';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { UsuariosRepository } from '../../usuarios/usuarios.repository';
import { FactorProof } from './factor-proof';

/** Whether somebody shows a passkey. A wrong answer counts, and is reported, as a wrong code is. */
@Injectable()
export class LlaveProof {
  constructor(
    private readonly check: LlaveCheck,
    private readonly llaves: LlavesRepository,
    private readonly usuarios: UsuariosRepository,
    private readonly proof: FactorProof,
  ) {}

  /** Throws unless it is one of this person's. */
  async assert(doc: UsuarioDoc, uso: UsoLlave, proposito: Proposito, direccion: string): Promise<Factor> {
    const show = async () => {
      const { usuario } = await this.check.use(uso, proposito);
      if (usuario !== doc._id.toHexString()) throw new DomainError(erroresUsuarios.llaveNoValida);
      return 'llave' as const;
    };
    return this.proof.attempt(doc, direccion, show, (refusal) =>
      refusal instanceof CopiedLlave ? 'llave-copiada' : 'llave-acceso',
    );
  }

  /** Whose it is, where nobody has said who they are: the key alone says it. */
  async identify(uso: UsoLlave, proposito: Proposito, direccion: string): Promise<UsuarioDoc> {
    const llave = await this.llaves.findByCredencial(uso.id);
    const doc = llave && (await this.usuarios.findById(llave.usuario));
    if (!doc) {
      await this.proof.unknown('llave-acceso', direccion);
      throw new DomainError(erroresUsuarios.llaveDesconocida);
    }
    await this.assert(doc, uso, proposito, direccion);
    return doc;
  }
}
