import { Injectable } from '@nestjs/common';
import {
  tareaActualizada,
  tareaAsignada,
  tareaCreada,
  tareaEliminada,
  tareaEstado,
  tareaRestaurada,
  type Tarea,
} from '@pmp/contracts/proyectos';
import { detalleOf, type Writing } from '@pmp/platform';
import { cambioOf, removalOf } from '../cambios/cambio';
import type { Change } from '../cambios/change';
import { toldOf } from '../cambios/told-of';
import type { HistorialDoc } from '../historial/historial.model';
import { HistorialRepository } from '../historial/historial.repository';
import { camposOf, historialOf } from '../historial/historial.rules';
import { toTareaEstado, toTareaHecho } from './tarea.mapper';
import type { TareaDoc } from './tarea.model';
import { archivosHistorialOf } from './tarea-archivos.rules';

export interface TareaChange extends Change<TareaDoc> {
  shape: Tarea;
}

/** Publishes what happens to tasks and writes their history. */
@Injectable()
export class TareaEvents {
  constructor(private readonly historial: HistorialRepository) {}

  created(tx: Writing, doc: TareaDoc, shape: Tarea, autor: string): void {
    const hecho = toTareaHecho(doc);
    const detalle = detalleOf({}, { archivos: (doc.archivos ?? []).map(({ nombre }) => nombre) });
    tx.fact(tareaCreada, { ...hecho, ...(detalle.length && { detalle }) });
    if (hecho.asignado) tx.fact(tareaAsignada, { ...hecho, anterior: null });
    tx.state(tareaEstado, shape._id, doc.version, toTareaEstado(doc));
    tx.live(`proyecto.${shape.proyecto}`, 'cambio', cambioOf('tarea', 'creado', shape, autor));
  }

  updated(tx: Writing, ...changed: TareaChange[]): void {
    for (const change of changed) {
      const rows = [...historialOf(change), ...archivosHistorialOf(change)];
      this.tell(tx, change, rows);
      this.historial.insert(rows, tx);
    }
  }

  removed(tx: Writing, doc: TareaDoc, autor: string): void {
    const hecho = toTareaHecho(doc);
    tx.fact(tareaEliminada, hecho);
    const cambio = removalOf('tarea', hecho._id, doc.version + 1, autor);
    tx.live(`proyecto.${hecho.proyecto}`, 'cambio', cambio);
  }

  /** The task was restored on its own. */
  restored(tx: Writing, doc: TareaDoc, shape: Tarea, autor: string): void {
    tx.fact(tareaRestaurada, toTareaHecho(doc));
    this.returned(tx, doc, shape, autor);
  }

  /** The task was restored with its parent. */
  returned(tx: Writing, doc: TareaDoc, shape: Tarea, autor: string): void {
    tx.state(tareaEstado, shape._id, doc.version, toTareaEstado(doc));
    tx.live(`proyecto.${shape.proyecto}`, 'cambio', cambioOf('tarea', 'creado', shape, autor));
  }

  private tell(tx: Writing, change: TareaChange, rows: HistorialDoc[]): void {
    const { before, changes, doc, shape, autor } = change;
    const hecho = { ...toTareaHecho(doc), anterior: before.asignado?.toHexString() ?? null };
    const estados = { estado: doc.estado, estadoAnterior: before.estado };
    const detalle = toldOf(change, rows);
    tx.fact(tareaActualizada, { ...hecho, ...estados, cambios: camposOf(changes), detalle });
    if ('asignado' in changes) tx.fact(tareaAsignada, hecho);
    tx.state(tareaEstado, shape._id, doc.version, toTareaEstado(doc));
    tx.live(`proyecto.${shape.proyecto}`, 'cambio', cambioOf('tarea', 'actualizado', shape, autor));
  }
}
