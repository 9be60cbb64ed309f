import { Injectable } from '@nestjs/common';
import {
  MAX_ETIQUETAS_POR_PROYECTO,
  type AccionFila,
  type AvisoFila,
  type CuentasImportacion,
  type Mapeo,
} from '@pmp/contracts/proyectos';
import { toBuscable } from '@pmp/platform';
import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { numeroOf } from '../../elementos/claves/claves';
import { EtiquetasRepository } from '../../elementos/etiquetas/etiquetas.repository';
import { SprintsService } from '../../sprints/sprints.service';
import { objectId } from '../../storage/object-id';
import type { FilaDoc, FilasDoc, ImportacionDoc, PlanFila } from '../almacen/importacion.model';
import { ImportacionesRepository } from '../almacen/importaciones.repository';
import { Attachments } from './attachments.rules';
import { filesIn, joinFiles } from './files.rules';
import { commentsOf } from './comments.rules';
import { columnasOf, itemOf, type Item } from './item.rules';
import { LinkPlan, tellRelacion } from './links.rules';
import { keysOf, PresentRows, refOfClave, type Known } from './present-rows';
import { SprintsPlan } from './sprints.rules';
import { treeOf, type Node, type Place } from './tree.rules';

export const NOMBRE_ORIGEN = {
  jira: 'Jira',
  trello: 'Trello',
  linear: 'Linear',
  plane: 'Plane',
  csv: '',
} as const;

const digest = (text: string): Types.ObjectId =>
  objectId(createHash('sha256').update(text).digest('hex').slice(0, 24));

/** The id that an import gives to what it makes of this. */
export const idIn = ({ _id }: Pick<ImportacionDoc, '_id'>, ref: string): Types.ObjectId =>
  digest(`${_id.toHexString()}|${ref}`);

export const emptyCounts = (): CuentasImportacion => ({
  epicas: 0,
  historias: 0,
  tareas: 0,
  comentarios: 0,
  etiquetas: 0,
  sprints: 0,
  enlaces: 0,
  archivos: 0,
});

/** How often somebody who looks sees it go on. */
const ROWS_TOLD = 1_000;

/** Nothing comes of this plan: another one has been asked for, or somebody else goes on with it. */
class Given extends Error {}

