import {
  correoSchema,
  type EnlaceRegistro,
  erroresUsuarios,
  type Invitacion,
  INVITACION_DIAS,
  invitacionAceptada,
  invitacionCreada,
  type InvitacionVista,
  type Preferencias,
  type RolEquipo,
} from '@pmp/contracts/usuarios';
import { DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable, Logger } from '@nestjs/common';
import { config } from '../config';
import { Mailer } from '../correo/mailer';
import { hashOf, newToken } from '../correo/enlace.rules';
import { ResetThrottle } from '../correo/reset-throttle';
import { EquiposRepository } from '../equipos/equipos.repository';
import { JoinEquipo } from '../equipos/join-equipo';
import { correoKey } from '../usuarios/usuario.rules';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { composeInvitacion } from './invitacion-mail.rules';
import { composeCuentaExistente, composeRegistro } from './registro-mail.rules';
import type { InvitacionDoc } from './invitacion.model';
import { InvitacionesRepository } from './invitaciones.repository';

/** Invites whoever asks by mail for themselves. */
const NADIE = 'nadie';
const DAY_MS = 24 * 3_600_000;

/** What an invitation is for; without `correo`, whoever has the link, as often as `plazas` says. */
export interface Pedida {
  correo?: string | undefined;
  plazas?: number | undefined;
  equipo?: string | undefined;
  rol?: RolEquipo | undefined;
  proyecto?: string | undefined;
  dias?: number | undefined;
}

type Made = { doc: InvitacionDoc; ruta: string };

export const nombreOf = ({ correo }: Pick<InvitacionDoc, 'correo'>): string => correo ?? 'enlace';

/** Links with which somebody makes an account, and joins the team that they are for. */
@Injectable()
export class InvitacionesService {
  private readonly logger = new Logger(InvitacionesService.name);

