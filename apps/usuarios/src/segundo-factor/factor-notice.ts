import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AccountNotice } from '../correo/account-notice';
import { Mailer } from '../correo/mailer';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { composeFactor, type FactorMail } from './factor-mail.rules';

const MAX_AVISOS = 5;

/** Tells a person by mail that by other means than before they show who they are. */
@Injectable()
export class FactorNotice extends AccountNotice {
  constructor(@InjectConnection() connection: Connection, mailer: Mailer) {
    super(connection, mailer, { name: 'aviso-factor', points: MAX_AVISOS });
  }

  /** `llave`: the passkey that it is about. */
  changed({ doc, que, llave = '' }: { doc: UsuarioDoc; que: FactorMail; llave?: string }): void {
    if (doc.bot) return;
    this.tell(doc, [doc._id.toHexString()], (nombre, idioma) =>
      composeFactor(que, { nombre, idioma, llave }),
    );
  }
}
