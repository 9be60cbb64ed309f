import { MAX_TEXTO } from '@pmp/contracts/common';
import {
  CAMPOS_IMPORTACION,
  erroresProyectos,
  type CampoImportacion,
  type Comentable,
  type Mapeo,
} from '@pmp/contracts/proyectos';
import { Calendario, DomainError, toBuscable, type Tx } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import { ProyectosRepository } from '../../acceso/proyectos.repository';
import { newComentario } from '../../comentarios/comentario.rules';
import { ComentariosRepository } from '../../comentarios/comentarios.repository';
import { claveOf } from '../../elementos/claves/claves';
import { EtiquetasRepository } from '../../elementos/etiquetas/etiquetas.repository';
import { ElementoEvents } from '../../elementos/events/elemento-events';
import { ArchivosRepository } from '../../elementos/files/archivos.repository';
import { HistorialRepository } from '../../elementos/historial/historial.repository';
import type { ArchivoDoc } from '../../elementos/kinds/archivo-doc';
import type { ElementoDoc } from '../../elementos/kinds/elemento-doc';
import { newElemento } from '../../elementos/kinds/elemento.rules';
import type { Kind, Tipo } from '../../elementos/kinds/kind';
import { Kinds } from '../../elementos/kinds/kinds';
import { TextosRepository } from '../../procedencia/textos.repository';
import { NamesService } from '../../names/names.service';
import { Ranker } from '../../elementos/rank/ranker';
import { objectId } from '../../storage/object-id';
import type { FilaDoc, ImportacionDoc, PlanFila } from '../almacen/importacion.model';
import { ImportadosRepository } from '../almacen/importados.repository';
import { guessPersona } from '../mapeo/guess.rules';
import { commentsOf, epicDescription } from '../plan/comments.rules';
import { dichoDe, valoresDichos } from '../plan/diferencias.rules';
import { filesIn } from '../plan/files.rules';
import { columnasOf } from '../plan/item/cells';
import type { Item } from '../plan/item/item';
import { itemOf } from '../plan/item/item.rules';
import { ofKind } from '../plan/item/of-kind.rules';
import { estadoOf, historyOf } from '../plan/history.rules';
import { keptKey } from '../plan/ids.rules';
import { withNotas } from '../plan/row.rules';

/** What one step has made. */
export interface Made {
  elementos: number;
  comentarios: number;
  archivos: number;
}

const TODOS_LOS_CAMPOS: ReadonlySet<CampoImportacion> = new Set(CAMPOS_IMPORTACION);

interface Past {
  autor: Types.ObjectId;
  /** The account of somebody by what the source calls them. */
  cuentaDe: (nombre: string) => string | null;
  now: Date;
  tx: Tx;
}

interface Row {
  plan: PlanFila;
  item: Item;
}

const notAfter = (fecha: Date | null, now: Date): Date | null => (fecha && fecha < now ? fecha : null);

/** Makes what the plan says of some rows, in the transaction of the step. */
@Injectable()
export class CreateRows {
  constructor(
    private readonly kinds: Kinds,
    private readonly proyectos: ProyectosRepository,
    private readonly etiquetas: EtiquetasRepository,
    private readonly comentarios: ComentariosRepository,
    private readonly historial: HistorialRepository,
    private readonly importados: ImportadosRepository,
    private readonly archivos: ArchivosRepository,
    private readonly textos: TextosRepository,
    private readonly ranker: Ranker,
    private readonly events: ElementoEvents,
    private readonly calendario: Calendario,
    private readonly names: NamesService,
  ) {}

