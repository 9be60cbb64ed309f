import { erroresUsuarios, type Prueba } from '@pmp/contracts/usuarios';
import { type Caller, DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { AskingSession } from '../../caller/asking-session';
import { UsuariosRepository } from '../../usuarios/usuarios.repository';
import { SesionesAbiertasService } from '../abiertas/sesiones-abiertas.service';
import { FactorProof } from './factor-proof';
import { OF_CUENTA, OwnerCheck } from './owner-check';

/** What a route asks for that needs a recent sign-in: somebody shows that it is still them, and stays where they are. */
@Injectable()
export class ConfirmSesion {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly abiertas: SesionesAbiertasService,
    private readonly owner: OwnerCheck,
    private readonly proof: FactorProof,
  ) {}

  /** Returns the token of the same session that says when this was. */
  async confirm(caller: Caller, { actual, codigo }: Prueba, session: AskingSession): Promise<string> {
    const doc = await this.usuarios.findById(caller._id);
    if (!doc) throw new DomainError(erroresUsuarios.sesionNoEncontrada);
    if (codigo === undefined) await this.owner.assert(doc, actual, session, OF_CUENTA);
    else await this.proof.assert(doc, codigo, session.direccion);
    return this.abiertas.resign(doc, session.sid, new Date());
  }
}
