import { UnitOfWork, untilDatabaseAnswers } from '@pmp/platform';
import { ADMIN_DEMO } from '@pmp/contracts/usuarios';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { config } from '../config';
import { ContrasenaPolicy } from '../contrasenas/contrasena-policy';
import { PasswordHasher } from '../contrasenas/password-hasher';
import { IdentidadesRepository } from '../empresa/identidades/identidades.repository';
import { ForgetFactores, SIN_FACTOR } from '../factores/forget-factores';
import { AdminGuard } from '../usuarios/admin-guard';
import { appendUsuarioCambiado, appendUsuarioRegistrado } from '../usuarios/usuario.events';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { DemoAccounts } from './demo-accounts';

const NOMBRE = 'Administración';

/** Creates the account of ADMIN_CORREO and ADMIN_CONTRASENA while no active admin can sign in with a password. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly identidades: IdentidadesRepository,
    private readonly factores: ForgetFactores,
    private readonly hasher: PasswordHasher,
    private readonly policy: ContrasenaPolicy,
    private readonly adminGuard: AdminGuard,
    private readonly unitOfWork: UnitOfWork,
    private readonly demo: DemoAccounts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await untilDatabaseAnswers(() => this.demo.settle());
    await untilDatabaseAnswers(() => this.create());
  }

  private async create(): Promise<void> {
    const { ADMIN_CORREO: correo, ADMIN_CONTRASENA: contrasena } = config;
    if (!correo || !contrasena || (await this.usuarios.countLocalAdmins()) > 0) return;
    const demo = config.DEMO && correo === ADMIN_DEMO.correo && contrasena === ADMIN_DEMO.contrasena;
    if (!demo) await this.policy.assertAcceptable(contrasena, { nombre: NOMBRE, correo }, 'ADMIN_CONTRASENA');
    const hash = await this.hasher.hash(contrasena);
    const creado = await this.unitOfWork.run(async (tx) => {
      await this.adminGuard.enter(tx.session);
      if ((await this.usuarios.countLocalAdmins(tx.session)) > 0) return false;
      const antes = await this.usuarios.findByCorreo(correo, tx.session);
      if (!antes) {
        appendUsuarioRegistrado(
          tx,
          await this.usuarios.insert(
            { nombre: NOMBRE, correo, hash, rol: 'admin', demo, correoConfirmado: true },
            tx.session,
          ),
        );
        return true;
      }
      // Anybody may have registered this address before: the account now belongs to the operator, and its old sessions
      // end.
      await this.identidades.removeOf(antes._id.toHexString(), tx.session);
      await this.factores.forget(tx, antes);
      const cambio = {
        rol: 'admin',
        estado: 'activo',
        hash,
        sesion: antes.sesion + 1,
        demo,
        correoConfirmado: true,
        ...SIN_FACTOR,
      } as const;
      appendUsuarioCambiado(tx, antes, await this.usuarios.update(antes, cambio, tx.session));
      tx.recheckRooms({ usuarios: [antes._id.toHexString()], cerrar: true });
      return true;
    });
    if (creado) this.logger.log('primera cuenta administradora creada');
  }
}
