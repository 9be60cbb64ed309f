import { dispositivoNuevo } from '@pmp/contracts/usuarios';
import { UnitOfWork } from '@pmp/platform';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AccountNotice } from '../correo/account-notice';
import { Mailer } from '../correo/mailer';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { ConocidosRepository } from './conocidos.repository';
import { composeDispositivo } from './dispositivo-mail.rules';
import { dispositivoLabel } from './dispositivo.rules';
import { lugarOf, zonaOf } from './lugar.rules';

const MAX_AVISOS = 5;

/** A sign-in: whose, with which browser (its User-Agent) and from which address. */
interface SignIn {
  usuario: string;
  nombre: string;
  agente: string;
  direccion: string;
}

/** Tells a person, by mail and by a notice, that somebody has signed in as them as nobody had before. */
@Injectable()
export class TellNewDevice extends AccountNotice {
  private readonly log = new Logger(TellNewDevice.name);

  constructor(
    @InjectConnection() connection: Connection,
    mailer: Mailer,
    private readonly conocidos: ConocidosRepository,
    private readonly usuarios: UsuariosRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super(connection, mailer, { name: 'aviso-dispositivo', points: MAX_AVISOS });
  }

  /** In the background: nobody waits for it to sign in. */
  notice(signIn: SignIn): void {
    void this.look(signIn).catch((error: unknown) =>
      this.log.warn({ motivo: String(error) }, 'dispositivo sin comprobar'),
    );
  }

  private async look({ usuario, nombre, agente, direccion: from }: SignIn): Promise<void> {
    const dispositivo = dispositivoLabel(agente);
    const como = `${dispositivo} ${zonaOf(from)}`;
    if (await this.conocidos.isKnown(usuario, como)) return;
    const { direccion } = lugarOf(from);
    // Known and told in one: if the process dies between them, the next sign-in tells it.
    const isNew = await this.unitOfWork.run(async (tx) => {
      const seen = await this.conocidos.isNew(usuario, como, tx.session);
      if (seen) tx.fact(dispositivoNuevo, { _id: usuario, nombre, dispositivo, direccion });
      return seen;
    });
    if (!isNew) return;
    const doc = await this.usuarios.findById(usuario);
    if (!doc) return;
    this.tell(doc, [usuario], (name, idioma) =>
      composeDispositivo(idioma, { nombre: name, dispositivo, direccion, momento: new Date() }),
    );
  }
}
