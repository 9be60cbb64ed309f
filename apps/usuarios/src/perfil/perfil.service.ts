import { erroresComunes } from '@pmp/contracts/common';
import {
  type ContrasenaUpdate,
  erroresUsuarios,
  type PerfilUpdate,
  type Usuario,
} from '@pmp/contracts/usuarios';
import { assertVersion, type Caller, CallerCache, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { AskingSession } from '../caller/asking-session';
import { ConfirmacionesService } from '../confirmacion/confirmaciones.service';
import { ContrasenaPolicy } from '../contrasenas/contrasena-policy';
import { ImagenesService } from '../imagenes/imagenes.service';
import { PasswordHasher } from '../contrasenas/password-hasher';
import { OwnerCheck } from '../sesiones/entrada/owner-check';
import { PasswordCheck } from '../sesiones/entrada/password-check';
import { SesionesAbiertasService } from '../sesiones/abiertas/sesiones-abiertas.service';
import { appendUsuarioCambiado } from '../usuarios/usuario.events';
import { toUsuario } from '../usuarios/usuario.mapper';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { correoKey } from '../usuarios/usuario.rules';
import { UsuariosRepository } from '../usuarios/usuarios.repository';

const OF_CORREO = {
  faltaContrasena: erroresUsuarios.faltaContrasenaActual,
  antigua: erroresUsuarios.entradaReciente,
};

@Injectable()
export class PerfilService {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly imagenes: ImagenesService,
    private readonly hasher: PasswordHasher,
    private readonly policy: ContrasenaPolicy,
    private readonly passwords: PasswordCheck,
    private readonly owner: OwnerCheck,
    private readonly abiertas: SesionesAbiertasService,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
    private readonly confirmaciones: ConfirmacionesService,
  ) {}

  async find(caller: Caller): Promise<Usuario> {
    return toUsuario(await this.load(caller));
  }

  /** Where mail is configured, another address counts only once its inbox has answered. */
  async update(
    caller: Caller,
    { version, actual, correo, ...resto }: PerfilUpdate,
    origen: AskingSession,
  ): Promise<{ usuario: Usuario; correoPendiente?: string }> {
    const leido = await this.load(caller);
    const nuevo = correo !== undefined && correoKey(correo) !== leido.correoClave ? correo : null;
    if (nuevo !== null) await this.owner.assert(leido, actual, origen, OF_CORREO);
    const waits = nuevo !== null && this.confirmaciones.sends;
    const pedido = {
      ...resto,
      ...(correo !== undefined && !waits && { correo }),
      ...(nuevo !== null && !waits && { correoConfirmado: false }),
    };
    const doc = await this.unitOfWork.run(async (tx) => {
      const antes = await this.load(caller, tx);
      assertVersion(version, antes.version);
      if (nuevo !== null && antes.hash !== leido.hash)
        throw new DomainError(erroresUsuarios.contrasenaActualIncorrecta);
      const avatar = await this.imagenes.settle(caller._id, antes.avatar, pedido.avatar, tx.session);
      const cambio = { ...pedido, avatar };
      const changes = (Object.keys(cambio) as (keyof typeof cambio)[]).some(
        (campo) => cambio[campo] !== antes[campo],
      );
      if (!changes) return antes;
      const despues = await this.usuarios.update(antes, cambio, tx.session);
      appendUsuarioCambiado(tx, antes, despues);
      return despues;
    });
    this.callers.forget(caller._id);
    if (!waits) return { usuario: toUsuario(doc) };
    this.confirmaciones.ask(doc, nuevo, origen.direccion);
    return { usuario: toUsuario(doc), correoPendiente: nuevo };
  }

  /** Makes every earlier token invalid and ends every session except the caller's. */
  async changeContrasena(
    caller: Caller,
    pedido: ContrasenaUpdate,
    { direccion, sid }: AskingSession,
  ): Promise<string> {
    const leido = await this.load(caller);
    if (leido.hash === '') throw new DomainError(erroresUsuarios.sinContrasena);
    if (!(await this.passwords.check(leido, pedido.actual, direccion))) {
      throw new DomainError(erroresUsuarios.contrasenaActualIncorrecta);
    }
    await this.policy.assertAcceptable(pedido.nueva, leido, 'nueva');
    const hash = await this.hasher.hash(pedido.nueva);
    const doc = await this.unitOfWork.run(async (tx) => {
      const antes = await this.load(caller, tx);
      // Of two concurrent changes with the same old password, the later one must not overwrite the first.
      if (antes.hash !== leido.hash) throw new DomainError(erroresUsuarios.contrasenaActualIncorrecta);
      return this.abiertas.endOthers(tx, antes, { hash }, sid);
    });
    return this.abiertas.resign(doc, sid, new Date());
  }

  private async load(caller: Caller, tx?: Tx): Promise<UsuarioDoc> {
    const doc = await this.usuarios.findById(caller._id, tx?.session);
    if (!doc) throw new DomainError(erroresComunes.sesionExpirada);
    return doc;
  }
}
