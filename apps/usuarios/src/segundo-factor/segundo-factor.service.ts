import {
  codigosRecuperacionCreados,
  erroresUsuarios,
  factorActivado,
  type FactorConfirmar,
  type Factores,
  type FactorPedido,
} from '@pmp/contracts/usuarios';
import { assertAllowed, type Caller, CallerCache, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { FactorDemand } from '../ajustes-acceso/factor-demand';
import type { AskingSession } from '../caller/asking-session';
import { huellaOf, newCodigos } from '../factores/codigo.rules';
import { FactoresRepository } from '../factores/factores.repository';
import { ForgetFactores, SIN_FACTOR } from '../factores/forget-factores';
import { PasesRepository } from '../factores/pases.repository';
import { SeedCipher } from '../factores/seed-cipher';
import { newSeed, stepOf, uriOf } from '../factores/totp.rules';
import { OF_CUENTA, OwnerCheck } from '../sesiones/entrada/owner-check';
import { appendUsuarioCambiado } from '../usuarios/usuario.events';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { FactorNotice } from './factor-notice';

/** A seed that has been shown waits this long for its first code. */
const PENDING_MS = 15 * 60_000;

/** A person sets up by what else than a password they show who they are, or an administrator takes it away. */
@Injectable()
export class SegundoFactorService {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly factores: FactoresRepository,
    private readonly pases: PasesRepository,
    private readonly forgetting: ForgetFactores,
    private readonly cipher: SeedCipher,
    private readonly owner: OwnerCheck,
    private readonly notice: FactorNotice,
    private readonly demand: FactorDemand,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  async find({ _id, sesion }: Caller): Promise<Factores> {
    const [doc, dispositivos] = await Promise.all([
      this.factores.find(_id),
      this.pases.countDispositivos(_id, sesion),
    ]);
    return {
      disponible: this.cipher.isConfigured,
      aplicacion: doc?.desde?.toISOString() ?? null,
      codigos: doc?.codigos.length ?? 0,
      dispositivos,
    };
  }

  /** Until a code of it is seen, sign-ins are as before. */
  async begin(caller: Caller, { actual }: FactorPedido, session: AskingSession) {
    const doc = await this.load(caller._id);
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
    await this.change(_id, async (tx, antes) => {
      if (!(await this.factores.activate(_id, activo, tx.session)))
        throw new DomainError(erroresUsuarios.claveFactorCaducada);
      await this.pases.removeOf(_id, tx.session);
      tx.fact(factorActivado, { _id, nombre: antes.nombre });
      return { factor: true };
    });
    return codigos;
  }

  async renewCodigos(caller: Caller, { actual }: FactorPedido, session: AskingSession): Promise<string[]> {
    const doc = await this.load(caller._id);
    await this.owner.assert(doc, actual, session, OF_CUENTA);
    const codigos = newCodigos();
    await this.unitOfWork.run(async (tx) => {
      const { factor, nombre } = await this.load(caller._id, tx);
      if (!factor) throw new DomainError(erroresUsuarios.sinSegundoFactor);
      await this.factores.replaceCodigos(caller._id, huellasOf(codigos, caller._id), tx.session);
      tx.fact(codigosRecuperacionCreados, { _id: caller._id, nombre });
    });
    return codigos;
  }

  async remove(caller: Caller, { actual }: FactorPedido, session: AskingSession): Promise<void> {
    const doc = await this.load(caller._id);
    await this.owner.assert(doc, actual, session, OF_CUENTA);
    if (await this.demand.asks(doc)) throw new DomainError(erroresUsuarios.factorExigido);
    await this.reset(caller._id);
  }

  async resetFor(caller: Caller, id: string): Promise<void> {
    assertAllowed(caller, 'usuario.administrar', {});
    // Otherwise a browser left open would be enough to take away one's own.
    if (id === caller._id) throw new DomainError(erroresUsuarios.factorPropio);
    await this.reset(id);
  }

  /** Whoever asks has shown that they may. */
  async reset(id: string): Promise<void> {
    await this.change(id, async (tx, antes) => {
      if (!antes.factor) throw new DomainError(erroresUsuarios.sinSegundoFactor);
      await this.forgetting.forget(tx, antes);
      return SIN_FACTOR;
    });
  }

  private async change(
    id: string,
    work: (tx: Tx, antes: UsuarioDoc) => Promise<{ factor: boolean }>,
  ): Promise<void> {
    const despues = await this.unitOfWork.run(async (tx) => {
      const antes = await this.load(id, tx);
      const cambiado = await this.usuarios.update(antes, await work(tx, antes), tx.session);
      appendUsuarioCambiado(tx, antes, cambiado);
      return cambiado;
    });
    this.callers.forget(id);
    this.notice.changed(despues);
  }

  private async load(id: string, tx?: Tx): Promise<UsuarioDoc> {
    const doc = await this.usuarios.findById(id, tx?.session);
    if (!doc || doc.borrado) throw new DomainError(erroresUsuarios.usuarioNoEncontrado);
    return doc;
  }
}

const huellasOf = (codigos: readonly string[], usuario: string): string[] =>
  codigos.map((codigo) => huellaOf(codigo, usuario));
