import { Injectable } from '@nestjs/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { currentProponent, DomainError, UnitOfWork, type Caller, type Tx, type Writing } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { assertRepeated } from '../storage/assert-repeated';
import { objectId } from '../storage/object-id';
import { retryStale } from '../storage/retry-stale';
import { Mentions } from '../names/mentions';
import { Claves } from './claves/claves';
import { ElementoEvents } from './events/elemento-events';
import { ArchivosRepository } from './files/archivos.repository';
import { LabelElemento } from './etiquetas/label-elemento';
import type { ArchivoDoc } from './kinds/archivo-doc';
import type { ElementoDoc } from './kinds/elemento-doc';
import { newElemento, parentIn, personOf, type CreateDatos } from './kinds/elemento.rules';
import type { Kind, Shape } from './kinds/kind';
import { Kinds } from './kinds/kinds';
import { Parents } from './parents';
import { Presenter } from './present/presenter';
import { Ranker } from './rank/ranker';

/** Those who create in one project on several replicas take its numbers from each other. */
const MAX_TRIES = 10;

/** `created` is false when it is the element that an earlier, identical call made. */
export interface Creation<S> {
  shape: S;
  created: boolean;
}

/**
 * Reads the project and the parent before the transaction, which checks that they still hold: it only writes, and so can
 * be shared with others that arrive meanwhile.
 */
@Injectable()
export class CreateElemento {
  constructor(
    private readonly kinds: Kinds,
    private readonly parents: Parents,
    private readonly acceso: AccesoService,
    private readonly archivos: ArchivosRepository,
    private readonly ranker: Ranker,
    private readonly claves: Claves,
    private readonly events: ElementoEvents,
    private readonly presenter: Presenter,
    private readonly labels: LabelElemento,
    private readonly mentions: Mentions,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  create<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    datos: CreateDatos,
    received: ArchivoDoc[] = [],
  ): Promise<Creation<S>> {
    return retryStale(() => this.createOnce(kind, caller, datos, received), MAX_TRIES);
  }

  /** As part of a transaction that is under way, which reads what it has written before. */
  async createIn<D extends ElementoDoc, S extends Shape>(
    tx: Tx,
    kind: Kind<D, S>,
    caller: Caller,
    datos: CreateDatos,
  ): Promise<S> {
    const { session } = tx;
    const proyecto = await this.acceso.proyecto(caller, 'proyecto.editar', datos.proyecto, { session });
    const padre = await this.parents.find(kind, parentIn(kind, datos), proyecto._id, session);
    const { doc, shape, tell } = await this.prepare(kind, caller, datos, { proyecto, padre }, { session });
    await this.kinds.assertFree(kind, datos._id);
    if (await this.kinds.of(kind).findById(doc._id, session))
      throw new DomainError(erroresProyectos.idOcupado);
    const [keyed] = await this.claves.keyed([doc], proyecto, session);
    const made = { ...shape, clave: keyed!.clave };
    this.parents.expect(kind, padre, tx);
    this.kinds.of(kind).insert(keyed!, tx);
    this.events.created(tx, kind, keyed!, made, caller._id);
    tell(tx);
    return made;
  }

  private async prepare<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    datos: CreateDatos,
    { proyecto, padre }: { proyecto: ProyectoDoc; padre: ElementoDoc | null },
    { received = [], session }: { received?: ArchivoDoc[]; session?: ClientSession },
  ) {
    const stamp = { creador: caller._id, orden: this.ranker.next(), now: new Date() };
    const doc = newElemento(kind, datos, stamp);
    const proponent = currentProponent();
    if (proponent !== undefined) doc.propone = objectId(proponent);
    if (received.length) doc.archivos = received;
    await this.acceso.assertMayBeGiven(kind, personOf(kind, doc), proyecto);
    await this.labels.assertOf(doc.etiquetas, proyecto._id, session);
    const padres = padre ? [padre] : [];
    const shape = await this.presenter.present(kind, doc, { padres, isNew: true, session });
    const about = { tipo: kind.tipo, before: '', equipo: proyecto.equipo, autor: caller._id };
    return { doc, shape, tell: await this.mentions.prepare(doc, about) };
  }

  private async createOnce<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    datos: CreateDatos,
    received: ArchivoDoc[],
  ): Promise<Creation<S>> {
    const [proyecto, padre] = await Promise.all([
      this.acceso.proyecto(caller, 'proyecto.editar', datos.proyecto),
      this.parents.read(kind, parentIn(kind, datos)),
      this.kinds.assertFree(kind, datos._id),
    ]);
    this.parents.assertIn(kind, padre, proyecto._id);
    const { doc, shape, tell } = await this.prepare(kind, caller, datos, { proyecto, padre }, { received });
    const write = (tx: Writing) => {
      // A transaction that met another begins anew, with the number that it has.
      shape.clave = this.claves.take(proyecto, tx, doc.clave);
      doc.clave = shape.clave;
      this.parents.expect(kind, padre, tx);
      this.kinds.of(kind).insert(doc, tx);
      this.events.created(tx, kind, doc, shape, caller._id);
      tell(tx);
    };
    try {
      if (received.length)
        await this.unitOfWork.run((tx) => this.archivos.keep(received, tx.session).then(() => write(tx)));
      else await this.unitOfWork.write(write);
    } catch (error) {
      this.claves.giveBack(proyecto, doc.clave);
      const first = await this.kinds.of(kind).findById(doc._id);
      assertRepeated(error, first, caller, datos.proyecto);
      return { shape: await this.presenter.present(kind, first), created: false };
    }
    return { shape, created: true };
  }
}
