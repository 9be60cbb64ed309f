import { type EnlaceContrasena, erroresUsuarios, type Restablecer } from '@pmp/contracts/usuarios';
import { assertAllowed, type Caller, CallerCache, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable, Logger } from '@nestjs/common';
import { ContrasenaPolicy } from '../contrasenas/contrasena-policy';
import { Mailer, recipientOf } from '../correo/mailer';
import { PasswordHasher } from '../contrasenas/password-hasher';
import { LoginThrottle } from '../sesiones/entrada/login-throttle';
import { SesionesAbiertasService } from '../sesiones/abiertas/sesiones-abiertas.service';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { hashOf } from '../correo/enlace.rules';
import { EnlacesService } from './enlaces.service';
import { composeResetMail } from './reset-mail.rules';
import { ResetThrottle } from '../correo/reset-throttle';
import { RestablecimientosRepository } from './restablecimientos.repository';

@Injectable()
export class RecuperacionService {
  private readonly logger = new Logger(RecuperacionService.name);

  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly restablecimientos: RestablecimientosRepository,
    private readonly enlaces: EnlacesService,
    private readonly mailer: Mailer,
    private readonly throttle: ResetThrottle,
    private readonly logins: LoginThrottle,
    private readonly hasher: PasswordHasher,
    private readonly policy: ContrasenaPolicy,
    private readonly abiertas: SesionesAbiertasService,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  /** The account is looked up after the answer, so that the answer takes equally long for one that does not exist. */
  async request(correo: string, direccion: string): Promise<void> {
    if (!this.mailer.sends) throw new DomainError(erroresUsuarios.correoNoDisponible);
    await this.throttle.assertOpen(direccion);
    void this.mail(correo).catch((error: unknown) => {
      // The reason only: an SMTP error has addresses in it.
      this.logger.warn({ motivo: (error as { code?: string }).code ?? 'desconocido' }, 'correo no enviado');
    });
  }

  /** For an admin to pass on by hand where no mail is sent. */
  async enlaceFor(caller: Caller, id: string): Promise<EnlaceContrasena> {
    assertAllowed(caller, 'usuario.administrar', {});
    return this.enlaceOf(id);
  }

  /** The same, for who operates the installation. */
  async enlaceOf(id: string): Promise<EnlaceContrasena> {
    const doc = await this.usuarios.findById(id);
    if (!doc || doc.borrado) throw new DomainError(erroresUsuarios.usuarioNoEncontrado);
    if (doc.bot) throw new DomainError(erroresUsuarios.botSinContrasena);
    if (doc.estado !== 'activo') throw new DomainError(erroresUsuarios.cuentaDestinoInactiva);
    return this.enlaces.make(doc, { porCorreo: false });
  }

  /** Ends every session, so that whoever knew the old password is signed out. */
  async reset({ token, nueva }: Restablecer, direccion: string): Promise<void> {
    // Checked before the expensive hash, so that invented links cost next to nothing.
    await this.policy.assertAcceptable(nueva, (await this.findOwner(token)).doc, 'nueva');
    const hash = await this.hasher.hash(nueva);
    const doc = await this.unitOfWork.run(async (tx) => {
      const { doc: antes, porCorreo } = await this.findOwner(token, tx);
      await this.restablecimientos.removeOf(antes._id.toHexString(), tx.session);
      return this.abiertas.endOthers(tx, antes, { hash, ...(porCorreo && { correoConfirmado: true }) });
    });
    this.callers.forget(doc._id.toHexString());
    await this.logins.succeeded(doc.correo, direccion);
  }

  private async mail(correo: string): Promise<void> {
    if (!(await this.throttle.mayMail(correo))) return;
    const doc = await this.usuarios.findByCorreo(correo);
    if (doc?.estado !== 'activo' || doc.bot) return;
    const { ruta } = await this.enlaces.make(doc, { porCorreo: true });
    const destino = recipientOf(doc);
    await this.mailer.send(
      destino,
      composeResetMail(destino.nombre, doc.preferencias.idioma, this.mailer.enlaceTo(ruta)),
    );
  }

  /** `porCorreo`: whoever has the link reads the inbox of the account. */
  private async findOwner(token: string, tx?: Tx): Promise<{ doc: UsuarioDoc; porCorreo: boolean }> {
    const pedido = await this.restablecimientos.findValid(hashOf(token), new Date(), tx?.session);
    const doc = pedido && (await this.usuarios.findById(pedido.usuario, tx?.session));
    const isAsThen = doc && doc.sesion === pedido.ses && doc.correoClave === pedido.correo;
    if (!isAsThen || doc.estado !== 'activo') throw new DomainError(erroresUsuarios.enlaceNoValido);
    return { doc, porCorreo: pedido.porCorreo === true };
  }
}
