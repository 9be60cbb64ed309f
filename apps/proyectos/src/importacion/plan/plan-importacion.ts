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
import type { ElementoDoc } from '../../elementos/kinds/elemento-doc';
import { Kinds } from '../../elementos/kinds/kinds';
import { objectId } from '../../storage/object-id';
import type { FilaDoc, ImportacionDoc, PlanFila } from '../almacen/importacion.model';
import { ImportacionesRepository } from '../almacen/importaciones.repository';
import { ImportadosRepository } from '../almacen/importados.repository';
import { commentsOf } from './comments.rules';
import { columnasOf, itemOf, type Item } from './item.rules';
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
});

interface Known {
  place: Place;
  huella: Types.ObjectId;
}

/** What the plan changes of the import. */
export type Planned = Pick<
  ImportacionDoc,
  'previsto' | 'acciones' | 'avisos' | 'etiquetas' | 'ultimoNumero' | 'proyecto'
>;

/** Decides what becomes of each row, and writes it beside the row: the import does just that, and nothing else. */
@Injectable()
export class PlanImportacion {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly importados: ImportadosRepository,
    private readonly kinds: Kinds,
    private readonly etiquetas: EtiquetasRepository,
  ) {}

  /** `doc` has the mapping and the destination that it is to have. */
  async plan(doc: ImportacionDoc, clave: string): Promise<Planned> {
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
    const own = new RegExp(`^${clave.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}-[0-9]{1,9}$`, 'iu');
    for await (const { filas } of this.importaciones.trozos(doc._id)) {
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

    const present = isNew ? new Map<string, Known | null>() : await this.presentOf(nodes, huellaOf);
    // A tracker with the same key has numbered other things.
    if (!isNew && doc.origen === 'csv')
      for (const [ref, known] of await this.ownOf(nodes, own, proyecto)) present.set(ref, known);
    const epicas = isNew ? new Map<string, string>() : await this.epicsOf(proyecto);
    const dentroDe = isNew || !mapeo.dentroDe ? undefined : await this.placeOf(mapeo.dentroDe, proyecto);
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
      if (plan.accion !== 'crear') return;
      previsto[PLURAL[plan.tipo as Place['tipo']]] += 1;
      previsto.comentarios += plan.comentarios;
    };

    await this.importaciones.removePlanned(doc._id);
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
      await this.importaciones.putFilas({
        _id: idIn(doc, 'nuevas'),
        importacion: doc._id,
        n: -1,
        filas: nuevas,
        crea: ['epica'],
        caduca: doc.caduca,
      });

    const done = new Set<string>();
    let at = 0;
    for await (const trozo of this.importaciones.trozos(doc._id)) {
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
        if (plan.accion === 'crear') {
          if (item.etiquetas.some((nombre) => !available.has(toBuscable(nombre))))
            plan.avisos.push('etiquetasDeMas');
          plan.comentarios =
            plan.tipo === 'epica'
              ? 0
              : commentsOf(item, doc.origen, keptKey(item.clave, clave, isNew)).length;
          if (plan.tipo !== 'tarea' && item.estado === 'bloqueada') plan.avisos.push('estadoSinBloqueo');
          if (plan.tipo === 'epica' && item.comentarios.length) plan.avisos.push('sinComentarios');
          crea.add(plan.tipo);
        }
        if (plan.accion !== 'error' && plan.accion !== 'omitir') done.add(ref);
        plan.avisos = [...new Set(plan.avisos)];
        fila.plan = plan;
        note(plan);
      }
      await this.importaciones.putFilas({ ...trozo, crea: [...crea] });
    }
    return {
      previsto,
      acciones,
      avisos,
      etiquetas: added.map(([, { nombre }]) => nombre),
      ultimoNumero: isNew && ultimoNumero > 0 ? ultimoNumero : null,
      proyecto,
    };
  }

  /** Of these rows, and of the parents that they name, those that earlier imports have made. */
  private async presentOf(nodes: readonly Node[], huellaOf: (ref: string) => Types.ObjectId) {
    const refs = new Set(nodes.map(({ ref }) => ref));
    for (const { padres, epica } of nodes)
      for (const name of [...padres, epica]) if (name) refs.add(refOfClave(name));
    const byHuella = new Map([...refs].map((ref) => [huellaOf(ref).toHexString(), ref]));
    const found = await this.importados.findMany([...byHuella.keys()].map((hex) => objectId(hex)));
    const living = new Set<string>();
    for (const kind of this.kinds.all) {
      const ids = found.filter(({ tipo }) => tipo === kind.tipo).map(({ elemento }) => elemento);
      for (const { _id } of await this.kinds.of(kind).titlesOf(ids)) living.add(_id.toHexString());
    }
    return new Map(
      found.map(({ _id, tipo, elemento, padre }): [string, Known | null] => {
        const id = elemento.toHexString();
        const place: Place = { tipo, id, padre: padre?.toHexString() ?? null, avisos: [] };
        return [byHuella.get(_id.toHexString())!, living.has(id) ? { place, huella: _id } : null];
      }),
    );
  }

  /** The epic or story that the person has chosen, if it is still there. */
  private async placeOf(id: string, proyecto: Types.ObjectId): Promise<Place | undefined> {
    for (const tipo of ['epica', 'historia'] as const) {
      const kind = this.kinds.at(tipo);
      const doc = await this.kinds.of(kind).findById(id);
      if (doc?.proyecto.equals(proyecto)) return { tipo, id, padre: null, avisos: [] };
    }
    return undefined;
  }

  /** What has the key of an element of this project is that element: a list that was exported can be imported again. */
  private async ownOf(nodes: readonly Node[], own: RegExp, proyecto: Types.ObjectId) {
    const names = nodes.flatMap(({ clave, padres, epica }) => [clave, ...padres, epica]);
    const wanted = new Set(names.filter((name) => own.test(name)).map(refOfClave));
    const found = new Map<string, Known>();
    if (!wanted.size) return found;
    for (const kind of this.kinds.all) {
      const field = kind.parent?.field as keyof ElementoDoc | undefined;
      const docs = await this.kinds.of(kind).pick(proyecto, ['clave', ...(field ? [field] : [])]);
      for (const doc of docs) {
        const ref = refOfClave(doc.clave ?? '');
        const padre = field ? String(doc[field]) : null;
        const place: Place = { tipo: kind.tipo, id: doc._id.toHexString(), padre, avisos: [] };
        if (wanted.has(ref)) found.set(ref, { place, huella: doc._id });
      }
    }
    return found;
  }

  private async epicsOf(proyecto: Types.ObjectId): Promise<Map<string, string>> {
    const docs = await this.kinds.of(this.kinds.at('epica')).pick(proyecto, ['titulo']);
    return new Map(docs.map(({ _id, titulo }) => [toBuscable(titulo).trim(), _id.toHexString()]));
  }
}

