import { Injectable } from '@nestjs/common';
import { assertVersion, UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { Mentions } from '../names/mentions';
import { AskLimits } from './cupos/ask-limits';
import { Cupos, NO_LIMITS, type Limits } from './cupos/cupos';
import { CompleteBeneath } from './complete-beneath';
import { ElementoEvents } from './events/elemento-events';
import { ArchivosRepository } from './files/archivos.repository';
import { withArchivos } from './files/archivos.rules';
import { HistorialNames } from './historial-names';
import { LabelElemento } from './etiquetas/label-elemento';
import type { ArchivoDoc } from './kinds/archivo-doc';
import type { ElementoDoc } from './kinds/elemento-doc';
import { changesOf, parentOf, personOf, type UpdateDatos } from './kinds/elemento.rules';
import type { Kind, Shape } from './kinds/kind';
import { Kinds } from './kinds/kinds';
import { Parents } from './parents';
import { Presenter } from './present/presenter';
import { Ranker } from './rank/ranker';
import { ReadElementos } from './read-elementos';

@Injectable()
export class ChangeElemento {
  constructor(
    private readonly kinds: Kinds,
    private readonly read: ReadElementos,
    private readonly parents: Parents,
    private readonly acceso: AccesoService,
    private readonly archivos: ArchivosRepository,
    private readonly ranker: Ranker,
    private readonly names: HistorialNames,
    private readonly events: ElementoEvents,
    private readonly presenter: Presenter,
    private readonly beneath: CompleteBeneath,
    private readonly labels: LabelElemento,
    private readonly limits: AskLimits,
    private readonly mentions: Mentions,
    private readonly cupos: Cupos,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async change<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    id: string,
    datos: UpdateDatos,
    received: ArchivoDoc[] = [],
  ): Promise<S> {
    const limits = await this.limits.of(kind, [id], datos);
    return this.unitOfWork.run((tx) => this.changeIn(tx, kind, caller, id, datos, { received, limits }));
  }

  /** As part of a transaction that is under way. Without `limits`, no column is too full for it. */
  async changeIn<D extends ElementoDoc, S extends Shape>(
    tx: Tx,
    kind: Kind<D, S>,
    caller: Caller,
    id: string,
    datos: UpdateDatos,
    { received = [], limits = NO_LIMITS }: { received?: ArchivoDoc[]; limits?: Limits } = {},
  ): Promise<S> {
    const { session } = tx;
    const current = await this.read.find(kind, caller, 'proyecto.editar', id, session);
    assertVersion(datos.version, current.version);
    const changes = changesOf(kind, current, datos);
    const padre = await this.parents.find(kind, parentOf(kind, changes), current.proyecto, session);
    this.parents.expect(kind, padre, tx);
    if (datos.despuesDe !== undefined) {
      changes.orden = await this.rankOf(kind, { ...current, ...changes }, datos.despuesDe, tx);
    }
    if (received.length) changes.archivos = withArchivos(current, received);
    if (!Object.keys(changes).length) return this.presenter.present(kind, current, { session });
    await this.labels.assertOf(changes.etiquetas, current.proyecto, session);
    const person = personOf(kind, changes);
    if (person) {
      const proyecto = await this.acceso.proyecto(caller, 'proyecto.editar', current.proyecto);
      await this.acceso.assertMayBeGiven(kind, person, proyecto);
    }
    const step = { before: current, after: { ...current, ...changes } };
    await this.cupos.admitInto(limits, [step], this.kinds.of(kind), tx);
    await this.archivos.keep(received, session);
    if (datos.completarTareas && changes.estado === 'completada')
      this.beneath.complete(await this.beneath.find(kind, [current], session), caller._id, tx);
    const doc = this.kinds.of(kind).update(current, changes, tx);
    await this.tellNamed(tx, kind, caller, current, doc);
    const shape = await this.presenter.present(kind, doc, { session });
    const names = await this.names.of(kind, [current], changes, session);
    this.events.updated(tx, kind, { before: current, changes, doc, shape, autor: caller._id, names });
    return shape;
  }

  /** Those whom its description names and did not before. */
  private async tellNamed(
    tx: Tx,
    { tipo }: Pick<Kind, 'tipo'>,
    caller: Caller,
    { descripcion: before }: ElementoDoc,
    doc: ElementoDoc,
  ): Promise<void> {
    if (doc.descripcion === before || !doc.descripcion.includes('@')) return;
    const { equipo } = await this.acceso.proyecto(caller, 'proyecto.editar', doc.proyecto);
    const tell = await this.mentions.prepare(doc, { tipo, before, equipo, autor: caller._id });
    tell(tx);
  }

  /** Its rank behind this sibling; null: in front of all of them. */
  private rankOf(kind: Kind, doc: ElementoDoc, despuesDe: string | null, { session }: Tx): Promise<string> {
    const elementos = this.kinds.of(kind);
    const siblings = elementos.siblingsOf(parentOf(kind, doc) ?? doc.proyecto, session);
    const all = kind.rankedInProyecto ? elementos.ranksIn(doc.proyecto, session) : siblings;
    return this.ranker.follow(despuesDe, siblings, all);
  }
}
