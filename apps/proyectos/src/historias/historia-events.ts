import { Injectable } from '@nestjs/common';
import {
  historiaActualizada,
  historiaCreada,
  historiaEliminada,
  historiaEstado,
  historiaRestaurada,
  type Historia,
} from '@pmp/contracts/proyectos';
import type { Writing } from '@pmp/platform';
import type { Change } from '../cambios/change';
import { cambioOf, removalOf } from '../cambios/cambio';
import { toldOf } from '../cambios/told-of';
import type { HistorialDoc } from '../historial/historial.model';
import { HistorialRepository } from '../historial/historial.repository';
import { camposOf, historialOf } from '../historial/historial.rules';
import { toHistoriaEstado } from './historia.mapper';
import type { HistoriaDoc } from './historia.model';

export interface HistoriaChange extends Change<HistoriaDoc> {
  shape: Historia;
}

/** Publishes what happens to stories and writes their history. */
@Injectable()
export class HistoriaEvents {
  constructor(private readonly historial: HistorialRepository) {}

  created(tx: Writing, doc: HistoriaDoc, shape: Historia, autor: string): void {
    const { _id, titulo, proyecto, estado } = shape;
    tx.fact(historiaCreada, { _id, titulo, proyecto, epica: shape.epicaId._id, estado });
    tx.state(historiaEstado, _id, doc.version, toHistoriaEstado(doc));
    tx.live(`proyecto.${proyecto}`, 'cambio', cambioOf('historia', 'creado', shape, autor));
  }

  updated(tx: Writing, ...changed: HistoriaChange[]): void {
    for (const change of changed) {
      const rows = historialOf(change);
      this.tell(tx, change, rows);
      this.historial.insert(rows, tx);
    }
  }

  removed(tx: Writing, doc: HistoriaDoc, autor: string): void {
    const _id = doc._id.toHexString();
    const proyecto = doc.proyecto.toHexString();
    const version = doc.version + 1;
    tx.fact(historiaEliminada, {
      _id,
      titulo: doc.titulo,
      proyecto,
      epica: doc.epica.toHexString(),
      version,
    });
    tx.live(`proyecto.${proyecto}`, 'cambio', removalOf('historia', _id, version, autor));
  }

  restored(tx: Writing, doc: HistoriaDoc, shape: Historia, autor: string): void {
    const { _id, titulo, proyecto, version } = shape;
    tx.fact(historiaRestaurada, { _id, titulo, proyecto, epica: shape.epicaId._id, version });
    tx.state(historiaEstado, _id, version, toHistoriaEstado(doc));
    tx.live(`proyecto.${proyecto}`, 'cambio', cambioOf('historia', 'creado', shape, autor));
  }

  private tell(tx: Writing, change: HistoriaChange, rows: HistorialDoc[]): void {
    const { before, changes, doc, shape, autor } = change;
    const { _id, titulo, proyecto, estado } = shape;
    tx.fact(historiaActualizada, {
      _id,
      titulo,
      proyecto,
      epica: shape.epicaId._id,
      cambios: camposOf(changes),
      estado,
      estadoAnterior: before.estado,
      detalle: toldOf(change, rows),
    });
    tx.state(historiaEstado, _id, doc.version, toHistoriaEstado(doc));
    tx.live(`proyecto.${proyecto}`, 'cambio', cambioOf('historia', 'actualizado', shape, autor));
  }
}
