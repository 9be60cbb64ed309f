import { Injectable } from '@nestjs/common';
import { MAX_ETIQUETAS_POR_PROYECTO, type Mapeo } from '@pmp/contracts/proyectos';
import { Calendario, toBuscable } from '@pmp/platform';
import type { Types } from 'mongoose';
import { numeroOf } from '../../elementos/claves/claves';
import type { EtiquetaDoc } from '../../elementos/etiquetas/etiqueta.model';
import { EtiquetasRepository } from '../../elementos/etiquetas/etiquetas.repository';
import { SprintsService } from '../../sprints/sprints.service';
import { objectId } from '../../storage/object-id';
import type { Color } from '../mapeo/palabras/colores';
import { FUENTES } from '../mapeo/palabras/fuentes';
import type { FilaDoc, FilasDoc, ImportacionDoc } from '../almacen/importacion.model';
import { ImportacionesRepository } from '../almacen/importaciones.repository';
import { Labels, Tally } from './counts';
import { etiquetasDe } from './diferencias.rules';
import { digest, idIn, refsOfRows } from './ids.rules';
import { columnasOf } from './item/cells';
import type { Item } from './item/item';
import { itemOf } from './item/item.rules';
import { LinkPlan } from './links.rules';
import { PlanRows, type Presente } from './plan-rows';
import { keysOf, PresentRows, refOfClave, type Known } from './present-rows';
import { isOut } from './row.rules';
import { SprintsPlan } from './sprints.rules';
import { treeOf, type Node, type Tree } from './tree.rules';

/** How often somebody who looks sees it go on. */
const ROWS_TOLD = 1_000;

/** Nothing comes of this plan: another one has been asked for, or somebody else goes on with it. */
class Given extends Error {}

/** Where the rows go, and how they are read. */
interface Target {
  doc: ImportacionDoc;
  mapeo: Mapeo;
  isNew: boolean;
  proyecto: Types.ObjectId;
  huellaOf(ref: string): Types.ObjectId;
  read(celdas: readonly string[]): Item;
  isStopped(): boolean;
}

/** What the rows are to each other. */
interface Survey {
  /** Of each row, in their order. */
  refs: string[];
  /** Of those that do not stay out. */
  nodes: Node[];
  /** By row. */
  etiquetas: Map<string, readonly string[]>;
  /** Of labels, by what they are searched by. */
  colores: Map<string, Color>;
  ultimoNumero: number;
}

interface Putting {
  rows: PlanRows;
  tally: Tally;
  /** Before some rows are planned: reads what is here already of them. */
  look(refs: readonly string[]): Promise<void>;
}

/** What is there already, and where the rows find their place in it. */
interface Ground {
  present: ReadonlyMap<string, Known | null>;
  tree: Tree;
  tituloOf(id: string | null): string | null;
}

