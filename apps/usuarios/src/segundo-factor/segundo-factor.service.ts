import {
  aplicacionCodigosQuitada,
  codigosRecuperacionCreados,
  DIAS_DISPOSITIVO,
  dispositivoOlvidado,
  type DispositivoRecordado,
  erroresUsuarios,
  factorActivado,
  type FactorConfirmar,
  type Factores,
  type FactorPedido,
} from '@pmp/contracts/usuarios';
import { assertAllowed, type Caller, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { FactorDemand } from '../ajustes-acceso/factor-demand';
import type { AskingSession } from '../caller/asking-session';
import { dispositivoLabel, dispositivoOf } from '../dispositivos/dispositivo.rules';
import { huellasOf, newCodigos } from '../factores/codigo.rules';
import { FactoresRepository } from '../factores/factores.repository';
import { ForgetFactores, SIN_FACTOR } from '../factores/forget-factores';
import { LlavesRepository } from '../factores/llaves/llaves.repository';
import { toLlaveAcceso } from '../factores/llaves/llave.mapper';
import type { PaseDoc } from '../factores/pase.model';
import { PasesRepository, refOf } from '../factores/pases.repository';
import { SeedCipher } from '../factores/seed-cipher';
import { newSeed, stepOf, uriOf } from '../factores/totp.rules';
import { OF_CUENTA, OwnerCheck } from '../sesiones/entrada/owner-check';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { FactorChange } from './factor-change';

/** A seed that has been shown waits this long for its first code. */
const PENDING_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;

const toRecordado = (pase: PaseDoc): DispositivoRecordado => ({
  _id: refOf(pase),
  dispositivo: dispositivoOf(pase.agente ?? ''),
  desde: new Date(pase.expira.getTime() - DIAS_DISPOSITIVO * DAY_MS).toISOString(),
  usado: pase.usado?.toISOString() ?? null,
  expira: pase.expira.toISOString(),
});

/** A person sets up by what else than a password they show who they are, or an administrator takes it away. */
@Injectable()
export class SegundoFactorService {
  constructor(
    private readonly factores: FactoresRepository,
    private readonly pases: PasesRepository,
    private readonly forgetting: ForgetFactores,
    private readonly cipher: SeedCipher,
    private readonly owner: OwnerCheck,
    private readonly llaves: LlavesRepository,
    private readonly changing: FactorChange,
    private readonly demand: FactorDemand,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async find({ _id, sesion }: Caller): Promise<Factores> {
    const [doc, llaves, dispositivos] = await Promise.all([
      this.factores.find(_id),
      this.llaves.listOf(_id),
      this.pases.listDispositivos(_id, sesion),
    ]);
    return {
      disponible: this.cipher.isConfigured,
      aplicacion: doc?.desde?.toISOString() ?? null,
      llaves: llaves.map(toLlaveAcceso),
      codigos: doc?.codigos.length ?? 0,
      dispositivos: dispositivos.map(toRecordado),
    };
  }

  /** Until a code of it is seen, sign-ins are as before. */
  async begin(caller: Caller, { actual }: FactorPedido, session: AskingSession) {
    const doc = await this.changing.load(caller._id);
    await this.owner.assert(doc, actual, session, OF_CUENTA);
    return this.start(doc);
  }

  /** Whoever asks has shown whose account it is. */
  async start({ _id, correo }: UsuarioDoc) {
    const [secreto, usuario] = [newSeed(), _id.toHexString()];
    const semilla = this.cipher.encrypt(secreto, usuario);
    await this.factores.keepPending(usuario, { semilla, expira: new Date(Date.now() + PENDING_MS) });
    return { secreto, uri: uriOf(secreto, correo) };
  }

  /** Returns the recovery codes. Remembered devices of an application before are asked again. */
  async confirm({ _id }: Pick<Caller, '_id'>, { codigo }: FactorConfirmar): Promise<string[]> {
    const pendiente = (await this.factores.find(_id))?.pendiente;
    const vigente = pendiente && pendiente.expira.getTime() > Date.now();
    const seed = vigente ? this.cipher.decrypt(pendiente.semilla, _id) : null;
    if (!pendiente || seed === null) throw new DomainError(erroresUsuarios.claveFactorCaducada);
    const paso = stepOf(seed, codigo.replaceAll(/\s/g, ''), Date.now());
    if (paso === null) throw new DomainError(erroresUsuarios.codigoFactorNoValido);
    const codigos = newCodigos();
    const activo = { semilla: pendiente.semilla, desde: new Date(), paso, codigos: huellasOf(codigos, _id) };
    await this.changing.change(_id, async (tx, antes) => {
      if (!(await this.factores.activate(_id, activo, tx.session)))
        throw new DomainError(erroresUsuarios.claveFactorCaducada);
      await this.pases.removeOf(_id, tx.session);
      tx.fact(factorActivado, { _id, nombre: antes.nombre });
      return { factor: true, que: 'activado' };
    });
    return codigos;
  }

  /** It is asked for the second factor again; the session that is open there goes on. */
  async forgetDispositivo({ _id, nombre }: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const gone = await this.pases.forgetDispositivo(id, _id, tx.session);
      if (!gone) throw new DomainError(erroresUsuarios.dispositivoNoEncontrado);
      tx.fact(dispositivoOlvidado, { _id, nombre, dispositivo: dispositivoLabel(gone.agente ?? '') });
    });
  }

  async renewCodigos(caller: Caller, { actual }: FactorPedido, session: AskingSession): Promise<string[]> {
    const doc = await this.changing.load(caller._id);
    await this.owner.assert(doc, actual, session, OF_CUENTA);
    const codigos = newCodigos();
    await this.unitOfWork.run(async (tx) => {
      const { factor, nombre } = await this.changing.load(caller._id, tx);
      if (!factor) throw new DomainError(erroresUsuarios.sinSegundoFactor);
      await this.factores.replaceCodigos(caller._id, huellasOf(codigos, caller._id), tx.session);
      tx.fact(codigosRecuperacionCreados, { _id: caller._id, nombre });
    });
    return codigos;
  }

  async remove(caller: Caller, { actual }: FactorPedido, session: AskingSession): Promise<void> {
    const doc = await this.changing.load(caller._id);
    await this.owner.assert(doc, actual, session, OF_CUENTA);
    const demanded = await this.demand.asks(doc);
    await this.changing.change(caller._id, async (tx, antes) => {
      if (!antes.factor) throw new DomainError(erroresUsuarios.sinSegundoFactor);
      if ((await this.llaves.countOf(caller._id, tx.session)) > 0) return this.removeAplicacion(tx, antes);
      if (demanded) throw new DomainError(erroresUsuarios.factorExigido);
      await this.forgetting.forget(tx, antes);
      return { ...SIN_FACTOR, que: 'quitado' };
    });
  }

  async resetFor(caller: Caller, id: string): Promise<void> {
    assertAllowed(caller, 'usuario.administrar', {});
    // Otherwise a browser left open would be enough to take away one's own.
    if (id === caller._id) throw new DomainError(erroresUsuarios.factorPropio);
    await this.reset(id);
  }

  /** Whoever asks has shown that they may. */
  async reset(id: string): Promise<void> {
    await this.changing.change(id, async (tx, antes) => {
      if (!antes.factor) throw new DomainError(erroresUsuarios.sinSegundoFactor);
      await this.forgetting.forget(tx, antes);
      return { ...SIN_FACTOR, que: 'quitado' };
    });
  }

  /** A passkey goes on being asked for, and the recovery codes are the way back for whoever loses it. */
  private async removeAplicacion(tx: Tx, { _id, nombre }: UsuarioDoc) {
    const usuario = _id.toHexString();
    if (!(await this.factores.removeAplicacion(usuario, tx.session)))
      throw new DomainError(erroresUsuarios.sinSegundoFactor);
    await this.pases.removeOf(usuario, tx.session);
    tx.fact(aplicacionCodigosQuitada, { _id: usuario, nombre });
    return { factor: true, que: 'aplicacionQuitada' as const };
  }
}
