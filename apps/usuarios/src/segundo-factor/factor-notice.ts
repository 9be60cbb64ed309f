import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AccountNotice } from '../correo/account-notice';
import { Mailer } from '../correo/mailer';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { composeFactor } from './factor-mail.rules';

const MAX_AVISOS = 5;

/** Tells a person by mail that their second factor is on, or gone. */
@Injectable()
export class FactorNotice extends AccountNotice {
  constructor(@InjectConnection() connection: Connection, mailer: Mailer) {
    super(connection, mailer, { name: 'aviso-factor', points: MAX_AVISOS });
  }

  changed(doc: UsuarioDoc): void {
    if (doc.bot) return;
    const que = doc.factor ? 'activado' : 'quitado';
    this.tell(doc, [doc._id.toHexString()], (nombre, idioma) => composeFactor(que, nombre, idioma));
  }
}