  /** `proyecto` as it is now. Rows that are there already, and those whose parent is gone, are passed over. */
  async create(
    importacion: ImportacionDoc,
    proyecto: ProyectoDoc,
    tipo: Tipo,
    filas: readonly FilaDoc[],
    tx: Tx,
  ): Promise<Made> {
    const kind = this.kinds.at(tipo);
    const mapeo = JSON.parse(importacion.mapeo) as Mapeo;
    const columnas = columnasOf(importacion.cabecera, mapeo, importacion.origen);
    const rows = (await this.pending(filas, kind, tx)).map(({ plan, celdas }): Row => ({
      plan,
      item: planned(withNotas(ofKind(itemOf(celdas, columnas, mapeo, this.calendario), tipo), plan), plan),
    }));
    if (!rows.length) return { elementos: 0, comentarios: 0, archivos: 0 };
    const now = new Date();
    const claves = await this.claves(importacion, proyecto, rows, tx);
    const labels = await this.etiquetas.listOf(proyecto._id, tx.session);
    const idsOf = new Map(labels.map(({ buscable, _id }) => [buscable, _id.toHexString()]));
    const made = { elementos: rows.length, comentarios: 0, archivos: 0 };
    const files = await this.files(importacion, rows);
    const { zona } = this.calendario;
    const cuentaDe = await this.accounts(proyecto);
    for (const [i, { plan, item }] of rows.entries()) {
      const kept = keptKey(item.clave, proyecto.clave, importacion.ultimoNumero !== null);
      const doc = this.docOf(kind, importacion, {
        plan,
        item,
        kept,
        idsOf,
        now,
        creador: (item.autor && cuentaDe(item.autor)) || importacion.creador.toHexString(),
      });
      doc.clave = claves[i]!;
      const { archivos: brought, nombres } = filesIn(plan);
      const archivos = brought.flatMap((id, at): ArchivoDoc[] => {
        const file = files.get(String(id));
        return file ? [{ ...file, nombre: nombres?.[at] ?? file.nombre }] : [];
      });
      if (archivos.length) doc.archivos = archivos;
      await this.archivos.keep(archivos, tx.session);
      made.archivos += archivos.length;
      this.kinds.of(kind).insert(doc, tx);
      this.textos.insert({ _id: doc._id, proyecto: doc.proyecto }, tx);
      this.events.state(tx, kind, doc);
      const texts = tipo === 'epica' ? [] : commentsOf(item, importacion.origen, kept, { zona, cuentaDe });
      for (const [j, { texto, fecha, autor }] of texts.entries()) {
        const about = { entidad: tipo as Comentable, _id: doc._id, proyecto: doc.proyecto };
        // In their order, also where the source gives them no dates.
        const when = new Date((notAfter(fecha, now) ?? doc.createdAt).getTime() + j);
        const creador = autor ?? importacion.creador.toHexString();
        this.comentarios.insert(newComentario({ texto }, about, [], creador, when), tx);
      }
      this.past(doc, kind, item, mapeo, { autor: importacion.creador, cuentaDe, now, tx });
      made.comentarios += texts.length;
      this.importados.insert(
        {
          _id: plan.huella,
          proyecto: doc.proyecto,
          importacion: importacion._id,
          clave: plan.clave,
          tipo,
          elemento: doc._id,
          padre: plan.padre,
          comentarios: texts.length,
          updatedAt: doc.updatedAt,
          dicho: dichoDe(valoresDichos(item, tipo, TODOS_LOS_CAMPOS)),
        },
        tx,
      );
    }
    return made;
  }

  /** Who of the team is called so in the source; asked once for each name. */
  private async accounts({ equipo }: ProyectoDoc): Promise<Past['cuentaDe']> {
    const people = await this.names.accountsOf(equipo.toHexString());
    const known = new Map<string, string | null>();
    return (nombre) => {
      if (!known.has(nombre)) known.set(nombre, guessPersona(nombre, people));
      return known.get(nombre)!;
    };
  }

  /** Those of these rows that are still there. */
  private async files(
    { adjuntos = [], creador }: ImportacionDoc,
    rows: readonly Row[],
  ): Promise<ReadonlyMap<string, ArchivoDoc>> {
    const ids = rows.flatMap(({ plan }) => filesIn(plan).archivos);
    const loose = new Set((ids.length ? await this.archivos.loose(ids) : []).map(String));
    return new Map(
      adjuntos
        .filter(({ _id }) => loose.has(String(_id)))
        .map(({ _id, nombre, tipo, tamano }) => [
          String(_id),
          { _id, nombre, tipo, tamano, subidoPor: creador, fecha: new Date() },
        ]),
    );
  }