/** Decides what becomes of each row, and writes it beside the row: the import does just that, and nothing else. */
@Injectable()
export class PlanImportacion {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly rows: PresentRows,
    private readonly etiquetas: EtiquetasRepository,
    private readonly sprints: SprintsService,
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
  private async *trozos(doc: ImportacionDoc, isStopped: () => boolean, before: number) {
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
    const clave = doc.clave ?? '';
    const mapeo = JSON.parse(doc.mapeo) as Mapeo;
    const isNew = !doc.destino || 'nuevo' in doc.destino;
    const proyecto = isNew ? idIn(doc, 'proyecto') : objectId((doc.destino as { proyecto: string }).proyecto);
    const columnas = columnasOf(doc.cabecera, mapeo);
    const huellaOf = (ref: string) => digest(`${proyecto.toHexString()}|${doc.origen}|${ref}`);

    const occurrences = new Map<string, number>();
    const refOf = (item: Item): string => {
      if (item.clave) return refOfClave(item.clave);
      const content = [item.titulo, item.descripcion, item.tipo, item.epica, ...item.padres].join('\n');
      const hash = createHash('sha256').update(content).digest('hex');
      const times = (occurrences.get(hash) ?? 0) + 1;
      occurrences.set(hash, times);
      return `fila:${hash}#${times}`;
    };

    const nodes: Node[] = [];
    const seen = new Set<string>();
    const refs: string[] = [];
    const labels = new Map<string, { nombre: string; veces: number }>();
    let ultimoNumero = 0;
    const own = keysOf(clave);
    for await (const { filas } of this.trozos(doc, isStopped, 0)) {
      for (const { celdas } of filas) {
        const item = itemOf(celdas, columnas, mapeo);
        const ref = refOf(item);
        refs.push(ref);
        if (!item.titulo || seen.has(ref) || item.tipo === 'omitir') continue;
        seen.add(ref);
        const { clave: key, identificador, titulo, tipo, padres, epica } = item;
        nodes.push({ ref, clave: key, identificador, titulo, tipo, padres, epica });
        if (isNew && own.test(key)) ultimoNumero = Math.max(ultimoNumero, numeroOf(key));
        for (const nombre of item.etiquetas) {
          const label = labels.get(toBuscable(nombre)) ?? { nombre, veces: 0 };
          label.veces += 1;
          labels.set(toBuscable(nombre), label);
        }
      }
    }

    const present = isNew ? new Map<string, Known | null>() : await this.rows.presentOf(nodes, huellaOf);
    // A tracker with the same key has numbered other things.
    if (!isNew && doc.origen === 'csv')
      for (const [ref, known] of await this.rows.ownOf(nodes, proyecto)) present.set(ref, known);
    const epicas = isNew ? new Map<string, string>() : await this.rows.epicsOf(proyecto);
    const dentroDe = isNew || !mapeo.dentroDe ? undefined : await this.rows.placeOf(mapeo.dentroDe, proyecto);
    const tree = treeOf(
      nodes,
      {
        placed: (ref) => (present.has(ref) ? (present.get(ref)?.place ?? null) : undefined),
        imported: (name) => present.get(refOfClave(name))?.place,
        epica: (titulo) => epicas.get(titulo),
        idOf: (ref) => idIn(doc, ref).toHexString(),
        dentroDe,
      },
      defaultEpic(doc),
    );

    const existing = isNew ? [] : (await this.etiquetas.listOf(proyecto)).map(({ buscable }) => buscable);
    const missing = [...labels].filter(([buscable]) => !existing.includes(buscable));
    const room = Math.max(0, MAX_ETIQUETAS_POR_PROYECTO - existing.length);
    const added = missing.sort(([, a], [, b]) => b.veces - a.veces).slice(0, room);
    const available = new Set([...existing, ...added.map(([buscable]) => buscable)]);

    const previsto = { ...emptyCounts(), etiquetas: added.length };
    const acciones: Record<AccionFila, number> = { crear: 0, presente: 0, omitir: 0, error: 0 };
    const avisos: Partial<Record<AvisoFila, number>> = {};
    const note = (plan: PlanFila) => {
      acciones[plan.accion] += 1;
      for (const aviso of plan.avisos) avisos[aviso] = (avisos[aviso] ?? 0) + 1;
      previsto.enlaces += plan.enlaces?.length ?? 0;
      if (plan.accion !== 'crear') return;
      previsto[PLURAL[plan.tipo as Place['tipo']]] += 1;
      previsto.comentarios += plan.comentarios;
      previsto.tareas += plan.anexa ? 1 : 0;
      previsto.archivos += filesIn(plan);
    };

    await this.importaciones.removePlanned(doc._id, doc.paso);
    const nuevas = [...tree.nuevas].map(([id, titulo]): FilaDoc => {
      const huella = huellaOf(`epica:${toBuscable(titulo)}`);
      const made = { accion: 'crear', tipo: 'epica', clave: '', titulo, avisos: [], comentarios: 0 } as const;
      return {
        fila: null,
        celdas: [],
        plan: { ...made, avisos: [], huella, id: objectId(id), padre: null },
      };
    });
    for (const { plan } of nuevas) previsto.epicas += plan ? 1 : 0;
    if (nuevas.length)
      await this.put(
        {
          _id: idIn(doc, 'nuevas'),
          importacion: doc._id,
          n: -1,
          filas: nuevas,
          crea: ['epica'],
          caduca: doc.caduca,
        },
        doc,
      );

    const nodeOf = new Map<string, string>();
    for (const { ref, clave: key, identificador } of nodes)
      for (const name of [key, identificador])
        if (name && !nodeOf.has(refOfClave(name))) nodeOf.set(refOfClave(name), ref);
    const links = new LinkPlan({
      placeOf: (name) => {
        const ref = nodeOf.get(refOfClave(name));
        return ref === undefined ? present.get(refOfClave(name))?.place : tree.places.get(ref);
      },
      isNew: (id) => ownIds.has(id),
      existing: isNew ? [] : await this.rows.linksOf(proyecto),
    });
    const ownIds = new Set(
      nodes.flatMap(({ ref }) => (present.has(ref) ? [] : (tree.places.get(ref)?.id ?? []))),
    );
    const sprints = new SprintsPlan(
      (nombre) => digest(`${proyecto.toHexString()}|sprint|${nombre}`),
      isNew ? [] : await this.sprints.ofProyectos([proyecto.toHexString()]),
      objectId,
    );

    const attachments = new Attachments(doc.adjuntos ?? []);
    const done = new Set<string>();
    let at = 0;
    for await (const trozo of this.trozos(doc, isStopped, doc.filas)) {
      const crea = new Set<string>();
      for (const fila of trozo.filas) {
        const ref = refs[at++]!;
        const item = itemOf(fila.celdas, columnas, mapeo);
        const plan = planRow(item, {
          ref,
          repeated: done.has(ref),
          present: present.has(ref),
          place: tree.places.get(ref),
          huella: huellaOf(ref),
          id: idIn(doc, ref),
        });
        const { enlaces, fuera } =
          plan.accion === 'crear' || plan.accion === 'presente'
            ? links.of(tree.places.get(ref), item.relaciones)
            : { enlaces: [], fuera: [] };
        if (enlaces.length) {
          plan.enlaces = enlaces;
          crea.add('enlaces');
        }
        if (plan.accion === 'crear') {
          if (fuera.length) {
            plan.avisos.push('enlaceFuera');
            plan.notas.push(...fuera.map(tellRelacion));
          }
          joinFiles(plan, item, attachments, (what) => ({
            id: idIn(doc, `${ref}|${what}`),
            huella: huellaOf(`${ref}|${what}`),
          }));
          if (plan.anexa) crea.add('tarea');
          if (item.sprint) {
            plan.sprint = plan.tipo === 'historia' ? sprints.take(item) : null;
            if (plan.sprint === null) {
              plan.notas.push(`Sprint en el origen: ${item.sprint}`);
              if (plan.tipo === 'historia') plan.avisos.push('sprintFuera');
            } else crea.add('sprints');
          }
          if (item.etiquetas.some((nombre) => !available.has(toBuscable(nombre))))
            plan.avisos.push('etiquetasDeMas');
          plan.comentarios =
            plan.tipo === 'epica'
              ? 0
              : commentsOf(withNotas(item, plan), doc.origen, keptKey(item.clave, clave, isNew)).length;
          if (plan.tipo !== 'tarea' && item.estado === 'bloqueada') plan.avisos.push('estadoSinBloqueo');
          if (plan.tipo === 'epica' && item.comentarios.length) plan.avisos.push('sinComentarios');
          crea.add(plan.tipo);
        }
        if (plan.accion !== 'error' && plan.accion !== 'omitir') done.add(ref);
        plan.avisos = [...new Set(plan.avisos)];
        fila.plan = plan;
        note(plan);
      }
      await this.put({ ...trozo, crea: [...crea] }, doc);
    }
    const planned = sprints.result(new Date());
    previsto.sprints = planned.filter(({ nuevo }) => nuevo).length;
    return {
      sprints: planned,
      previsto,
      acciones,
      avisos,
      etiquetas: added.map(([, { nombre }]) => nombre),
      ultimoNumero: isNew && ultimoNumero > 0 ? ultimoNumero : null,
      proyecto,
    };
  }
}

