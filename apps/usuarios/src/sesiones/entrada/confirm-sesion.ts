import { erroresUsuarios, type OpcionesUso, type Prueba } from '@pmp/contracts/usuarios';
import { type Caller, DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { AskingSession } from '../../caller/asking-session';
import { LlaveCheck } from '../../factores/llaves/llave-check';
import type { Sitio } from '../../factores/llaves/sitio.rules';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { UsuariosRepository } from '../../usuarios/usuarios.repository';
import { SesionesAbiertasService } from '../abiertas/sesiones-abiertas.service';
import { FactorProof } from './factor-proof';
import { LlaveProof } from './llave-proof';
import { OF_CUENTA, OwnerCheck } from './owner-check';

/** What a route asks for that needs a recent sign-in: somebody shows that it is still them, and stays where they are. */
@Injectable()
export class ConfirmSesion {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly abiertas: SesionesAbiertasService,
    private readonly owner: OwnerCheck,
    private readonly proof: FactorProof,
    private readonly llaves: LlaveCheck,
    private readonly llaveProof: LlaveProof,
  ) {}

  /** What the browser asks for one of their passkeys with. */
  async askForLlave(caller: Caller, { sid }: AskingSession, sitio: Sitio | null): Promise<OpcionesUso> {
    const doc = await this.load(caller);
    if (!doc.factor) throw new DomainError(erroresUsuarios.sinSegundoFactor);
    return this.llaves.ask({ clase: 'llave-prueba', de: sid }, sitio, doc);
  }

  /** Returns the token of the same session that says when this was. */
  async confirm(caller: Caller, prueba: Prueba, session: AskingSession): Promise<string> {
    const doc = await this.load(caller);
    await this.assertSame(doc, prueba, session);
    return this.abiertas.resign(doc, session.sid, new Date());
  }

  private async assertSame(
    doc: UsuarioDoc,
    { actual, codigo, llave }: Prueba,
    session: AskingSession,
  ): Promise<void> {
    const { direccion, sid } = session;
    if (llave) await this.llaveProof.assert(doc, llave, { clase: 'llave-prueba', de: sid }, direccion);
    else if (codigo === undefined) await this.owner.assert(doc, actual, session, OF_CUENTA);
    else await this.proof.assert(doc, codigo, direccion);
  }

  private async load({ _id }: Caller): Promise<UsuarioDoc> {
    const doc = await this.usuarios.findById(_id);
    if (!doc) throw new DomainError(erroresUsuarios.sesionNoEncontrada);
    return doc;
  }
}
