import { Injectable } from '@nestjs/common';
import {
  tareaActualizada,
  tareaAsignada,
  tareaCreada,
  tareaEliminada,
  tareaEstado,
  type Tarea,
} from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import { cambioOf, removalOf } from '../cambios/cambio';
import type { Change } from '../cambios/change';
import { HistorialRepository } from '../historial/historial.repository';
import { camposOf, historialOf } from '../historial/historial.rules';
import { toTareaEstado, toTareaHecho } from './tarea.mapper';
import type { TareaDoc } from './tarea.model';
import { archivosHistorialOf } from './tarea-archivos.rules';

export interface TareaChange extends Change<TareaDoc> {
  shape: Tarea;
}

/** What the world is told when a task changes, and what its history keeps of it. */
@Injectable()
export class TareaEvents {
  constructor(private readonly historial: HistorialRepository) {}

  created(tx: Tx, doc: TareaDoc, shape: Tarea, autor: string): void {
    const hecho = toTareaHecho(doc);
    tx.fact(tareaCreada, hecho);
    if (hecho.asignado) tx.fact(tareaAsignada, { ...hecho, anterior: null });
    tx.state(tareaEstado, shape._id, doc.version, toTareaEstado(doc));
    tx.live(`proyecto.${shape.proyecto}`, 'cambio', cambioOf('tarea', 'creado', shape, autor));
  }

  updated(tx: Tx, ...changed: TareaChange[]): void {
    for (const change of changed) this.tell(tx, change);
    const rows = changed.flatMap((change) => [...historialOf(change), ...archivosHistorialOf(change)]);
    this.historial.insert(rows, tx);
  }

  removed(tx: Tx, doc: TareaDoc, autor: string): void {
    const hecho = toTareaHecho(doc);
    tx.fact(tareaEliminada, hecho);
    const cambio = removalOf('tarea', hecho._id, doc.version + 1, autor);
    tx.live(`proyecto.${hecho.proyecto}`, 'cambio', cambio);
  }

  private tell(tx: Tx, { before, changes, doc, shape, autor }: TareaChange): void {
    const hecho = { ...toTareaHecho(doc), anterior: before.asignado?.toHexString() ?? null };
    const estados = { estado: doc.estado, estadoAnterior: before.estado };
    tx.fact(tareaActualizada, { ...hecho, ...estados, cambios: camposOf(changes) });
    if ('asignado' in changes) tx.fact(tareaAsignada, hecho);
    tx.state(tareaEstado, shape._id, doc.version, toTareaEstado(doc));
    tx.live(`proyecto.${shape.proyecto}`, 'cambio', cambioOf('tarea', 'actualizado', shape, autor));
  }
}