  constructor(
    private readonly invitaciones: InvitacionesRepository,
    private readonly usuarios: UsuariosRepository,
    private readonly equipos: EquiposRepository,
    private readonly joining: JoinEquipo,
    private readonly mailer: Mailer,
    private readonly throttle: ResetThrottle,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Whoever asks may invite. Mails it, or returns the link where that cannot be done. */
  async send(
    invita: string,
    pedida: Pedida & { correo: string },
  ): Promise<{ doc: InvitacionDoc; ruta?: string }> {
    if (!this.mailer.sends) return this.make(invita, pedida, false);
    const { doc, ruta } = await this.make(invita, pedida, true);
    return (await this.mail(invita, pedida, ruta)) ? { doc } : this.make(invita, pedida, false);
  }

  /** Whoever asks may invite; nothing is mailed. */
  async make(invita: string, pedida: Pedida, porCorreo = false): Promise<Made> {
    const { correo, plazas, equipo, proyecto, dias = INVITACION_DIAS } = pedida;
    const rol = equipo === undefined ? undefined : (pedida.rol ?? 'miembro');
    const [token, creada] = [newToken(), new Date()];
    const nueva = {
      huella: hashOf(token),
      ...(correo !== undefined && { correo, correoClave: correoKey(correo) }),
      ...(plazas !== undefined && { plazas, quedan: plazas }),
      ...(equipo !== undefined && { equipo, rol }),
      ...(proyecto !== undefined && { proyecto }),
      porCorreo,
      invita,
      creada,
      expira: new Date(creada.getTime() + dias * DAY_MS),
    };
    const doc = await this.unitOfWork.run(async (tx) => {
      const made = await this.invitaciones.replace(nueva, tx.session);
      if (invita !== NADIE) await this.report(tx, made);
      return made;
    });
    return { doc, ruta: `/register?invitacion=${token}` };
  }

  /** With the teams' names, as they are shown. */
  async present(docs: readonly InvitacionDoc[]): Promise<Invitacion[]> {
    const ids = docs.flatMap(({ equipo }) => equipo ?? []);
    const nombres = await this.equipos.findNames(ids);
    return docs.map(({ _id, correo = null, creada, expira, equipo, rol, plazas, quedan }) => {
      const suyo = nombres.find((each) => each._id.toHexString() === equipo);
      return {
        _id: _id.toHexString(),
        correo,
        creada: creada.toISOString(),
        expira: expira.toISOString(),
        ...(suyo && { equipo: { _id: suyo._id.toHexString(), nombre: suyo.nombre } }),
        ...(rol && { rol }),
        ...(plazas !== undefined && { plazas, quedan: quedan ?? 0 }),
      };
    });
  }

  /** For whoever holds the link: what it is for. */
  async look(token: string): Promise<InvitacionVista> {
    this.assertOpen();
    const doc = await this.findUsable(token);
    const [invita, equipo] = await Promise.all([
      doc.invita === NADIE ? null : this.usuarios.findById(doc.invita),
      doc.equipo === undefined ? null : this.equipos.findById(doc.equipo),
    ]);
    return {
      correo: doc.correo ?? null,
      invita: invita?.nombre ?? null,
      equipo: equipo?.nombre ?? null,
      proyecto: doc.proyecto ?? null,
      expira: doc.expira.toISOString(),
    };
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

  /** The invitation with which somebody registers, if any; throws if they may not register. */
  async admit(token: string | undefined, correo: string): Promise<InvitacionDoc | null> {
    this.assertOpen();
    if (token === undefined) {
      if (config.REGISTRO === 'invitacion') throw new DomainError(erroresUsuarios.registroConInvitacion);
      if (config.REGISTRO === 'correo') throw new DomainError(erroresUsuarios.registroPorCorreo);
      return null;
    }
    const doc = await this.findUsable(token);
    if (doc.correoClave !== undefined && doc.correoClave !== correoKey(correo))
      throw new DomainError(erroresUsuarios.invitacionNoValida);
    return doc;
  }

  /** Uses a place of it up; of two who want the last at the same moment one gets it. */
  async spend(doc: InvitacionDoc, tx: Tx): Promise<void> {
    if (await this.invitaciones.spend(doc, tx.session)) return;
    const still = await this.invitaciones.findById(doc._id.toHexString(), tx.session);
    throw new DomainError(still ? erroresUsuarios.invitacionAgotada : erroresUsuarios.invitacionNoValida);
  }

  /** The account is made: it joins the team, unless that is gone by now. */
  async accept(doc: InvitacionDoc, usuario: string, tx: Tx): Promise<void> {
    const { _id, equipo, rol = 'miembro' } = doc;
    tx.fact(invitacionAceptada, { _id: _id.toHexString(), nombre: nombreOf(doc), usuario });
    if (equipo !== undefined && (await this.joining.join(tx, equipo, usuario, rol))) this.joining.joined();
  }

  assertOpen(): void {
    if (config.REGISTRO === 'cerrado') throw new DomainError(erroresUsuarios.registroCerrado);
  }

  private async findUsable(token: string): Promise<InvitacionDoc> {
    const doc = await this.invitaciones.findValid(hashOf(token), new Date());
    if (!doc) throw new DomainError(erroresUsuarios.invitacionNoValida);
    if (doc.quedan === 0) throw new DomainError(erroresUsuarios.invitacionAgotada);
    return doc;
  }

  private async report(tx: Tx, doc: InvitacionDoc): Promise<void> {
    const { _id, equipo, rol, plazas } = doc;
    const [suyo] = equipo === undefined ? [] : await this.equipos.findNames([equipo]);
    tx.fact(invitacionCreada, {
      _id: _id.toHexString(),
      nombre: nombreOf(doc),
      ...(suyo && { equipo: suyo.nombre }),
      ...(rol && { rol }),
      ...(plazas !== undefined && { plazas }),
    });
  }

  private async answerByMail(correo: string, idioma: Preferencias['idioma']): Promise<void> {
    if (!(await this.throttle.mayMail(correo))) return;
    const doc = await this.usuarios.findByCorreo(correo);
    if (doc) {
      const known = composeCuentaExistente(doc.preferencias.idioma, this.mailer.enlaceTo('/login'));
      await this.mailer.send(doc, known);
      return;
    }
    const { ruta } = await this.make(NADIE, { correo }, true);
    await this.mailer.send({ nombre: null, correo }, composeRegistro(idioma, this.mailer.enlaceTo(ruta)));
  }

  /** False: the mail server does not take it. */
  private async mail(
    invita: string,
    { correo, dias = INVITACION_DIAS }: Pedida & { correo: string },
    ruta: string,
  ): Promise<boolean> {
    const idioma = (await this.usuarios.findById(invita))?.preferencias.idioma ?? 'es';
    const enlace = this.mailer.enlaceTo(ruta);
    try {
      await this.mailer.send({ nombre: null, correo }, composeInvitacion(idioma, enlace, dias));
      return true;
    } catch (error) {
      // The reason only: an SMTP error has addresses in it.
      this.logger.warn(
        { motivo: (error as { code?: string }).code ?? 'desconocido' },
        'invitación no enviada',
      );
      return false;
    }
  }
}

/** As it is stored; null: it is no address. */
export const correoOf = (escrito: string): string | null => {
  const read = correoSchema.safeParse(escrito);
  return read.success ? read.data : null;
};
