import { erroresComunes } from '@pmp/contracts/common';
import {
  type ContrasenaUpdate,
  erroresUsuarios,
  type PerfilUpdate,
  type Usuario,
} from '@pmp/contracts/usuarios';
import { assertVersion, type Caller, CallerCache, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../sesiones/password-hasher';
import { PasswordCheck } from '../sesiones/password-check';
import { SesionesAbiertasService } from '../sesiones/sesiones-abiertas.service';
import { appendUsuarioCambiado } from '../usuarios/usuario.events';
import { toUsuario } from '../usuarios/usuario.mapper';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { CorreoChangeNotice } from './correo-change-notice';

@Injectable()
export class PerfilService {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordCheck,
    private readonly abiertas: SesionesAbiertasService,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
    private readonly aviso: CorreoChangeNotice,
  ) {}

  async find(caller: Caller): Promise<Usuario> {
    return toUsuario(await this.load(caller));
  }

  async update(caller: Caller, { version, ...pedido }: PerfilUpdate): Promise<Usuario> {
    const { antes, despues } = await this.unitOfWork.run(async (tx) => {
      const antes = await this.load(caller, tx);
      assertVersion(version, antes.version);
      const cambio = { ...antes, ...pedido };
      const { nombre, correo, avatar } = cambio;
      if (nombre === antes.nombre && correo === antes.correo && avatar === antes.avatar)
        return { antes, despues: antes };
      const despues = await this.usuarios.update(antes, { nombre, correo, avatar }, tx.session);
      appendUsuarioCambiado(tx, antes, despues);
      return { antes, despues };
    });
    this.callers.forget(caller._id);
    this.aviso.changed(antes, despues);
    return toUsuario(despues);
  }

  /** Makes every earlier token invalid and ends every session except the caller's. */
  async changeContrasena(
    caller: Caller,
    pedido: ContrasenaUpdate,
    { direccion, sid }: { direccion: string; sid: string },
  ): Promise<string> {
    const leido = await this.load(caller);
    if (leido.hash === '') throw new DomainError(erroresUsuarios.sinContrasena);
    if (!(await this.passwords.check(leido, pedido.actual, direccion))) {
      throw new DomainError(erroresUsuarios.contrasenaActualIncorrecta);
    }
    const hash = await this.hasher.hash(pedido.nueva);
    const doc = await this.unitOfWork.run(async (tx) => {
      const antes = await this.load(caller, tx);
      // Of two concurrent changes with the same old password, the later one must not overwrite the first.
      if (antes.hash !== leido.hash) throw new DomainError(erroresUsuarios.contrasenaActualIncorrecta);
      return this.abiertas.endOthers(tx, antes, { hash }, sid);
    });
    return this.abiertas.resign(doc, sid);
  }

  private async load(caller: Caller, tx?: Tx): Promise<UsuarioDoc> {
    const doc = await this.usuarios.findById(caller._id, tx?.session);
    if (!doc) throw new DomainError(erroresComunes.sesionExpirada);
    return doc;
  }
}
