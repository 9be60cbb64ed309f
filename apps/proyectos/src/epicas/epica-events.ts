import { Injectable } from '@nestjs/common';
import {
  epicaActualizada,
  epicaCreada,
  epicaEliminada,
  epicaEstado,
  epicaRestaurada,
  type Epica,
} from '@pmp/contracts/proyectos';
import type { Writing } from '@pmp/platform';
import { cambioOf, removalOf } from '../cambios/cambio';
import type { Change } from '../cambios/change';
import { toldOf } from '../cambios/told-of';
import { HistorialRepository } from '../historial/historial.repository';
import { camposOf, historialOf } from '../historial/historial.rules';
import { toEpicaEstado } from './epica.mapper';
import type { EpicaDoc } from './epica.model';

/** Publishes what happens to epics and writes their history. */
@Injectable()
export class EpicaEvents {
  constructor(private readonly historial: HistorialRepository) {}

  created(tx: Writing, doc: EpicaDoc, shape: Epica, autor: string): void {
    const { _id, titulo, proyecto } = shape;
    tx.fact(epicaCreada, { _id, titulo, proyecto });
    tx.state(epicaEstado, _id, doc.version, toEpicaEstado(doc));
    tx.live(`proyecto.${proyecto}`, 'cambio', cambioOf('epica', 'creado', shape, autor));
  }

  updated(tx: Writing, change: Change<EpicaDoc>, shape: Epica): void {
    const { before, changes, doc, autor } = change;
    const { _id, titulo, proyecto, estado } = shape;
    const rows = historialOf(change);
    tx.fact(epicaActualizada, {
      _id,
      titulo,
      proyecto,
      cambios: camposOf(changes),
      estado,
      estadoAnterior: before.estado,
      detalle: toldOf(change, rows),
    });
    tx.state(epicaEstado, _id, doc.version, toEpicaEstado(doc));
    tx.live(`proyecto.${proyecto}`, 'cambio', cambioOf('epica', 'actualizado', shape, autor));
    this.historial.insert(rows, tx);
  }

  removed(tx: Writing, doc: EpicaDoc, autor: string): void {
    const _id = doc._id.toHexString();
    const proyecto = doc.proyecto.toHexString();
    tx.fact(epicaEliminada, { _id, titulo: doc.titulo, proyecto });
    tx.live(`proyecto.${proyecto}`, 'cambio', removalOf('epica', _id, doc.version + 1, autor));
  }

  restored(tx: Writing, doc: EpicaDoc, shape: Epica, autor: string): void {
    const { _id, titulo, proyecto } = shape;
    tx.fact(epicaRestaurada, { _id, titulo, proyecto });
    tx.state(epicaEstado, _id, doc.version, toEpicaEstado(doc));
    tx.live(`proyecto.${proyecto}`, 'cambio', cambioOf('epica', 'creado', shape, autor));
  }
}
