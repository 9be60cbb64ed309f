import {
  codigosRecuperacionCreados,
  erroresUsuarios,
  factorActivado,
  type LlaveAcceso,
  type LlaveCreate,
  llaveAnadida,
  llaveQuitada,
  llaveRenombrada,
  MAX_LLAVES,
  type OpcionesLlave,
} from '@pmp/contracts/usuarios';
import { type Caller, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { FactorDemand } from '../ajustes-acceso/factor-demand';
import { huellasOf, newCodigos } from '../factores/codigo.rules';
import { FactoresRepository } from '../factores/factores.repository';
import { ForgetFactores, SIN_FACTOR } from '../factores/forget-factores';
import { LlaveCheck, type Proposito } from '../factores/llaves/llave-check';
import { toLlaveAcceso } from '../factores/llaves/llave.mapper';
import { LlavesRepository } from '../factores/llaves/llaves.repository';
import type { Sitio } from '../factores/llaves/sitio.rules';
import { PasesRepository } from '../factores/pases.repository';
import { dispositivoLabel } from '../dispositivos/dispositivo.rules';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { FactorChange } from './factor-change';

/** What a new key is for, and whether the person must have had nothing before it. */
type Adding = Proposito & { first?: boolean };
type Nueva = LlaveCreate & { agente: string };

/** A person's passkeys: with one of them they sign in, or show the second factor. */
@Injectable()
export class LlavesService {
  constructor(
    private readonly llaves: LlavesRepository,
    private readonly check: LlaveCheck,
    private readonly factores: FactoresRepository,
    private readonly pases: PasesRepository,
    private readonly forgetting: ForgetFactores,
    private readonly demand: FactorDemand,
    private readonly changing: FactorChange,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async begin(caller: Caller, sid: string, sitio: Sitio | null): Promise<OpcionesLlave> {
    return this.ask(await this.changing.load(caller._id), nuevaOf(sid), sitio);
  }

  async create(caller: Caller, sid: string, nueva: Nueva) {
    return this.add(caller._id, nueva, nuevaOf(sid));
  }

  /** Whoever asks has shown whose account it is. */
  async ask(doc: UsuarioDoc, proposito: Proposito, sitio: Sitio | null): Promise<OpcionesLlave> {
    await this.assertRoom(doc._id.toHexString());
    return this.check.askNew(proposito, sitio, doc);
  }

  /** Returns the recovery codes where the person has none: whoever loses the key needs a way back. */
  async add(
    usuario: string,
    { llave, nombre, agente }: Nueva,
    { first = false, ...proposito }: Adding,
  ): Promise<{ llave: LlaveAcceso; codigos: string[] }> {
    const known = await this.llaves.findByCredencial(llave.id);
    // The same call once more: its first answer has been lost.
    if (known?.usuario === usuario && !first) return { llave: toLlaveAcceso(known), codigos: [] };
    const parts = await this.check.readNew(llave, proposito, usuario);
    if (known) throw new DomainError(erroresUsuarios.llaveNoValida);
    const nueva = { ...parts, nombre: nombre ?? dispositivoLabel(agente) };
    let added: { llave: LlaveAcceso; codigos: string[] } | undefined;
    await this.changing.change(usuario, async (tx, antes) => {
      if (first && antes.factor) throw new DomainError(erroresUsuarios.retoCaducado);
      await this.assertRoom(usuario, tx);
      const doc = await this.llaves.insert(nueva, tx.session);
      added = { llave: toLlaveAcceso(doc), codigos: await this.begun(tx, antes) };
      tx.fact(llaveAnadida, { _id: usuario, nombre: antes.nombre, llave: nueva.nombre });
      return { factor: true, que: 'llaveAnadida', llave: nueva.nombre };
    });
    return added!;
  }

  /** Nobody signs in differently by it, so it is told to nobody. */
  async rename({ _id, nombre: persona }: Caller, id: string, nombre: string): Promise<LlaveAcceso> {
    return this.unitOfWork.run(async (tx) => {
      const antes = await this.llaves.rename(id, _id, nombre, tx.session);
      if (!antes) throw new DomainError(erroresUsuarios.llaveNoEncontrada);
      const detalle = [{ campo: 'llave', de: antes.nombre, a: nombre }];
      if (antes.nombre !== nombre) tx.fact(llaveRenombrada, { _id, nombre: persona, detalle });
      return toLlaveAcceso({ ...antes, nombre });
    });
  }

  async remove({ _id: usuario }: Caller, id: string): Promise<void> {
    await this.changing.change(usuario, async (tx, antes) => {
      const llave = await this.llaves.remove(id, usuario, tx.session);
      if (!llave) throw new DomainError(erroresUsuarios.llaveNoEncontrada);
      tx.fact(llaveQuitada, { _id: usuario, nombre: antes.nombre, llave: llave.nombre });
      if (await this.hasAnother(usuario, tx))
        return { factor: true, que: 'llaveQuitada', llave: llave.nombre };
      if (await this.demand.asks(antes)) throw new DomainError(erroresUsuarios.factorExigido);
      await this.forgetting.forget(tx, antes);
      return { ...SIN_FACTOR, que: 'quitado' };
    });
  }

  /** What the first factor of an account begins: it is asked for from now on, and the codes are the way back. */
  private async begun(tx: Tx, { _id, nombre, factor }: UsuarioDoc): Promise<string[]> {
    const usuario = _id.toHexString();
    if (!factor) {
      // A sign-in that is under way had found no factor.
      await this.pases.removeOf(usuario, tx.session);
      tx.fact(factorActivado, { _id: usuario, nombre });
    }
    const left = (await this.factores.find(usuario, tx.session))?.codigos.length ?? 0;
    if (left > 0) return [];
    const codigos = newCodigos();
    await this.factores.replaceCodigos(usuario, huellasOf(codigos, usuario), tx.session);
    if (factor) tx.fact(codigosRecuperacionCreados, { _id: usuario, nombre });
    return codigos;
  }

  private async hasAnother(usuario: string, tx: Tx): Promise<boolean> {
    if ((await this.llaves.countOf(usuario, tx.session)) > 0) return true;
    return (await this.factores.find(usuario, tx.session))?.semilla !== undefined;
  }

  private async assertRoom(usuario: string, tx?: Tx): Promise<void> {
    if ((await this.llaves.countOf(usuario, tx?.session)) >= MAX_LLAVES)
      throw new DomainError(erroresUsuarios.demasiadasLlaves, { max: MAX_LLAVES });
  }
}

const nuevaOf = (sid: string): Proposito => ({ clase: 'llave-nueva', de: sid });
