import {
  CORREOS_DEMO,
  type Credenciales,
  erroresUsuarios,
  type Preferencias,
  type Registro,
  type SegundoPaso,
  type Usuario,
} from '@pmp/contracts/usuarios';
import { DomainError, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { FactorDemand } from '../ajustes-acceso/factor-demand';
import { config } from '../config';
import { ConfirmacionesService } from '../confirmacion/confirmaciones.service';
import { ContrasenaPolicy } from '../contrasenas/contrasena-policy';
import { InvitacionesService } from '../invitaciones/invitaciones.service';
import { appendUsuarioRegistrado } from '../usuarios/usuario.events';
import { toUsuario } from '../usuarios/usuario.mapper';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { correoKey } from '../usuarios/usuario.rules';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { PasswordHasher } from '../contrasenas/password-hasher';
import { AdmitSesion, type Reto } from './entrada/admit-sesion';
import { PasswordCheck } from './entrada/password-check';
import { SesionesAbiertasService } from './abiertas/sesiones-abiertas.service';

/** A session is prepared even without an account, so that a missing one is not answered faster. */
const NADIE = { _id: new Types.ObjectId(), nombre: '', sesion: 0 };

export interface Sesion {
  token: string;
  usuario: Usuario;
}

export type OpenedSesion = Sesion & { preferencias: Preferencias };

/** What is answered when a session begins. */
export const openedOf = (doc: UsuarioDoc, token: string): OpenedSesion => ({
  token,
  usuario: toUsuario(doc),
  preferencias: doc.preferencias,
});

/** Where a sign-in comes from. */
export interface SignInOrigin {
  direccion: string;
  /** The User-Agent. */
  agente: string;
}

@Injectable()
export class SesionesService {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly hasher: PasswordHasher,
    private readonly policy: ContrasenaPolicy,
    private readonly confirmaciones: ConfirmacionesService,
    private readonly invitaciones: InvitacionesService,
    private readonly passwords: PasswordCheck,
    private readonly abiertas: SesionesAbiertasService,
    private readonly admitting: AdmitSesion,
    private readonly demand: FactorDemand,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async login(
    { correo, contraseña, recordar, dispositivo }: Credenciales,
    origen: SignInOrigin,
  ): Promise<OpenedSesion | { factor: Reto }> {
    const attempt = { correo, contrasena: contraseña, direccion: origen.direccion };
    const { doc, right, prepared } = await this.passwords.identify(attempt, (found) =>
      this.prepare(found ?? NADIE, origen, recordar),
    );
    if (!doc || !right) throw new DomainError(erroresUsuarios.credencialesNoValidas);
    if (doc.estado !== 'activo') {
      this.passwords.refused('cuenta-inactiva', doc, attempt);
      throw new DomainError(erroresUsuarios.cuentaInactiva);
    }
    if (config.OIDC_SOLO && doc.rol !== 'admin') {
      this.passwords.refused('cuenta-empresa', doc, attempt);
      throw new DomainError(erroresUsuarios.soloEmpresa);
    }
    const admitted = await this.admitting.admit(doc, prepared, { dispositivo });
    return 'factor' in admitted ? admitted : openedOf(doc, admitted.token);
  }

  /** The second step of a sign-in that was answered with a `factor`. */
  async finish(paso: SegundoPaso, origen: SignInOrigin): Promise<OpenedSesion & { dispositivo?: string }> {
    const { token, doc, ...rest } = await this.admitting.finish(paso, origen);
    return { ...openedOf(doc, token), ...rest };
  }

  /** `creada` is false when the call repeats an earlier one that already made the account. */
  async register(pedido: Registro, origen: SignInOrigin): Promise<Sesion & { creada: boolean }> {
    if (config.OIDC_SOLO) throw new DomainError(erroresUsuarios.soloEmpresa);
    const previa = await this.findRepeated(pedido, origen);
    if (previa) return { ...previa, creada: false };
    const demo = config.DEMO && CORREOS_DEMO.includes(correoKey(pedido.correo));
    const invitacion = demo ? null : await this.invitaciones.admit(pedido.invitacion, pedido.correo);
    if (await this.usuarios.findByCorreo(pedido.correo))
      throw new DomainError(erroresUsuarios.correoDuplicado);
    const { _id, nombre, correo } = pedido;
    if (!demo) await this.policy.assertAcceptable(pedido.contraseña, pedido, 'contraseña');
    const nuevo = {
      nombre,
      correo,
      hash: await this.hasher.hash(pedido.contraseña),
      ...(_id && { _id }),
      demo,
      correoConfirmado: invitacion?.porCorreo === true,
    };
    try {
      const doc = await this.unitOfWork.run(async (tx) => {
        if (invitacion) await this.invitaciones.spend(invitacion, tx);
        const insertado = await this.usuarios.insert(nuevo, tx.session);
        appendUsuarioRegistrado(tx, insertado);
        if (invitacion) await this.invitaciones.accept(invitacion, insertado._id.toHexString(), tx);
        return insertado;
      });
      if (!doc.correoConfirmado && !demo) this.confirmaciones.ask(doc, doc.correo, origen.direccion);
      // Of whom a second factor is demanded, it is at the next sign-in: soon.
      const recordar = !(await this.demand.asks(doc));
      return { ...(await this.open(doc, origen, recordar)), creada: true };
    } catch (error) {
      const gemela = error instanceof DomainError ? await this.findRepeated(pedido, origen) : null;
      if (gemela) return { ...gemela, creada: false };
      throw error;
    }
  }

  /** Of an account that has just been made, or of one without a second factor. */
  private async open(doc: UsuarioDoc, origen: SignInOrigin, recordar = true): Promise<Sesion> {
    const token = this.abiertas.open(await this.prepare(doc, origen, recordar));
    return { token, usuario: toUsuario(doc) };
  }

  private prepare(
    titular: Parameters<SesionesAbiertasService['prepare']>[0],
    origen: SignInOrigin,
    recordar = true,
  ) {
    return this.abiertas.prepare(titular, origen.agente, recordar, origen.direccion);
  }

  /** Nobody is signed in yet, so the same person is whoever knows the correo and the password. */
  private async findRepeated(pedido: Registro, origen: SignInOrigin): Promise<Sesion | null> {
    const doc = pedido._id ? await this.usuarios.findById(pedido._id) : null;
    if (!doc) return null;
    if (doc.correoClave !== correoKey(pedido.correo)) throw new DomainError(erroresUsuarios.idOcupado);
    if (!(await this.passwords.check(doc, pedido.contraseña, origen.direccion))) {
      throw new DomainError(erroresUsuarios.correoDuplicado);
    }
    if (doc.estado !== 'activo') throw new DomainError(erroresUsuarios.cuentaInactiva);
    // No registration that is repeated: whoever has set up a second factor has been in.
    if (doc.factor) throw new DomainError(erroresUsuarios.correoDuplicado);
    return this.open(doc, origen);
  }
}