export const PLURAL = { epica: 'epicas', historia: 'historias', tarea: 'tareas' } as const;

/** With what the plan tells about its origin. */
export const withNotas = (item: Item, { notas = [] }: Pick<PlanFila, 'notas'>): Item => ({
  ...item,
  notas: [...item.notas, ...notas],
});

const defaultEpic = ({ origen, archivo }: ImportacionDoc): string =>
  `Importado de ${NOMBRE_ORIGEN[origen] || archivo.nombre}`.slice(0, 190);

/** The key of the source, if the element keeps it. */
export function keptKey(clave: string, proyecto: string, isNew: boolean): string | null {
  const own = isNew && clave.toUpperCase().startsWith(`${proyecto}-`);
  const rest = own ? clave.slice(proyecto.length + 1) : '';
  return /^[1-9][0-9]{0,8}$/.test(rest) ? `${proyecto}-${rest}` : null;
}

type Planned = PlanFila & { notas: string[] };

interface Facts {
  ref: string;
  repeated: boolean;
  present: boolean;
  place: Place | undefined;
  huella: Types.ObjectId;
  id: Types.ObjectId;
}

function planRow(item: Item, { repeated, present, place, huella, id }: Facts): Planned {
  const padre = place?.padre ? objectId(place.padre) : null;
  const row = {
    clave: item.clave,
    titulo: item.titulo,
    tipo: place?.tipo ?? item.tipo,
    comentarios: 0,
    notas: [] as string[],
    huella,
    id,
    padre,
  };
  const refused = (accion: AccionFila, aviso: AvisoFila): Planned => ({ ...row, accion, avisos: [aviso] });
  if (!item.titulo) return refused('error', 'sinTitulo');
  if (item.tipo === 'omitir') return refused('omitir', 'tipoOmitido');
  if (repeated) return refused('error', 'claveRepetida');
  if (present || !place) return refused('presente', 'yaImportada');
  return { ...row, accion: 'crear', avisos: [...item.avisos, ...place.avisos] };
}