  private async pending(filas: readonly FilaDoc[], kind: Kind, tx: Tx) {
    const rows = filas.flatMap(({ celdas, plan }) =>
      plan?.accion === 'crear' && plan.tipo === kind.tipo ? [{ celdas, plan }] : [],
    );
    const huellas = rows.map(({ plan }) => plan.huella);
    const there = new Set(
      (await this.importados.findMany(huellas, tx.session)).map(({ _id }) => String(_id)),
    );
    const missing = rows.filter(({ plan }) => !there.has(String(plan.huella)));
    if (!kind.parent) return missing;
    const above = this.kinds.of(this.kinds.at(kind.parent.tipo));
    const ids = new Map(missing.flatMap(({ plan: { padre } }) => (padre ? [[String(padre), padre]] : [])));
    const parents = await above.titlesOf([...ids.values()], tx.session);
    for (const parent of parents) above.expectLiving(parent, tx);
    const living = new Set(parents.map(({ _id }) => String(_id)));
    return missing.filter(({ plan }) => living.has(String(plan.padre)));
  }

  /** A key of the source stays; the others get numbers of the project. */
  private async claves(
    { ultimoNumero }: ImportacionDoc,
    proyecto: ProyectoDoc,
    rows: readonly Row[],
    { session }: Tx,
  ): Promise<string[]> {
    const kept = rows.map(({ item }) => keptKey(item.clave, proyecto.clave, ultimoNumero !== null));
    const without = kept.filter((clave) => clave === null).length;
    let next = 1;
    if (without) next += (await this.proyectos.takeNumeros(proyecto._id, without, session)) - without;
    return kept.map((clave) => clave ?? claveOf(proyecto, next++));
  }

  private docOf(
    kind: Kind,
    importacion: ImportacionDoc,
    made: {
      plan: PlanFila;
      item: Item;
      kept: string | null;
      idsOf: ReadonlyMap<string, string>;
      now: Date;
      creador: string;
    },
  ): ElementoDoc {
    const { plan, item, kept, idsOf, now, creador } = made;
    const estado = estadoOf(item.estado, kind.tipo);
    const isEpic = kind.tipo === 'epica';
    const datos = {
      _id: plan.id.toHexString(),
      proyecto: importacion.proyecto!.toHexString(),
      titulo: item.titulo,
      descripcion: isEpic
        ? epicDescription(item, importacion.origen, kept, {
            zona: this.calendario.zona,
            max: MAX_TEXTO,
          })
        : item.descripcion,
      comoUsuario: item.comoUsuario,
      quiero: item.quiero,
      para: item.para,
      criterios: item.criterios,
      prioridad: item.prioridad,
      estado,
      puntos: item.puntos,
      tipo: item.tipoTarea,
      fechaLimite: item.fechaLimite,
      inicio: item.inicio,
      fin: item.fin,
      tiempoEstimado: item.tiempoEstimado,
      etiquetas: item.etiquetas.flatMap((nombre) => idsOf.get(toBuscable(nombre)) ?? []),
      ...(kind.given && { [kind.given.field]: item.responsable ?? undefined }),
      ...(kind.parent && plan.padre && { [kind.parent.campo]: plan.padre.toHexString() }),
    };
    const stamp = { creador, orden: this.ranker.next(), now };
    const doc = newElemento(kind, datos, stamp);
    doc.createdAt = notAfter(item.creado, now) ?? notAfter(item.actualizado, now) ?? now;
    doc.updatedAt = notAfter(item.actualizado, now) ?? doc.createdAt;
    if (doc.updatedAt < doc.createdAt) doc.updatedAt = doc.createdAt;
    return doc;
  }

  /** What became of its state in the source, in the history: charts take from it when something was begun and completed. */
  private past(
    { _id, estado, createdAt }: ElementoDoc,
    kind: Kind,
    item: Item,
    mapeo: Mapeo,
    { autor, cuentaDe, now, tx }: Past,
  ): void {
    const rows = historyOf(item, { tipo: kind.tipo, mapeo, estado, createdAt, now });
    const row = { sobre: _id, accion: 'actualizado', campo: 'estado' } as const;
    this.historial.insert(
      rows.map(({ de, a, fecha, autor: who }) => {
        const cuenta = who ? cuentaDe(who) : null;
        return { _id: objectId(), ...row, autor: cuenta ? objectId(cuenta) : autor, de, a, createdAt: fecha };
      }),
      tx,
    );
  }
}

/** A row of the plan that no row of the file is has only its title. */
function planned(item: Item, { titulo }: PlanFila): Item {
  if (item.titulo) return item;
  if (!titulo) throw new DomainError(erroresProyectos.epicaNoEncontrada);
  return { ...item, titulo };
}
