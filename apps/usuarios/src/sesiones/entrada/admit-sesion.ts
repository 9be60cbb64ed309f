import {
  DIAS_DISPOSITIVO,
  erroresUsuarios,
  type Factor,
  type OpcionesUso,
  type SegundoPaso,
} from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { FactorDemand } from '../../ajustes-acceso/factor-demand';
import type { PaseDoc } from '../../factores/pase.model';
import { PasesRepository } from '../../factores/pases.repository';
import { FactoresRepository } from '../../factores/factores.repository';
import { LlaveCheck } from '../../factores/llaves/llave-check';
import { LlavesRepository } from '../../factores/llaves/llaves.repository';
import type { Sitio } from '../../factores/llaves/sitio.rules';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { UsuariosRepository } from '../../usuarios/usuarios.repository';
import { type PreparedSesion, SesionesAbiertasService } from '../abiertas/sesiones-abiertas.service';
import { FactorProof } from './factor-proof';
import { LlaveProof } from './llave-proof';

const DAY_MS = 24 * 3_600_000;
const RETO_MS = 10 * 60_000;

export interface Reto {
  reto: string;
  expira: string;
  /** To set up the second factor that is demanded. */
  alta?: true;
  /** By what the step can be done, besides a recovery code. */
  medios?: ('totp' | 'llave')[];
}

/** A session, or what is missing for one. */
export type Admitted = { token: string } | { factor: Reto };

/** Where a second step comes from. */
export interface StepOrigin {
  direccion: string;
  agente: string;
}

/** The one way from «this is their password», or the company's word, to a session: whoever has a second factor shows it. */
@Injectable()
export class AdmitSesion {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly abiertas: SesionesAbiertasService,
    private readonly pases: PasesRepository,
    private readonly factores: FactoresRepository,
    private readonly llaves: LlavesRepository,
    private readonly llaveCheck: LlaveCheck,
    private readonly proof: FactorProof,
    private readonly llaveProof: LlaveProof,
    private readonly demand: FactorDemand,
  ) {}

  /** `dispositivo`: what a remembered device shows. `vouched`: the company has asked for a second factor itself. */
  async admit(
    doc: UsuarioDoc,
    preparada: PreparedSesion,
    { dispositivo, vouched = false }: { dispositivo?: string | undefined; vouched?: boolean },
  ): Promise<Admitted> {
    if (vouched) return { token: this.abiertas.open(preparada, 'empresa') };
    if (!doc.factor && !(await this.demand.asks(doc))) return { token: this.abiertas.open(preparada) };
    if (doc.factor && dispositivo !== undefined && (await this.isRemembered(doc, dispositivo)))
      return { token: this.abiertas.open(preparada, 'dispositivo') };
    const clase = doc.factor ? 'reto' : 'alta';
    const expira = new Date(Date.now() + RETO_MS);
    const { recordar } = preparada.fila;
    const reto = await this.pases.make({ ...ownerOf(doc), clase, recordar, expira });
    const rest = clase === 'alta' ? { alta: true as const } : { medios: await this.mediosOf(doc) };
    return { factor: { reto, expira: expira.toISOString(), ...rest } };
  }

  /** What the browser asks for a passkey with, as this step. */
  async askForLlave(reto: string, sitio: Sitio | null): Promise<OpcionesUso> {
    const { pase, doc } = await this.claim(reto, 'reto');
    return this.llaveCheck.ask({ clase: 'llave-paso', de: pase._id }, sitio, doc);
  }

  /** The second step. `dispositivo`: for the browser to keep, where it is to be remembered. */
  async finish(
    { reto, codigo = '', llave, recordar = false }: SegundoPaso,
    origen: StepOrigin,
  ): Promise<{ token: string; doc: UsuarioDoc; dispositivo?: string }> {
    const { pase, doc } = await this.claim(reto, 'reto');
    const factor = llave
      ? await this.llaveProof.assert(doc, llave, { clase: 'llave-paso', de: pase._id }, origen.direccion)
      : await this.proof.assert(doc, codigo, origen.direccion);
    if (!(await this.pases.spend(pase))) throw new DomainError(erroresUsuarios.retoCaducado);
    const token = await this.open(pase, doc, origen, factor);
    if (!recordar) return { token, doc };
    const expira = new Date(Date.now() + DIAS_DISPOSITIVO * DAY_MS);
    const { agente } = origen;
    const dispositivo = await this.pases.make({ ...ownerOf(doc), clase: 'dispositivo', agente, expira });
    return { token, doc, dispositivo };
  }

  /** Whose sign-in waits for this step. */
  async claim(reto: string, clase: 'reto' | 'alta'): Promise<{ pase: PaseDoc; doc: UsuarioDoc }> {
    const pase = await this.pases.find(reto, clase);
    const doc = pase && (await this.usuarios.findById(pase.usuario));
    if (!doc || doc.sesion !== pase.ses) throw new DomainError(erroresUsuarios.retoCaducado);
    if (doc.estado !== 'activo') throw new DomainError(erroresUsuarios.cuentaInactiva);
    return { pase, doc };
  }

  /** Whoever has shown a factor that is enough; `recordar`: how long the session is to last. */
  async open(
    { recordar = true }: Pick<PaseDoc, 'recordar'>,
    doc: UsuarioDoc,
    { agente, direccion }: StepOrigin,
    factor: Factor,
  ): Promise<string> {
    const preparada = await this.abiertas.prepare(doc, agente, recordar, direccion);
    return this.abiertas.open(preparada, factor);
  }

  private async mediosOf({ _id }: UsuarioDoc): Promise<('totp' | 'llave')[]> {
    const usuario = _id.toHexString();
    const [factores, llaves] = await Promise.all([this.factores.find(usuario), this.llaves.countOf(usuario)]);
    return [...(factores?.semilla ? ['totp' as const] : []), ...(llaves > 0 ? ['llave' as const] : [])];
  }

  private async isRemembered(doc: UsuarioDoc, dispositivo: string): Promise<boolean> {
    const pase = await this.pases.find(dispositivo, 'dispositivo');
    const { usuario, ses } = ownerOf(doc);
    if (pase?.usuario !== usuario || pase.ses !== ses) return false;
    await this.pases.noteUse(pase, new Date());
    return true;
  }
}

const ownerOf = ({ _id, sesion }: UsuarioDoc) => ({ usuario: _id.toHexString(), ses: sesion });
