import { UnitOfWork } from '@pmp/platform';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { config } from '../config';
import { Contrasenas } from '../sesiones/contrasenas';
import { AdminGuard } from '../usuarios/admin-guard';
import { appendUsuarioCambiado, appendUsuarioRegistrado } from '../usuarios/usuario.events';
import { UsuariosRepository } from '../usuarios/usuarios.repository';

const NOMBRE = 'Administración';

/** Makes the account named by ADMIN_CORREO and ADMIN_CONTRASENA while there is no active admin. */
@Injectable()
export class PrimerAdministrador implements OnApplicationBootstrap {
  private readonly logger = new Logger(PrimerAdministrador.name);

  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly contrasenas: Contrasenas,
    private readonly adminGuard: AdminGuard,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_CORREO: correo, ADMIN_CONTRASENA: contrasena } = config;
    if (!correo || !contrasena || (await this.usuarios.countActiveAdmins()) > 0) return;
    const hash = await this.contrasenas.hash(contrasena);
    const creado = await this.unitOfWork.run(async (tx) => {
      await this.adminGuard.enter(tx.session);
      if ((await this.usuarios.countActiveAdmins(tx.session)) > 0) return false;
      const antes = await this.usuarios.findByCorreo(correo, tx.session);
      if (!antes) {
        appendUsuarioRegistrado(
          tx,
          await this.usuarios.insert({ nombre: NOMBRE, correo, hash, rol: 'admin' }, tx.session),
        );
        return true;
      }
      // Anybody may have registered this address before: the account becomes the operator's, sessions and all.
      const cambio = { rol: 'admin', estado: 'activo', hash, sesion: antes.sesion + 1 } as const;
      appendUsuarioCambiado(tx, antes, await this.usuarios.update(antes, cambio, tx.session));
      tx.recheckRooms({ usuarios: [antes._id.toHexString()], cerrar: true });
      return true;
    });
    if (creado) this.logger.log('primera cuenta administradora creada');
  }
}
