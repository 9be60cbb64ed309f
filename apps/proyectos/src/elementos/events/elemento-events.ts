import { Injectable } from '@nestjs/common';
import { bloqueosPorContar } from '@pmp/contracts/proyectos';
import { detalleOf, type Writing } from '@pmp/platform';
import { Figures } from '../figures/figures';
import { HistorialRepository } from '../historial/historial.repository';
import { camposOf, historialOf } from '../historial/historial.rules';
import type { Change } from '../kinds/change';
import type { ElementoDoc } from '../kinds/elemento-doc';
import { parentOf, personOf } from '../kinds/elemento.rules';
import type { Kind, Shape } from '../kinds/kind';
import { cambioOf, removalOf } from './cambio';
import { toldOf } from './told-of';

type Told = Pick<ElementoDoc, '_id' | 'titulo' | 'proyecto'>;

export interface ElementoChange extends Omit<Change<ElementoDoc>, 'parent'> {
  shape: Shape;
}

/** Whether it holds others up, or waits for some. */
const isLinked = ({ bloquea, bloqueadaPor }: Pick<ElementoDoc, 'bloquea' | 'bloqueadaPor'>): boolean =>
  bloquea === true || bloqueadaPor !== undefined;

const isOpen = ({ estado }: Pick<ElementoDoc, 'estado'>): boolean => estado !== 'completada';

/** What facts say of an element; each contract takes of it what it has. */
const hechoOf = ({ parent, given }: Kind, doc: Told) => ({
  _id: doc._id.toHexString(),
  titulo: doc.titulo,
  proyecto: doc.proyecto.toHexString(),
  ...(given && { [given.field]: personOf({ given }, doc) }),
  ...(parent && { [parent.field]: parentOf({ parent }, doc)?.toHexString() }),
});

/** Publishes what happens to elements and writes their history. */
@Injectable()
export class ElementoEvents {
  constructor(
    private readonly historial: HistorialRepository,
    private readonly figures: Figures,
  ) {}

  created(tx: Writing, kind: Kind, doc: ElementoDoc, shape: Shape, autor: string): void {
    const hecho = hechoOf(kind, doc);
    const detalle = detalleOf({}, { archivos: (doc.archivos ?? []).map(({ nombre }) => nombre) });
    tx.fact(kind.facts.created, { ...hecho, estado: doc.estado, ...(detalle.length && { detalle }) });
    if (personOf(kind, doc)) this.assigned(tx, kind, { ...hecho, anterior: null });
    this.state(tx, kind, doc);
    this.live(tx, kind, 'creado', shape, autor);
  }

  updated(tx: Writing, kind: Kind, ...changed: ElementoChange[]): void {
    for (const { shape, ...what } of changed) {
      const change = { ...what, parent: kind.parent };
      const { before, changes, doc, autor } = change;
      const rows = historialOf(change);
      const hecho = { ...hechoOf(kind, doc), anterior: personOf(kind, before) };
      tx.fact(kind.facts.updated, {
        ...hecho,
        clave: doc.clave,
        cambios: camposOf(changes, kind.parent),
        estado: doc.estado,
        estadoAnterior: before.estado,
        detalle: toldOf(change, rows),
      });
      if (kind.given && kind.given.field in changes) this.assigned(tx, kind, hecho);
      this.state(tx, kind, doc);
      this.live(tx, kind, 'actualizado', shape, autor);
      this.historial.insert(rows, tx);
    }
    const turned = changed.filter(({ before, doc }) => isOpen(before) !== isOpen(doc));
    this.recount(
      tx,
      turned.map(({ doc }) => doc),
    );
  }

  /** Those that hold others up no longer do so, or do so again: what waits for them is counted in a transaction of its own. */
  recount(tx: Writing, docs: readonly Pick<ElementoDoc, '_id' | 'bloquea' | 'bloqueadaPor'>[]): void {
    const elementos = docs.filter(isLinked).map(({ _id }) => _id.toHexString());
    if (elementos.length) tx.fact(bloqueosPorContar, { elementos });
  }

  /** How it stands to what it is linked with has changed. `shape` is null while no screen shows it. */
  marked(tx: Writing, kind: Kind, doc: ElementoDoc, shape: Shape | null, autor: string | null): void {
    this.state(tx, kind, doc);
    if (shape) this.live(tx, kind, 'actualizado', shape, autor);
  }

  removed(tx: Writing, kind: Kind, doc: ElementoDoc, autor: string): void {
    this.gone(tx, kind, { ...doc, version: doc.version + 1 });
    this.vanished(tx, kind, doc, autor);
  }

  /** The fact that it was removed; `version` is that of its tombstone. */
  gone(tx: Writing, kind: Kind, doc: Told & { version: number; clave?: string; puntos?: number }): void {
    const { version, clave, puntos } = doc;
    tx.fact(kind.facts.removed, { ...hechoOf(kind, doc), version, clave, puntos });
  }

  /** Screens that show it are told that it is there no more. `version`: its last one. */
  vanished(
    tx: Writing,
    { tipo }: Kind,
    { _id, version, proyecto }: Pick<ElementoDoc, '_id' | 'version' | 'proyecto'>,
    autor: string | null,
  ): void {
    const room = proyecto.toHexString();
    tx.live(`proyecto.${room}`, 'cambio', removalOf(tipo, _id.toHexString(), version + 1, autor));
    this.figures.forgetAfter(tx, room);
  }

  /** `alone`: it did not return with its parent, or this kind is told of in that case too. */
  returned(
    tx: Writing,
    kind: Kind,
    doc: ElementoDoc,
    shape: Shape,
    { autor, alone }: { autor: string; alone: boolean },
  ): void {
    if (alone) tx.fact(kind.facts.restored, { ...hechoOf(kind, doc), version: doc.version });
    this.state(tx, kind, doc);
    this.live(tx, kind, 'creado', shape, autor);
  }

  state(tx: Writing, kind: Kind, doc: ElementoDoc): void {
    tx.state(kind.state, doc._id.toHexString(), doc.version, kind.toEstado(doc));
    this.figures.forgetAfter(tx, doc.proyecto.toHexString());
  }

  private assigned(tx: Writing, { facts }: Kind, hecho: object): void {
    if (facts.assigned) tx.fact(facts.assigned, hecho);
  }

  private live(
    tx: Writing,
    { tipo }: Kind,
    accion: 'creado' | 'actualizado',
    shape: Shape,
    autor: string | null,
  ): void {
    tx.live(`proyecto.${shape.proyecto}`, 'cambio', cambioOf(tipo, accion, shape, autor));
  }
}
