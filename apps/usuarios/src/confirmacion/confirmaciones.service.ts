import { erroresComunes } from '@pmp/contracts/common';
import { type ConfirmarCorreo, erroresUsuarios } from '@pmp/contracts/usuarios';
import { type Caller, CallerCache, DomainError, SharedLimit, UnitOfWork } from '@pmp/platform';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Mailer } from '../correo/mailer';
import { hashOf, newToken } from '../correo/enlace.rules';
import { appendUsuarioCambiado } from '../usuarios/usuario.events';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { correoKey } from '../usuarios/usuario.rules';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { composeConfirmacion, CONFIRMACION_HORAS, MAX_CONFIRMACIONES } from './confirmacion-mail.rules';
import { ConfirmacionesRepository } from './confirmaciones.repository';
import { CorreoChangeNotice } from './correo-change-notice';

const VENTANA_S = 15 * 60;
/** Mails that one address may cause by making accounts: a whole office registers from one on its first morning. */
const MAX_POR_ORIGEN = 100;
const HOUR_MS = 3_600_000;

/** Finds out whether the person reads the inbox of an address, where mail is configured. */
@Injectable()
export class ConfirmacionesService {
  private readonly logger = new Logger(ConfirmacionesService.name);
  /** To one account, and to one address. */
  private readonly mails: SharedLimit;
  private readonly origins: SharedLimit;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly usuarios: UsuariosRepository,
    private readonly confirmaciones: ConfirmacionesRepository,
    private readonly mailer: Mailer,
    private readonly notice: CorreoChangeNotice,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {
    const limit = (name: string, points: number) =>
      new SharedLimit(connection, { name, points, seconds: VENTANA_S });
    this.mails = limit('confirmar-correo', MAX_CONFIRMACIONES);
    this.origins = limit('confirmar-origen', MAX_POR_ORIGEN);
  }

  /** Without mail, a changed address counts at once. */
  get sends(): boolean {
    return this.mailer.sends;
  }

  /** Mails a link to `correo`, which is the account's address or shall become it. Nobody waits for the mail server. */
  ask(doc: UsuarioDoc, correo: string, direccion: string): void {
    if (!this.mailer.sends) return;
    void this.mail(doc, correo, direccion).catch((error: unknown) => {
      // The reason only: an SMTP error has addresses in it.
      this.warn((error as { code?: string }).code ?? 'desconocido');
    });
  }

  async askAgain({ _id }: Caller, direccion: string): Promise<void> {
    if (!this.mailer.sends) throw new DomainError(erroresUsuarios.correoNoDisponible);
    const doc = await this.usuarios.findById(_id);
    if (!doc) throw new DomainError(erroresComunes.sesionExpirada);
    if (doc.correoConfirmado === false) this.ask(doc, doc.correo, direccion);
  }

  /** Whoever presents the token reads the inbox that it was sent to. */
  async confirm({ token }: ConfirmarCorreo): Promise<string> {
    const { antes, despues } = await this.unitOfWork.run(async (tx) => {
      const pedida = await this.confirmaciones.findValid(hashOf(token), new Date(), tx.session);
      const antes = pedida && (await this.usuarios.findById(pedida.usuario, tx.session));
      if (!antes || antes.estado !== 'activo' || antes.correoClave !== pedida.correoAntes)
        throw new DomainError(erroresUsuarios.enlaceNoValido);
      const moves = correoKey(pedida.correo) !== antes.correoClave;
      if (moves && antes.sesion !== pedida.ses) throw new DomainError(erroresUsuarios.enlaceNoValido);
      await this.confirmaciones.removeOf(pedida.usuario, tx.session);
      const cambio = { correoConfirmado: true, ...(moves && { correo: pedida.correo }) };
      const despues = await this.usuarios.update(antes, cambio, tx.session);
      appendUsuarioCambiado(tx, antes, despues);
      return { antes, despues };
    });
    this.callers.forget(despues._id.toHexString());
    this.notice.changed(antes, despues);
    return despues.correo;
  }

  private async mail(doc: UsuarioDoc, correo: string, direccion: string): Promise<void> {
    const [usuario, clave] = [doc._id.toHexString(), correoKey(correo)];
    if (!(await this.mayMail(usuario, clave, direccion))) return this.warn('demasiados');
    // The same silence as for a free address that nobody confirms: it must not be told who has an account.
    if (clave !== doc.correoClave && (await this.usuarios.findByCorreo(correo))) return;
    const token = newToken();
    const expira = new Date(Date.now() + CONFIRMACION_HORAS * HOUR_MS);
    const row = {
      _id: hashOf(token),
      usuario,
      correo,
      correoAntes: doc.correoClave,
      ses: doc.sesion,
      expira,
    };
    await this.unitOfWork.run((tx) => this.confirmaciones.insert(row, tx));
    const enlace = this.mailer.enlaceTo(`/confirmar-correo/${token}`);
    await this.mailer.send({ nombre: null, correo }, composeConfirmacion(doc.preferencias.idioma, enlace));
  }

  private async mayMail(usuario: string, clave: string, direccion: string): Promise<boolean> {
    if ((await this.origins.secondsToWait(direccion)) > 0) return false;
    if ((await this.mails.secondsToWait(usuario)) > 0) return false;
    return (await this.mails.secondsToWait(clave)) === 0;
  }

  private warn(motivo: string): void {
    this.logger.warn({ motivo }, 'enlace de confirmación no enviado');
  }
}
