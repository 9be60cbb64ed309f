import { idSchema } from '@pmp/contracts/common';
import { erroresUsuarios, type Factor, sesionCerrada, type SesionAbierta } from '@pmp/contracts/usuarios';
import { type Caller, CallerCache, DomainError, TokenSigner, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { config } from '../../config';
import { appendUsuarioCambiado } from '../../usuarios/usuario.events';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { type UsuarioChange, UsuariosRepository } from '../../usuarios/usuarios.repository';
import { AccessReporter } from '../access-reporter';
import { dispositivoOf } from '../../dispositivos/dispositivo.rules';
import { lugarOf } from '../../dispositivos/lugar.rules';
import { TellNewDevice } from '../../dispositivos/tell-new-device';
import type { SesionDoc } from './sesion.model';
import { addCerrada, addressDigestOf, isFull, type SesionCerrada } from './sesion.rules';
import { SesionesRepository } from './sesiones.repository';

const DAY_MS = 24 * 3_600_000;
/** A session that ends with the browser must not leave a token that lives for weeks. */
const DIAS_SIN_RECORDAR = 1;

const diasOf = (recordar: boolean): number => (recordar ? config.SESION_DIAS : DIAS_SIN_RECORDAR);

const toSesionAbierta = (
  { _id, agente, creada, usada, factor, direccion }: SesionDoc,
  sid: string,
): SesionAbierta => ({
  _id,
  dispositivo: dispositivoOf(agente),
  creada: creada.toISOString(),
  usada: usada.toISOString(),
  actual: _id === sid,
  ...(factor && { factor }),
  ...(direccion && { lugar: lugarOf(direccion) }),
});

type SessionOwner = Pick<UsuarioDoc, '_id' | 'nombre' | 'sesion'>;

export interface PreparedSesion {
  fila: SesionDoc;
  nombre: string;
  direccion: string;
  token: string;
}

/** The sessions of a person, one per sign-in; the `sid` in a token says which one it belongs to. */
@Injectable()
export class SesionesAbiertasService {
  constructor(
    private readonly sesiones: SesionesRepository,
    private readonly usuarios: UsuariosRepository,
    private readonly accessReporter: AccessReporter,
    private readonly newDevice: TellNewDevice,
    private readonly signer: TokenSigner,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  /**
   * Prepares a session that does not exist until `open`, so that its cost is spent while the password is being checked.
   */
  async prepare(
    { _id, nombre, sesion }: SessionOwner,
    agente: string,
    recordar: boolean,
    direccion = '',
  ): Promise<PreparedSesion> {
    const [sid, sub, dias] = [randomBytes(12).toString('hex'), _id.toHexString(), diasOf(recordar)];
    const ahora = new Date();
    const expira = new Date(ahora.getTime() + dias * DAY_MS);
    const fila = {
      _id: sid,
      usuario: sub,
      ses: sesion,
      agente,
      ...(direccion && { direccion }),
      huella: addressDigestOf(sub, direccion),
      recordar,
      creada: ahora,
      usada: ahora,
      expira,
    };
    return { fila, nombre, direccion, token: await this.signer.sign({ sub, ses: sesion, sid, dias }) };
  }

  /** Opens it; `AdmitSesion` decides whether it may. The returned token is valid from now on. */
  open({ fila, nombre, direccion, token }: PreparedSesion, factor?: Factor): string {
    this.sesiones.insert({ ...fila, ...(factor && { factor }) });
    const { usuario, agente } = fila;
    this.accessReporter.started({ _id: usuario, nombre, direccion, agente });
    this.newDevice.notice({ usuario, nombre, agente, direccion });
    return token;
  }

  /** Whether this person has opened a session from there, as far as stored sessions go back. */
  async knows(doc: UsuarioDoc | null, direccion: string): Promise<boolean> {
    // Looked up for a missing account too, so that it is not answered faster.
    const usuario = doc?._id.toHexString() ?? '';
    return this.sesiones.existsFrom(usuario, addressDigestOf(usuario, direccion));
  }

  /** The current session first, then by latest use. */
  async list(caller: Caller, sid: string): Promise<SesionAbierta[]> {
    await this.sesiones.settled();
    const docs = await this.sesiones.findOpen(caller._id, caller.sesion, new Date());
    const abiertas = docs
      .filter(({ _id }) => idSchema.safeParse(_id).success)
      .map((doc) => toSesionAbierta(doc, sid));
    return [...abiertas.filter(({ actual }) => actual), ...abiertas.filter(({ actual }) => !actual)];
  }

  async close(caller: Caller, sid: string): Promise<void> {
    await this.sesiones.settled();
    await this.unitOfWork.run(async (tx) => {
      const antes = await this.load(caller, tx);
      const abierta = await this.sesiones.findOne(sid, caller._id, tx.session);
      if (abierta?.ses !== antes.sesion || abierta.cerrada)
        throw new DomainError(erroresUsuarios.sesionNoEncontrada);
      await this.end(tx, antes, { sid, expira: abierta.expira });
    });
    this.callers.forget(caller._id);
  }

  /** Ends a session in which somebody has signed out; says nothing of one that is over already. */
  async signOut(usuario: string, sid: string): Promise<void> {
    await this.sesiones.settled();
    await this.unitOfWork.run(async (tx) => {
      const antes = await this.usuarios.findById(usuario, tx.session);
      const fila = await this.sesiones.findOne(sid, usuario, tx.session);
      if (!antes || fila?.cerrada || (fila && fila.ses !== antes.sesion)) return;
      // A session whose row was lost with its process has a token all the same.
      const expira = fila?.expira ?? new Date(Date.now() + config.SESION_DIAS * DAY_MS);
      if (isFull(antes.sesionesCerradas ?? [], new Date())) await this.endOthers(tx, antes, {});
      else await this.end(tx, antes, { sid, expira });
    });
    this.callers.forget(usuario);
  }

  async ownerOf(sid: string): Promise<string | null> {
    await this.sesiones.settled();
    return (await this.sesiones.findById(sid))?.usuario ?? null;
  }

  /** Afterwards the returned token is the person's only valid one; it is no newer proof of who they are than `probada`. */
  async closeOthers(caller: Caller, sid: string, probada: Date): Promise<string> {
    const doc = await this.unitOfWork.run(async (tx) =>
      this.endOthers(tx, await this.load(caller, tx), {}, sid),
    );
    return this.resign(doc, sid, probada);
  }

  /** Changes the account and ends every session except `sid`; without it, all of them. */
  async endOthers(tx: Tx, antes: UsuarioDoc, cambio: UsuarioChange, sid?: string): Promise<UsuarioDoc> {
    const ses = antes.sesion + 1;
    const terminado = { ...cambio, sesion: ses, sesionesCerradas: [] };
    await this.sesiones.settled();
    const despues = await this.usuarios.update(antes, terminado, tx.session);
    const usuario = antes._id.toHexString();
    if (sid) await this.sesiones.carryOver(sid, { usuario, ses }, tx.session);
    appendUsuarioCambiado(tx, antes, despues);
    // No fact for a new password: everybody knows that it ends all sessions.
    if (!cambio.hash) tx.fact(sesionCerrada, { _id: usuario, nombre: antes.nombre, todas: true });
    tx.recheckRooms({ usuarios: [usuario], cerrar: true });
    return despues;
  }

  /** A new token for a session that goes on; `probada`: when the person last showed who they are. */
  async resign({ _id, sesion }: UsuarioDoc, sid: string, probada: Date): Promise<string> {
    const sub = _id.toHexString();
    this.callers.forget(sub);
    const dias = diasOf((await this.sesiones.findOne(sid, sub))?.recordar ?? true);
    await this.sesiones.extend(sid, new Date(Date.now() + dias * DAY_MS));
    return this.signer.sign({ sub, ses: sesion, sid, dias, probada });
  }

  private async end(tx: Tx, antes: UsuarioDoc, cerrada: SesionCerrada): Promise<void> {
    const [_id, { sid }] = [antes._id.toHexString(), cerrada];
    const sesionesCerradas = addCerrada(antes.sesionesCerradas ?? [], cerrada, new Date());
    await this.sesiones.markClosed(sid, tx.session);
    appendUsuarioCambiado(tx, antes, await this.usuarios.update(antes, { sesionesCerradas }, tx.session));
    tx.fact(sesionCerrada, { _id, nombre: antes.nombre, todas: false });
    tx.recheckRooms({ usuarios: [_id], cerrar: true, sesiones: [sid] });
  }

  private async load(caller: Caller, tx: Tx): Promise<UsuarioDoc> {
    const doc = await this.usuarios.findById(caller._id, tx.session);
    if (!doc) throw new DomainError(erroresUsuarios.sesionNoEncontrada);
    return doc;
  }
}
