import { CallerCache, UnitOfWork } from '@pmp/platform';
import { Injectable, Logger } from '@nestjs/common';
import { config } from '../config';
import { AdminGuard } from '../usuarios/admin-guard';
import { appendUsuarioCambiado } from '../usuarios/usuario.events';
import { UsuariosRepository } from '../usuarios/usuarios.repository';

/**
 * Everybody knows the passwords of the demonstration's accounts, so they are active only while it runs. Deactivating
 * them ends their sessions in every service, and they no longer count as administrators.
 */
@Injectable()
export class DemoAccounts {
  private readonly logger = new Logger(DemoAccounts.name);

  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly adminGuard: AdminGuard,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  async settle(): Promise<void> {
    const estado = config.DEMO ? 'activo' : 'inactivo';
    const cambian = await this.usuarios.findDemo(config.DEMO ? 'inactivo' : 'activo');
    for (const { _id } of cambian) await this.change(_id.toHexString(), estado);
    if (cambian.length) this.logger.log({ cuentas: cambian.length, estado }, 'cuentas de demostración');
  }

  private async change(id: string, estado: 'activo' | 'inactivo'): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const antes = await this.usuarios.findById(id, tx.session);
      if (!antes?.demo || antes.estado === estado) return;
      await this.adminGuard.enter(tx.session);
      const sesion = antes.sesion + (estado === 'inactivo' ? 1 : 0);
      appendUsuarioCambiado(tx, antes, await this.usuarios.update(antes, { estado, sesion }, tx.session));
      tx.recheckRooms({ usuarios: [id], cerrar: estado === 'inactivo' });
    });
    this.callers.forget(id);
  }
}
