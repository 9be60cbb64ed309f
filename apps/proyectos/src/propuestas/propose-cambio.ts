import { Injectable } from '@nestjs/common';
import type { TokenCitado } from '@pmp/contracts/common';
import {
  EVENTO_PROPUESTAS,
  erroresPropuestas,
  MAX_CAMBIOS_PROPUESTA,
  propuestaAbierta,
  type Comentable,
} from '@pmp/contracts/proyectos';
import { erroresSprints } from '@pmp/contracts/sprints';
import { assertVersion, DomainError, UnitOfWork, validationError, type Caller, type Tx } from '@pmp/platform';
import type { Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { Sujetos } from '../comentarios/sujetos';
import { LabelElemento } from '../elementos/etiquetas/label-elemento';
import { changesOf, newElemento, parentIn, personOf } from '../elementos/kinds/elemento.rules';
import type { Kind } from '../elementos/kinds/kind';
import { Kinds } from '../elementos/kinds/kinds';
import { Parents } from '../elementos/parents';
import { ReadElementos } from '../elementos/read-elementos';
import { objectId } from '../storage/object-id';
import { SprintsService } from '../sprints/sprints.service';
import { retryStale } from '../storage/retry-stale';
import { Diff } from './diff';
import type { Pedido } from './proponible';
import type { CambioDoc, PropuestaDoc } from './propuesta.model';
import { openKeyOf, PropuestasRepository } from './propuestas.repository';

export interface Propuesto {
  propuesta: string;
  cambio: string;
  elemento: string;
}

type Datos = Record<string, unknown>;

const isPending = ({ situacion }: CambioDoc): boolean => situacion === 'pendiente';
/** Whether it is about the item itself: of those it has one. */
const isOfItem = ({ accion }: CambioDoc): boolean => accion !== 'comentar' && accion !== 'planificar';
const creationOf = ({ cambios }: Pick<PropuestaDoc, 'cambios'>, id: string): CambioDoc | undefined =>
  cambios.find((one) => isPending(one) && one.accion === 'crear' && one.elemento.equals(id));

/** Checks the body as the route would. */
function parsed({ schema, datos }: Pick<Pedido, 'schema' | 'datos'>): Datos {
  if (!schema) return {};
  const read = schema.safeParse(datos);
  if (!read.success) throw validationError(read.error.issues);
  return read.data as Datos;
}

/** Only what the route knows. */
const known = (datos: Datos, valid: Datos): Datos =>
  Object.fromEntries(Object.entries(datos).filter(([campo]) => campo in valid));

/**
 * Keeps what somebody would write, after the checks that writing it would make: the right, the fields, the version, the
 * parent, the person and the labels. An item has one change in a proposal: a second one joins it.
 */
@Injectable()
export class ProposeCambio {
  constructor(
    private readonly propuestas: PropuestasRepository,
    private readonly acceso: AccesoService,
    private readonly kinds: Kinds,
    private readonly read: ReadElementos,
    private readonly parents: Parents,
    private readonly labels: LabelElemento,
    private readonly sujetos: Sujetos,
    private readonly sprints: SprintsService,
    private readonly diff: Diff,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  propose(caller: Caller, token: TokenCitado, pedido: Pedido): Promise<Propuesto> {
    const valid = parsed(pedido);
    return retryStale(() =>
      this.unitOfWork.run(async (tx) => {
        const kept = { ...pedido, datos: known(pedido.datos, valid) };
        const made = await this.make(caller, token, kept, valid, tx);
        tx.live(`proyecto.${made.proyecto.toHexString()}`, EVENTO_PROPUESTAS, {
          proyecto: made.proyecto.toHexString(),
        });
        return {
          propuesta: made.propuesta.toHexString(),
          cambio: made.cambio.toHexString(),
          elemento: made.elemento.toHexString(),
        };
      }),
    );
  }

  private async make(caller: Caller, token: TokenCitado, pedido: Pedido, valid: Datos, tx: Tx) {
    const { accion, id } = pedido;
    if (accion === 'crear') return this.creation(caller, token, pedido, valid, tx);
    if (accion === 'planificar') return this.plan(caller, token, pedido, valid, tx);
    const creating = await this.propuestas.findCreating(id!, token._id, tx.session);
    if (creating) return this.ofCreation(creating, pedido, valid, tx);
    if (accion === 'comentar') return this.comment(caller, token, pedido, tx);
    return this.change(caller, token, pedido, valid, tx);
  }

  private async creation(caller: Caller, token: TokenCitado, pedido: Pedido, valid: Datos, tx: Tx) {
    const kind = this.kinds.at(pedido.entidad);
    const proyecto = await this.acceso.proyecto(caller, 'proyecto.proponer', String(valid['proyecto']));
    const doc = await this.open(caller, token, proyecto, tx);
    await this.assertPlace(kind, doc, proyecto, valid, tx);
    const elemento = objectId(valid['_id'] as string | undefined);
    const known_ = creationOf(doc, elemento.toHexString());
    if (known_) return this.keep(doc, known_, tx);
    const campos = await this.diff.ofCreation(kind, proyecto._id, valid, tx.session);
    const datos = { ...pedido.datos, _id: elemento.toHexString() };
    return this.keep(doc, this.cambioOf(pedido, elemento, { datos, campos, base: null }), tx);
  }

  /** Something else about what the proposal itself is going to make. */
  private async ofCreation(doc: PropuestaDoc, pedido: Pedido, valid: Datos, tx: Tx) {
    const creation = creationOf(doc, pedido.id!)!;
    const kind = this.kinds.at(creation.entidad);
    if (pedido.accion === 'comentar') return this.keep(doc, this.commentOf(pedido, creation.elemento), tx);
    if (pedido.accion === 'eliminar') {
      doc.cambios = doc.cambios.filter((one) => !one.elemento.equals(creation.elemento));
      return this.keep(doc, creation, tx, { gone: true });
    }
    const proyecto = { _id: doc.proyecto } as ProyectoDoc;
    await this.assertPlace(
      kind,
      doc,
      proyecto,
      { ...valid, asignado: undefined, responsable: undefined },
      tx,
    );
    const { version: _version, despuesDe: _despuesDe, completarTareas: _completar, ...datos } = pedido.datos;
    const whole = { ...creation.datos, ...datos };
    const campos = await this.diff.ofCreation(
      kind,
      doc.proyecto,
      { ...creation.datos, ...valid },
      tx.session,
    );
    return this.keep(doc, Object.assign(creation, { datos: whole, campos }), tx);
  }

  private async change(caller: Caller, token: TokenCitado, pedido: Pedido, valid: Datos, tx: Tx) {
    const kind = this.kinds.at(pedido.entidad);
    const current = await this.read.find(kind, caller, 'proyecto.proponer', pedido.id!, tx.session);
    assertVersion(valid['version'] as number | undefined, current.version);
    const proyecto = await this.acceso.proyecto(caller, 'proyecto.proponer', current.proyecto);
    const doc = await this.open(caller, token, proyecto, tx);
    const earlier = doc.cambios.find(
      (one) => isPending(one) && isOfItem(one) && one.elemento.equals(current._id),
    );
    if (pedido.accion === 'eliminar') {
      const removal = this.cambioOf(pedido, current._id, { datos: {}, campos: [], base: current.version });
      doc.cambios = doc.cambios.filter((one) => one !== earlier);
      return this.keep(doc, removal, tx);
    }
    await this.assertPlace(kind, doc, proyecto, valid, tx);
    const { version: _version, ...datos } = { ...earlier?.datos, ...pedido.datos };
    const { schema } = pedido;
    const whole = parsed({ ...(schema && { schema }), datos });
    const campos = await this.diff.ofChange(kind, current, whole, tx.session);
    const base = { datos, campos, base: current.version };
    if (earlier?.accion === 'cambiar')
      Object.assign(earlier, base, pedido.motivo && { motivo: pedido.motivo });
    const cambio = earlier?.accion === 'cambiar' ? earlier : this.cambioOf(pedido, current._id, base);
    if (campos.length) return this.keep(doc, cambio, tx);
    doc.cambios = doc.cambios.filter((one) => one !== cambio);
    return this.keep(doc, cambio, tx, { gone: true });
  }

  /** Which sprint it would go to, and from which: by both it is known later whether it is still to be done. */
  private async plan(caller: Caller, token: TokenCitado, pedido: Pedido, valid: Datos, tx: Tx) {
    const kind = this.kinds.at(pedido.entidad);
    const current = await this.read.find(kind, caller, 'proyecto.proponer', pedido.id!, tx.session);
    assertVersion(valid['version'] as number | undefined, current.version);
    const proyecto = await this.acceso.proyecto(caller, 'proyecto.proponer', current.proyecto);
    const sprint = valid['sprint'] as string | null;
    const [from] = await this.sprints.openOf([pedido.id!]);
    const to = sprint === null ? null : await this.sprints.openIn(proyecto._id.toHexString(), sprint);
    if (sprint !== null && !to) throw new DomainError(erroresSprints.destinoNoValido);
    const doc = await this.open(caller, token, proyecto, tx);
    const isEarlier = (one: CambioDoc): boolean =>
      isPending(one) && one.accion === 'planificar' && one.elemento.equals(current._id);
    doc.cambios = doc.cambios.filter((one) => !isEarlier(one));
    const datos = { sprint, desde: from?.sprint ?? null };
    const campos = [{ campo: 'sprint', de: from?.nombre ?? null, a: to?.nombre ?? null }];
    const cambio = this.cambioOf(pedido, current._id, { datos, campos, base: null });
    return this.keep(doc, cambio, tx, { gone: datos.sprint === datos.desde });
  }

  private async comment(caller: Caller, token: TokenCitado, pedido: Pedido, tx: Tx) {
    const entidad = pedido.entidad as Comentable;
    const { sujeto, proyecto } = await this.sujetos.open(caller, 'proyecto.proponer', entidad, pedido.id!, {
      session: tx.session,
    });
    const doc = await this.open(caller, token, proyecto, tx);
    return this.keep(doc, this.commentOf(pedido, sujeto._id), tx);
  }

  private commentOf(pedido: Pedido, sobre: Types.ObjectId): CambioDoc {
    const campos = [{ campo: 'comentario', de: null, a: String(pedido.datos['texto']).trim() }];
    const datos = { _id: objectId().toHexString(), ...pedido.datos };
    return this.cambioOf(pedido, sobre, { datos, campos, base: null });
  }

  /** The parent, the person and the labels that the body names. */
  private async assertPlace(
    kind: Kind,
    doc: PropuestaDoc,
    proyecto: ProyectoDoc,
    valid: Datos,
    tx: Tx,
  ): Promise<void> {
    const padre = parentIn(kind, valid);
    if (!(padre && creationOf(doc, padre))) await this.parents.find(kind, padre, proyecto._id, tx.session);
    await this.acceso.assertMayBeGiven(kind, personOf(kind, valid), proyecto);
    const stamp = { creador: objectId().toHexString(), orden: '', now: new Date() };
    const blank = newElemento(kind, { titulo: '', proyecto: proyecto._id.toHexString() }, stamp);
    await this.labels.assertOf(changesOf(kind, blank, valid).etiquetas, proyecto._id, tx.session);
  }

  private async open(
    caller: Caller,
    token: TokenCitado,
    { _id: proyecto, equipo, nombre }: ProyectoDoc,
    tx: Tx,
  ): Promise<PropuestaDoc> {
    const found = await this.propuestas.findOpen(proyecto, token._id, tx.session);
    if (found) return found;
    const now = new Date();
    const doc: PropuestaDoc = {
      _id: objectId(),
      proyecto,
      autor: objectId(caller._id),
      token: { _id: token._id, nombre: token.nombre },
      abierta: openKeyOf(proyecto, token._id),
      estado: 'abierta',
      cambios: [],
      decide: null,
      decidida: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    await this.propuestas.insert(doc, tx);
    const titulo = `${caller.nombre} · ${token.nombre}`;
    tx.fact(propuestaAbierta, {
      _id: doc._id.toHexString(),
      titulo,
      proyecto: proyecto.toHexString(),
      autor: caller._id,
      equipo: equipo.toHexString(),
      nombreProyecto: nombre,
    });
    return doc;
  }

  private async keep(doc: PropuestaDoc, cambio: CambioDoc, tx: Tx, { gone = false } = {}) {
    if (!gone && !doc.cambios.includes(cambio)) doc.cambios.push(cambio);
    if (doc.cambios.length > MAX_CAMBIOS_PROPUESTA)
      throw new DomainError(erroresPropuestas.propuestaLlena, { max: MAX_CAMBIOS_PROPUESTA });
    await this.propuestas.replace({ ...doc, updatedAt: new Date() }, tx);
    return { propuesta: doc._id, cambio: cambio._id, elemento: cambio.elemento, proyecto: doc.proyecto };
  }

  private cambioOf(
    { accion, entidad, motivo }: Pedido,
    elemento: Types.ObjectId,
    rest: Pick<CambioDoc, 'datos' | 'campos' | 'base'>,
  ): CambioDoc {
    const fecha = new Date();
    return {
      _id: objectId(),
      accion,
      entidad,
      elemento,
      ...rest,
      motivo,
      fecha,
      situacion: 'pendiente',
      aviso: null,
    };
  }
}
