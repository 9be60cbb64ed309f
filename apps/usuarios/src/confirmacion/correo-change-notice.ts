import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AccountNotice } from '../correo/account-notice';
import { Mailer } from '../correo/mailer';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { composeCorreoChange, MAX_AVISOS } from './correo-change.rules';

/** Mails the address that an account had before: whoever has taken over the account would not. */
@Injectable()
export class CorreoChangeNotice extends AccountNotice {
  constructor(@InjectConnection() connection: Connection, mailer: Mailer) {
    super(connection, mailer, { name: 'aviso-cambio-correo', points: MAX_AVISOS });
  }

  changed(antes: UsuarioDoc, despues: UsuarioDoc): void {
    if (antes.correoClave === despues.correoClave) return;
    this.tell(antes, [antes._id.toHexString(), antes.correoClave], composeCorreoChange);
  }
}
