import {
  erroresUsuarios,
  type Invitacion,
  type InvitacionCreada,
  type InvitacionCreate,
  type InvitacionesLote,
  invitacionRetirada,
  type SuerteInvitada,
} from '@pmp/contracts/usuarios';
import { assertAllowed, type Caller, DomainError, SharedLimit, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AjustesRepository } from '../ajustes-acceso/ajustes.repository';
import { EquiposRepository } from '../equipos/equipos.repository';
import { JoinEquipo } from '../equipos/join-equipo';
import { correoKey } from '../usuarios/usuario.rules';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { correoOf, InvitacionesService, nombreOf, type Pedida } from './invitaciones.service';
import { InvitacionesRepository } from './invitaciones.repository';

const DIA_S = 24 * 3_600;
/** Invitations that one person may make in a day: each may be a mail to a stranger. */
export const MAX_AL_DIA = 500;
/** Mails under way at once. */
const AT_ONCE = 5;

/** Somebody lets others in: into the installation, or into a team that they administer, if that is allowed. */
@Injectable()
export class Invite {
  private readonly diarias: SharedLimit;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly invitaciones: InvitacionesRepository,
    private readonly service: InvitacionesService,
    private readonly usuarios: UsuariosRepository,
    private readonly equipos: EquiposRepository,
    private readonly joining: JoinEquipo,
    private readonly ajustes: AjustesRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.diarias = new SharedLimit(connection, { name: 'invitar', points: MAX_AL_DIA, seconds: DIA_S });
  }

  async list(caller: Caller, equipo: string | undefined): Promise<Invitacion[]> {
    await this.assertMay(caller, equipo);
    return this.service.present(await this.invitaciones.list(new Date(), equipo));
  }

  async create(caller: Caller, pedido: InvitacionCreate): Promise<InvitacionCreada> {
    await this.assertReady(caller, pedido);
    const { correo, ...rest } = pedido;
    if (correo !== undefined && (await this.usuarios.findByCorreo(correo)))
      throw new DomainError(erroresUsuarios.correoDuplicado);
    await this.take(caller);
    const { doc, ruta } =
      correo === undefined
        ? await this.service.make(caller._id, rest)
        : await this.service.send(caller._id, { ...rest, correo });
    const [invitacion] = await this.service.present([doc]);
    return { ...invitacion!, enviada: ruta === undefined, ...(ruta !== undefined && { ruta }) };
  }

  /** Each address by itself: one that is wrong keeps no other out. */
  async createMany(caller: Caller, { correos, ...rest }: InvitacionesLote): Promise<SuerteInvitada[]> {
    await this.assertReady(caller, rest);
    const distinct = [...new Map(correos.map((each) => [correoKey(each.trim()), each.trim()])).values()];
    const told: SuerteInvitada[] = [];
    for (let from = 0; from < distinct.length; from += AT_ONCE) {
      const some = distinct.slice(from, from + AT_ONCE);
      told.push(...(await Promise.all(some.map((each) => this.inviteOne(caller, each, rest)))));
    }
    return told;
  }

  async withdraw(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.invitaciones.findById(id, tx.session);
      assertAllowed(caller, 'persona.invitar', doc?.equipo === undefined ? {} : { equipo: doc.equipo });
      if (!doc || !(await this.invitaciones.remove(id, tx.session)))
        throw new DomainError(erroresUsuarios.invitacionNoEncontrada);
      tx.fact(invitacionRetirada, { _id: id, nombre: nombreOf(doc) });
    });
  }

  private async inviteOne(caller: Caller, escrito: string, pedida: Pedida): Promise<SuerteInvitada> {
    const correo = correoOf(escrito);
    if (correo === null) return { correo: escrito, suerte: 'no-valida' };
    const known = await this.usuarios.findByCorreo(correo);
    if (known) {
      if (known.estado !== 'activo') return { correo, suerte: 'inactiva' };
      return { correo, suerte: (await this.add(known._id.toHexString(), pedida)) ? 'anadida' : 'ya-esta' };
    }
    await this.take(caller);
    const { ruta } = await this.service.send(caller._id, { ...pedida, correo });
    return ruta === undefined ? { correo, suerte: 'enviada' } : { correo, suerte: 'enlace', ruta };
  }

  /** Whoever has an account is in the team from now on, and is told as whenever somebody adds them. */
  private async add(usuario: string, { equipo, rol = 'miembro' }: Pedida): Promise<boolean> {
    if (equipo === undefined) return false;
    const joined = await this.unitOfWork.run((tx) => this.joining.join(tx, equipo, usuario, rol));
    this.joining.joined();
    return joined;
  }

  private async assertReady(caller: Caller, { equipo }: Pedida): Promise<void> {
    await this.assertMay(caller, equipo);
    this.service.assertOpen();
    if (equipo !== undefined && !(await this.equipos.findById(equipo)))
      throw new DomainError(erroresUsuarios.equipoNoEncontrado);
  }

  private async assertMay(caller: Caller, equipo: string | undefined): Promise<void> {
    assertAllowed(caller, 'persona.invitar', equipo === undefined ? {} : { equipo });
    if (caller.rol === 'admin') return;
    if ((await this.ajustes.read()).invitan !== 'equipos')
      throw new DomainError(erroresUsuarios.invitaAdministracion);
  }

  private async take({ _id }: Caller): Promise<void> {
    const espera = await this.diarias.secondsToWait(_id);
    if (espera > 0)
      throw new DomainError(erroresUsuarios.demasiadasSolicitudes, { segundos: Math.ceil(espera) });
  }
}