export const PLURAL = { epica: 'epicas', historia: 'historias', tarea: 'tareas' } as const;

const refOfClave = (clave: string): string => `clave:${toBuscable(clave).trim()}`;

const defaultEpic = ({ origen, archivo }: ImportacionDoc): string =>
  `Importado de ${NOMBRE_ORIGEN[origen] || archivo.nombre}`.slice(0, 190);

/** The key of the source, if the element keeps it. */
export function keptKey(clave: string, proyecto: string, isNew: boolean): string | null {
  const own = isNew && clave.toUpperCase().startsWith(`${proyecto}-`);
  const rest = own ? clave.slice(proyecto.length + 1) : '';
  return /^[1-9][0-9]{0,8}$/.test(rest) ? `${proyecto}-${rest}` : null;
}

interface Facts {
  ref: string;
  repeated: boolean;
  present: boolean;
  place: Place | undefined;
  huella: Types.ObjectId;
  id: Types.ObjectId;
}

function planRow(item: Item, { repeated, present, place, huella, id }: Facts): PlanFila {
  const padre = place?.padre ? objectId(place.padre) : null;
  const row = {
    clave: item.clave,
    titulo: item.titulo,
    tipo: place?.tipo ?? item.tipo,
    comentarios: 0,
    huella,
    id,
    padre,
  };
  const refused = (accion: AccionFila, aviso: AvisoFila): PlanFila => ({ ...row, accion, avisos: [aviso] });
  if (!item.titulo) return refused('error', 'sinTitulo');
  if (item.tipo === 'omitir') return refused('omitir', 'tipoOmitido');
  if (repeated) return refused('error', 'claveRepetida');
  if (present || !place) return refused('presente', 'yaImportada');
  return { ...row, accion: 'crear', avisos: [...item.avisos, ...place.avisos] };
}
