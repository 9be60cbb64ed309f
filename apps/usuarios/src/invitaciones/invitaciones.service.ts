import {
  type EnlaceRegistro,
  erroresUsuarios,
  type Invitacion,
  type InvitacionCreada,
  type InvitacionCreate,
  type Preferencias,
} from '@pmp/contracts/usuarios';
import { assertAllowed, type Caller, DomainError, UnitOfWork } from '@pmp/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { config } from '../config';
import { Mailer } from '../correo/mailer';
import { hashOf, newToken } from '../correo/enlace.rules';
import { ResetThrottle } from '../correo/reset-throttle';
import { correoKey } from '../usuarios/usuario.rules';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { composeInvitacion, INVITACION_DIAS } from './invitacion-mail.rules';
import { composeCuentaExistente, composeRegistro } from './registro-mail.rules';
import type { InvitacionDoc } from './invitacion.model';
import { InvitacionesRepository } from './invitaciones.repository';

/** Invites whoever asks by mail for themselves. */
const NADIE = 'nadie';
const DAY_MS = 24 * 3_600_000;

const toInvitacion = ({ _id, correo, creada, expira }: InvitacionDoc): Invitacion => ({
  _id: _id.toHexString(),
  correo,
  creada: creada.toISOString(),
  expira: expira.toISOString(),
});

/** Who may make an account: `REGISTRO`, and the links with which an administrator lets somebody in. */
@Injectable()
export class InvitacionesService {
  private readonly logger = new Logger(InvitacionesService.name);

  constructor(
    private readonly invitaciones: InvitacionesRepository,
    private readonly usuarios: UsuariosRepository,
    private readonly mailer: Mailer,
    private readonly throttle: ResetThrottle,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(caller: Caller): Promise<Invitacion[]> {
    assertAllowed(caller, 'usuario.administrar', {});
    return (await this.invitaciones.list(new Date())).map(toInvitacion);
  }

  async invite(caller: Caller, { correo }: InvitacionCreate): Promise<InvitacionCreada> {
    assertAllowed(caller, 'usuario.administrar', {});
    if (config.REGISTRO === 'cerrado') throw new DomainError(erroresUsuarios.registroCerrado);
    if (await this.usuarios.findByCorreo(correo)) throw new DomainError(erroresUsuarios.correoDuplicado);
    const enviada = this.mailer.sends;
    const { doc, ruta } = await this.make(correo, caller._id, enviada);
    if (!enviada) return { ...toInvitacion(doc), enviada, ruta };
    await this.mail(caller, correo, ruta);
    return { ...toInvitacion(doc), enviada };
  }

  /**
   * Mails whoever asks to register: a link to do so, or that they have an account. The answer is the same for both, and
   * does not wait for either.
   */
  async askByMail({ correo, idioma = 'es' }: EnlaceRegistro, direccion: string): Promise<void> {
    if (config.REGISTRO !== 'correo') throw new DomainError(erroresUsuarios.registroSinEnlace);
    if (!this.mailer.sends) throw new DomainError(erroresUsuarios.correoNoDisponible);
    await this.throttle.assertOpen(direccion);
    void this.answerByMail(correo, idioma).catch((error: unknown) => {
      // The reason only: an SMTP error has addresses in it.
      this.logger.warn({ motivo: (error as { code?: string }).code ?? 'desconocido' }, 'enlace no enviado');
    });
  }

  async withdraw(caller: Caller, id: string): Promise<void> {
    assertAllowed(caller, 'usuario.administrar', {});
    const gone = await this.unitOfWork.run((tx) => this.invitaciones.remove(id, tx.session));
    if (!gone) throw new DomainError(erroresUsuarios.invitacionNoEncontrada);
  }

  /** The invitation with which somebody registers, if any; throws if they may not register. */
  async admit(token: string | undefined, correo: string): Promise<InvitacionDoc | null> {
    if (config.REGISTRO === 'cerrado') throw new DomainError(erroresUsuarios.registroCerrado);
    if (token === undefined) {
      if (config.REGISTRO === 'invitacion') throw new DomainError(erroresUsuarios.registroConInvitacion);
      if (config.REGISTRO === 'correo') throw new DomainError(erroresUsuarios.registroPorCorreo);
      return null;
    }
    const doc = await this.invitaciones.findValid(hashOf(token), new Date());
    if (doc?.correoClave !== correoKey(correo)) throw new DomainError(erroresUsuarios.invitacionNoValida);
    return doc;
  }

  /** Uses it up. */
  async accept({ _id }: InvitacionDoc, session: ClientSession): Promise<void> {
    if (!(await this.invitaciones.remove(_id.toHexString(), session)))
      throw new DomainError(erroresUsuarios.invitacionNoValida);
  }

  private async answerByMail(correo: string, idioma: Preferencias['idioma']): Promise<void> {
    if (!(await this.throttle.mayMail(correo))) return;
    const doc = await this.usuarios.findByCorreo(correo);
    if (doc) {
      const known = composeCuentaExistente(doc.preferencias.idioma, this.mailer.enlaceTo('/login'));
      await this.mailer.send(doc, known);
      return;
    }
    const { ruta } = await this.make(correo, NADIE, true);
    await this.mailer.send({ nombre: null, correo }, composeRegistro(idioma, this.mailer.enlaceTo(ruta)));
  }

  private async make(correo: string, invita: string, porCorreo: boolean) {
    const [token, creada] = [newToken(), new Date()];
    const doc = await this.unitOfWork.run((tx) =>
      this.invitaciones.replace(
        {
          huella: hashOf(token),
          correo,
          correoClave: correoKey(correo),
          porCorreo,
          invita,
          creada,
          expira: new Date(creada.getTime() + INVITACION_DIAS * DAY_MS),
        },
        tx.session,
      ),
    );
    return { doc, ruta: `/register?invitacion=${token}` };
  }

  private async mail(caller: Caller, correo: string, ruta: string): Promise<void> {
    const idioma = (await this.usuarios.findById(caller._id))?.preferencias.idioma ?? 'es';
    try {
      await this.mailer.send({ nombre: null, correo }, composeInvitacion(idioma, this.mailer.enlaceTo(ruta)));
    } catch (error) {
      // The reason only: an SMTP error has addresses in it.
      this.logger.warn(
        { motivo: (error as { code?: string }).code ?? 'desconocido' },
        'invitación no enviada',
      );
      throw new DomainError(erroresUsuarios.invitacionNoEnviada);
    }
  }
}
