import { Injectable } from '@nestjs/common';
import { epicaEstado, historiaEstado, tareaEstado } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { Types } from 'mongoose';
import { SweepsRepository } from '../sweep/sweeps.repository';
import { EpicaEvents } from '../epicas/epica-events';
import { toEpica, toEpicaEstado } from '../epicas/epica.mapper';
import type { EpicaDoc } from '../epicas/epica.model';
import { EpicasRepository } from '../epicas/epicas.repository';
import { HistoriaEvents } from '../historias/historia-events';
import { toHistoria, toHistoriaEstado } from '../historias/historia.mapper';
import type { HistoriaDoc } from '../historias/historia.model';
import { HistoriasRepository } from '../historias/historias.repository';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import { AsignadoService } from '../tareas/asignado.service';
import { TareaEvents } from '../tareas/tarea-events';
import { toTareaEstado } from '../tareas/tarea.mapper';
import type { TareaDoc } from '../tareas/tarea.model';
import { TareasPresenter } from '../tareas/tareas.presenter';
import { TareasRepository } from '../tareas/tareas.repository';
import type { PapeleraDoc } from './papelera.model';

/** What one transaction restores of one trash entry. */
export interface ReviveBatch {
  entrada: PapeleraDoc;
  proyecto: ProyectoDoc;
  limit: number;
  /** In whose name open screens are told; null: they are not, because the project is still hidden. */
  autor: string | null;
}

/** Puts kept entities back where they were and publishes that. */
@Injectable()
export class Reviver {
  constructor(
    private readonly epicas: EpicasRepository,
    private readonly historias: HistoriasRepository,
    private readonly tareas: TareasRepository,
    private readonly sweeps: SweepsRepository,
    private readonly asignados: AsignadoService,
    private readonly presenter: TareasPresenter,
    private readonly epicaEvents: EpicaEvents,
    private readonly historiaEvents: HistoriaEvents,
    private readonly tareaEvents: TareaEvents,
  ) {}

  async reviveEpicas({ entrada, limit, autor }: ReviveBatch, tx: Tx): Promise<EpicaDoc[]> {
    const docs = await this.epicas.keptIn(entrada._id, limit, tx.session);
    await this.epicas.revive(docs, tx.session);
    await this.unwatch(docs, tx);
    for (const doc of docs) {
      if (autor) this.epicaEvents.restored(tx, doc, toEpica(doc), autor);
      else tx.state(epicaEstado, doc._id.toHexString(), doc.version, toEpicaEstado(doc));
    }
    return docs;
  }

  async reviveHistorias({ entrada, limit, autor }: ReviveBatch, tx: Tx): Promise<HistoriaDoc[]> {
    const docs = await this.historias.keptIn(entrada._id, limit, tx.session);
    await this.historias.revive(docs, tx.session);
    await this.unwatch(docs, tx);
    const epica = autor && docs[0] ? await this.epicas.findById(docs[0].epica, tx.session) : null;
    for (const doc of docs) {
      if (autor) this.historiaEvents.restored(tx, doc, toHistoria(doc, epica?.titulo ?? '', null), autor);
      else tx.state(historiaEstado, doc._id.toHexString(), doc.version, toHistoriaEstado(doc));
    }
    return docs;
  }

  /** Tasks whose assignee may no longer see the project are restored without one. */
  async reviveTareas({ entrada, proyecto, limit, autor }: ReviveBatch, tx: Tx) {
    const kept = await this.tareas.keptIn(entrada._id, limit, tx.session);
    const docs: TareaDoc[] = [];
    for (const doc of kept) docs.push(await this.withAsignado(doc, proyecto));
    await this.tareas.revive(docs, tx.session);
    const shapes = autor ? await this.presenter.presentAll(docs) : [];
    docs.forEach((doc, i) => {
      const shape = shapes[i];
      if (!shape || !autor)
        return tx.state(tareaEstado, doc._id.toHexString(), doc.version, toTareaEstado(doc));
      const tell = entrada.tipo === 'tarea' ? 'restored' : 'returned';
      this.tareaEvents[tell](tx, doc, shape, autor);
    });
    return { docs, sinAsignar: docs.filter((doc, i) => doc !== kept[i]).length };
  }

  private async withAsignado(doc: TareaDoc, proyecto: ProyectoDoc): Promise<TareaDoc> {
    const { asignado } = doc;
    if (!asignado || (await this.asignados.maySee(asignado.toHexString(), proyecto))) return doc;
    return { ...doc, asignado: null };
  }

  /** Cancels the sweeps beneath them. */
  private async unwatch(docs: { _id: Types.ObjectId }[], { session }: Tx): Promise<void> {
    if (!docs.length) return;
    await this.sweeps.remove(
      docs.map(({ _id }) => _id),
      session,
    );
  }
}