/** Decides what becomes of each row, and writes it beside the row: the import does just that, and nothing else. */
@Injectable()
export class PlanImportacion {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly rows: PresentRows,
    private readonly etiquetas: EtiquetasRepository,
    private readonly sprints: SprintsService,
    private readonly calendario: Calendario,
  ) {}

  /** What is planned is stored beside the rows and in the import; of a plan that is given up, nothing counts. */
  async plan(doc: ImportacionDoc, isStopped: () => boolean): Promise<void> {
    try {
      await this.importaciones.planned(doc, { ...(await this.decide(doc, isStopped)), estado: 'preparada' });
    } catch (error) {
      if (!(error instanceof Given)) throw error;
    }
  }

  /** The rows as they are stored; throws when the plan is to be given up. */
  private async *trozos({ doc, isStopped }: Target, before: number) {
    let [leidas, told] = [before, before];
    for await (const trozo of this.importaciones.trozos(doc._id)) {
      yield trozo;
      leidas += trozo.filas.length;
      if (isStopped()) throw new Given();
      if (leidas - told < ROWS_TOLD) continue;
      told = leidas;
      if (!(await this.importaciones.planned(doc, { leidas }))) throw new Given();
    }
  }

  private async put(trozo: FilasDoc, { paso }: ImportacionDoc): Promise<void> {
    if (!(await this.importaciones.putFilas(trozo, paso))) throw new Given();
  }

  private async decide(doc: ImportacionDoc, isStopped: () => boolean): Promise<Partial<ImportacionDoc>> {
    const target = this.targetOf(doc, isStopped);
    const { isNew, proyecto } = target;
    const survey = await this.survey(target);
    const ground = await this.ground(target, survey);
    const labels = isNew ? [] : await this.etiquetas.listOf(proyecto);
    const { nuevas, available } = this.labelsOf(survey, ground, labels);
    const sprints = new SprintsPlan(
      (nombre) => digest(`${proyecto.toHexString()}|sprint|${nombre}`),
      isNew ? [] : await this.sprints.ofProyectos([proyecto.toHexString()]),
      objectId,
    );
    const here = new Map<string, Presente>();
    const rows = new PlanRows({
      ...target,
      isPresent: (ref) => ground.present.has(ref),
      placeOf: (ref) => ground.tree.places.get(ref),
      tituloOf: ground.tituloOf,
      links: await this.links(target, survey, ground),
      sprints,
      available,
      presenteDe: (ref) => here.get(ref),
      etiquetas: etiquetasDe(labels),
      tiene: new Set(Object.values(target.mapeo.columnas).filter((campo) => campo !== null)),
      tomar: target.mapeo.cambios ?? [],
    });
    const tally = new Tally();
    tally.previsto.epicas = await this.putEpics(target, ground.tree);
    await this.putRows(target, survey, { rows, tally, look: (refs) => this.look(ground, refs, here) });
    const missing = new Map([
      ...nuevas.map((nombre) => [toBuscable(nombre), nombre] as const),
      ...rows.tomadas,
    ]);
    const room = Math.max(0, MAX_ETIQUETAS_POR_PROYECTO - labels.length);
    const etiquetas = [...missing.values()].slice(0, room);
    tally.previsto.etiquetas = etiquetas.length;
    const planned = sprints.result(new Date());
    tally.previsto.sprints = planned.filter(({ nuevo }) => nuevo).length;
    return {
      sprints: planned,
      previsto: tally.previsto,
      acciones: tally.acciones,
      avisos: tally.avisos,
      ...(tally.cambiadas ? { cambios: tally.cambios, cambiadas: tally.cambiadas } : { cambiadas: 0 }),
      etiquetas,
      colores: etiquetas.map((nombre) => survey.colores.get(toBuscable(nombre)) ?? null),
      ultimoNumero: isNew && survey.ultimoNumero > 0 ? survey.ultimoNumero : null,
      proyecto,
    };
  }

  private targetOf(doc: ImportacionDoc, isStopped: () => boolean): Target {
    const mapeo = JSON.parse(doc.mapeo) as Mapeo;
    const isNew = !doc.destino || 'nuevo' in doc.destino;
    const proyecto = isNew ? idIn(doc, 'proyecto') : objectId((doc.destino as { proyecto: string }).proyecto);
    const columnas = columnasOf(doc.cabecera, mapeo, doc.origen);
    return {
      doc,
      mapeo,
      isNew,
      proyecto,
      huellaOf: (ref) => digest(`${proyecto.toHexString()}|${doc.origen}|${ref}`),
      read: (celdas) => itemOf(celdas, columnas, mapeo, this.calendario),
      isStopped,
    };
  }

  /** Reads all rows once, to know what each is to the others. */
  private async survey(target: Target): Promise<Survey> {
    const { doc, isNew, read } = target;
    const refOf = refsOfRows();
    const survey: Survey = { refs: [], nodes: [], etiquetas: new Map(), colores: new Map(), ultimoNumero: 0 };
    const seen = new Set<string>();
    const own = keysOf(doc.clave ?? '');
    for await (const { filas } of this.trozos(target, 0))
      for (const { celdas } of filas) {
        const item = read(celdas);
        const ref = refOf(item);
        survey.refs.push(ref);
        if (isOut(item) || seen.has(ref)) continue;
        seen.add(ref);
        const { clave, identificador, titulo, tipo, padres, epica } = item;
        survey.nodes.push({ ref, clave, identificador, titulo, tipo, padres, epica });
        survey.etiquetas.set(ref, item.etiquetas);
        for (const [label, color] of item.colores)
          if (!survey.colores.has(label)) survey.colores.set(label, color);
        if (isNew && own.test(clave)) survey.ultimoNumero = Math.max(survey.ultimoNumero, numeroOf(clave));
      }
    return survey;
  }

  private async ground(
    { doc, mapeo, isNew, proyecto, huellaOf }: Target,
    { nodes }: Survey,
  ): Promise<Ground> {
    const present = isNew ? new Map<string, Known | null>() : await this.rows.presentOf(nodes, huellaOf);
    // A tracker with the same key has numbered other things.
    if (!isNew && doc.origen === 'csv')
      for (const [ref, known] of await this.rows.ownOf(nodes, proyecto)) present.set(ref, known);
    const epicas = isNew
      ? new Map<string, { id: string; titulo: string }>()
      : await this.rows.epicsOf(proyecto);
    const dentroDe = isNew || !mapeo.dentroDe ? undefined : await this.rows.placeOf(mapeo.dentroDe, proyecto);
    const tree = treeOf(
      nodes,
      {
        placed: (ref) => (present.has(ref) ? (present.get(ref)?.place ?? null) : undefined),
        imported: (name) => present.get(refOfClave(name))?.place,
        epica: (titulo) => epicas.get(titulo)?.id,
        idOf: (ref) => idIn(doc, ref).toHexString(),
        dentroDe,
      },
      defaultEpic(doc),
    );
    const titles = new Map([...epicas.values()].map(({ id, titulo }) => [id, titulo]));
    for (const [id, titulo] of tree.nuevas) titles.set(id, titulo);
    for (const { ref, titulo } of nodes) titles.set(tree.places.get(ref)?.id ?? '', titulo);
    return { present, tree, tituloOf: (id) => (id === null ? null : (titles.get(id) ?? null)) };
  }

  private async links(
    { isNew, proyecto }: Target,
    { nodes }: Survey,
    { present, tree }: Ground,
  ): Promise<LinkPlan> {
    const nodeOf = new Map<string, string>();
    for (const { ref, clave, identificador } of nodes)
      for (const name of [clave, identificador])
        if (name && !nodeOf.has(refOfClave(name))) nodeOf.set(refOfClave(name), ref);
    // Asana names what a task waits for by its title.
    for (const { ref, titulo } of nodes)
      if (!nodeOf.has(refOfClave(titulo))) nodeOf.set(refOfClave(titulo), ref);
    const ownIds = new Set(
      nodes.flatMap(({ ref }) => (present.has(ref) ? [] : (tree.places.get(ref)?.id ?? []))),
    );
    return new LinkPlan({
      placeOf: (name) => {
        const ref = nodeOf.get(refOfClave(name));
        return ref === undefined ? present.get(refOfClave(name))?.place : tree.places.get(ref);
      },
      isNew: (id) => ownIds.has(id),
      existing: isNew ? [] : await this.rows.linksOf(proyecto),
    });
  }

  /** The epics that no row is; how many. */
  private async putEpics({ doc, huellaOf }: Target, { nuevas }: Tree): Promise<number> {
    await this.importaciones.removePlanned(doc._id, doc.paso);
    const filas = [...nuevas].map(([id, titulo]): FilaDoc => {
      const huella = huellaOf(`epica:${toBuscable(titulo)}`);
      const made = { accion: 'crear', tipo: 'epica', clave: '', titulo, avisos: [], comentarios: 0 } as const;
      const plan = { ...made, avisos: [], huella, id: objectId(id), padre: null };
      return { fila: null, celdas: [], plan };
    });
    const { _id: importacion, caduca } = doc;
    if (filas.length)
      await this.put({ _id: idIn(doc, 'nuevas'), importacion, n: -1, filas, crea: ['epica'], caduca }, doc);
    return filas.length;
  }

  /** Those that rows make; one that is here already makes none. */
  private labelsOf({ etiquetas }: Survey, { present }: Ground, existing: readonly EtiquetaDoc[]) {
    const labels = new Labels();
    for (const [ref, nombres] of etiquetas)
      if (!present.has(ref)) for (const nombre of nombres) labels.add(toBuscable(nombre), nombre);
    return labels.choose(existing.map(({ buscable }) => buscable));
  }

  /** Puts what is here already of these rows, and nothing else, into `here`. */
  private async look(
    { present }: Ground,
    refs: readonly string[],
    here: Map<string, Presente>,
  ): Promise<void> {
    here.clear();
    const known = refs.flatMap((ref) => {
      const one = present.get(ref);
      return one ? [{ ref, ...one }] : [];
    });
    const docs = await this.rows.docsOf(known);
    for (const { ref, place, huella, hecho } of known) {
      const doc = docs.get(place.id);
      if (doc) here.set(ref, { doc, tipo: place.tipo, huella, ...(hecho && { hecho }) });
    }
  }

  private async putRows(target: Target, { refs }: Survey, { rows, tally, look }: Putting): Promise<void> {
    const { doc, read } = target;
    let at = 0;
    for await (const trozo of this.trozos(target, doc.filas)) {
      const crea = new Set<string>();
      await look(refs.slice(at, at + trozo.filas.length));
      for (const fila of trozo.filas) {
        fila.plan = rows.plan(refs[at++]!, read(fila.celdas), crea);
        tally.add(fila.plan);
      }
      await this.put({ ...trozo, crea: [...crea] }, doc);
    }
  }
}

const defaultEpic = ({ origen, archivo }: ImportacionDoc): string =>
  `Importado de ${FUENTES[origen].nombre || archivo.nombre}`.slice(0, 190);
