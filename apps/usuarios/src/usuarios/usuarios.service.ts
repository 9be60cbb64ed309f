import {
  erroresUsuarios,
  type Usuario,
  type UsuarioAdminUpdate,
  type UsuarioCreate,
  type UsuarioListado,
  type UsuariosQuery,
} from '@pmp/contracts/usuarios';
import {
  assertAllowed,
  assertVersion,
  type Caller,
  CallerCache,
  DomainError,
  UnitOfWork,
} from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { config } from '../config';
import { AdminGuard } from './admin-guard';
import { appendUsuarioCambiado, appendUsuarioRegistrado } from './usuario.events';
import { toUsuario, toUsuarioListado } from './usuario.mapper';
import { correoKey, planAccountChange } from './usuario.rules';
import { UsuariosRepository } from './usuarios.repository';

@Injectable()
export class UsuariosService {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly adminGuard: AdminGuard,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  async list(
    caller: Caller,
    query: UsuariosQuery,
  ): Promise<{ usuarios: UsuarioListado[]; siguiente?: string | null; total?: number }> {
    const forAdmin = caller.rol === 'admin';
    // Whoever may not see an address must not find by it either: letter by letter, the answers would tell it.
    const { filas, ...resto } = await this.usuarios.list(query, { byCorreo: forAdmin });
    return { usuarios: filas.map((doc) => toUsuarioListado(doc, forAdmin)), ...resto };
  }

  /**
   * An account that an administrator makes for somebody else. No password opens it until its owner chooses one, with a
   * link. The same `_id` again finds the account that it made.
   */
  async createAccount(caller: Caller, pedido: UsuarioCreate): Promise<Usuario> {
    assertAllowed(caller, 'usuario.administrar', {});
    if (config.REGISTRO === 'cerrado') throw new DomainError(erroresUsuarios.registroCerrado);
    return this.makeAccount(pedido);
  }

  /** `createAccount`, for who operates the installation. */
  async makeAccount(pedido: UsuarioCreate): Promise<Usuario> {
    const previa = pedido._id ? await this.usuarios.findById(pedido._id) : null;
    if (previa?.correoClave === correoKey(pedido.correo)) return toUsuario(previa);
    if (await this.usuarios.findByCorreo(pedido.correo))
      throw new DomainError(erroresUsuarios.correoDuplicado);
    const doc = await this.unitOfWork.run(async (tx) => {
      const nueva = { ...pedido, hash: '', correoConfirmado: false };
      const insertada = await this.usuarios.insert(nueva, tx.session);
      appendUsuarioRegistrado(tx, insertada);
      return insertada;
    });
    return toUsuario(doc);
  }

  async updateAccount(caller: Caller, id: string, pedido: UsuarioAdminUpdate): Promise<Usuario> {
    assertAllowed(caller, 'usuario.administrar', {});
    return this.changeAccount(id, pedido, caller._id);
  }

  /** `by`: null is who operates the installation, who may also close their own account. */
  async changeAccount(id: string, pedido: UsuarioAdminUpdate, by: string | null): Promise<Usuario> {
    const doc = await this.unitOfWork.run(async (tx) => {
      const antes = await this.usuarios.findById(id, tx.session);
      if (!antes || antes.borrado) throw new DomainError(erroresUsuarios.usuarioNoEncontrado);
      assertVersion(pedido.version, antes.version);
      // It would count as the administrator who has to remain, and nobody can sign in as it.
      if (antes.bot && pedido.rol === 'admin') throw new DomainError(erroresUsuarios.botNoAdministra);
      const { despues, cambia, losesAdmin, endsSessions } = planAccountChange(antes, pedido);
      if (!cambia) return antes;
      if (antes.demo && despues.estado === 'activo' && !config.DEMO)
        throw new DomainError(erroresUsuarios.cuentaDeDemostracion);
      if (losesAdmin) await this.adminGuard.assertAnotherRemains(tx.session);
      if (endsSessions && id === by) throw new DomainError(erroresUsuarios.noTePuedesCambiar);
      const sesion = antes.sesion + (endsSessions ? 1 : 0);
      const cambiado = await this.usuarios.update(antes, { ...despues, sesion }, tx.session);
      appendUsuarioCambiado(tx, antes, cambiado);
      tx.recheckRooms({ usuarios: [id], cerrar: endsSessions });
      return cambiado;
    });
    this.callers.forget(id);
    return toUsuario(doc);
  }
}
