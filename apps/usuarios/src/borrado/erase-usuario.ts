import { erroresUsuarios, EVENTO_CUENTA_CAMBIADA, usuarioEliminado } from '@pmp/contracts/usuarios';
import { assertAllowed, type Caller, CallerCache, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { appendEquipoCambiado } from '../equipos/equipo.events';
import { miembrosOf } from '../equipos/equipo.mapper';
import { withoutMiembro } from '../equipos/equipo.rules';
import { EquiposRepository } from '../equipos/equipos.repository';
import { ImagenesService } from '../imagenes/imagenes.service';
import { AdminGuard } from '../usuarios/admin-guard';
import { appendUsuarioEstado } from '../usuarios/usuario.events';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { BorradosRepository } from './borrados.repository';
import { BorradoRunner } from './borrado-runner';

/**
 * Erases a person at an administrator's request. Here the account loses its name, address and everything private, and its
 * sessions, at once; the runner then removes what other places keep.
 */
@Injectable()
export class EraseUsuario {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly equipos: EquiposRepository,
    private readonly imagenes: ImagenesService,
    private readonly borrados: BorradosRepository,
    private readonly adminGuard: AdminGuard,
    private readonly runner: BorradoRunner,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  async erase(caller: Caller, id: string): Promise<void> {
    assertAllowed(caller, 'usuario.administrar', {});
    if (id === caller._id) throw new DomainError(erroresUsuarios.noTePuedesEliminar);
    await this.unitOfWork.run(async (tx) => {
      const antes = await this.usuarios.findById(id, tx.session);
      if (!antes || antes.borrado) throw new DomainError(erroresUsuarios.usuarioNoEncontrado);
      if (antes.rol === 'admin' && antes.estado === 'activo')
        await this.adminGuard.assertAnotherRemains(tx.session);
      await this.leaveEquipos(antes, tx);
      const unica = !(await this.usuarios.hasNamesake(antes, tx.session));
      await this.imagenes.removeOf(id, tx.session);
      const despues = await this.usuarios.erase(antes, tx.session);
      const { _id, nombre, correo } = antes;
      this.borrados.insert({ _id, nombre, correo, unica, pedido: new Date(), limpio: null }, tx);
      appendUsuarioEstado(tx, despues);
      tx.fact(usuarioEliminado, { _id: id, nombre: despues.nombre });
      tx.live(`usuario.${id}`, EVENTO_CUENTA_CAMBIADA, { _id: id, version: despues.version });
      tx.recheckRooms({ usuarios: [id], cerrar: true });
    });
    this.callers.forget();
    this.runner.wake();
  }

  private async leaveEquipos({ _id }: UsuarioDoc, tx: Tx): Promise<void> {
    const usuario = _id.toHexString();
    for (const equipo of await this.equipos.listOf(usuario, tx.session)) {
      const miembros = withoutMiembro(miembrosOf(equipo), usuario);
      appendEquipoCambiado(tx, equipo, await this.equipos.update(equipo, { miembros }, tx.session));
    }
  }
}
