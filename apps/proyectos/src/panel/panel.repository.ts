import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { EPICA, type EpicaDoc } from '../epicas/epica.model';
import { HISTORIAL, type HistorialDoc } from '../historial/historial.model';
import { HISTORIA, type HistoriaDoc } from '../historias/historia.model';
import { TAREA, type TareaDoc } from '../tareas/tarea.model';

export type PanelHistoria = Pick<HistoriaDoc, '_id' | 'titulo' | 'estado' | 'createdAt'>;
export type PanelTarea = Pick<TareaDoc, '_id' | 'titulo' | 'estado' | 'prioridad' | 'tipo' | 'createdAt'>;
export type EstadoChange = Pick<HistorialDoc, 'sobre' | 'de' | 'a' | 'createdAt'>;

/** Reads what a project's figures are computed from, and of each document only the fields needed. */
@Injectable()
export class PanelRepository {
  constructor(
    @InjectModel(EPICA) private readonly epicas: Model<EpicaDoc>,
    @InjectModel(HISTORIA) private readonly historias: Model<HistoriaDoc>,
    @InjectModel(TAREA) private readonly tareas: Model<TareaDoc>,
    @InjectModel(HISTORIAL) private readonly historial: Model<HistorialDoc>,
  ) {}

  countEpicas(proyecto: Types.ObjectId): Promise<number> {
    return this.epicas.countDocuments({ proyecto }).exec();
  }

  historiasOf(proyecto: Types.ObjectId): Promise<PanelHistoria[]> {
    return this.historias
      .find({ proyecto }, { titulo: 1, estado: 1, createdAt: 1 })
      .lean<PanelHistoria[]>()
      .exec();
  }

  tareasOf(proyecto: Types.ObjectId): Promise<PanelTarea[]> {
    return this.tareas
      .find({ proyecto }, { titulo: 1, estado: 1, prioridad: 1, tipo: 1, createdAt: 1 })
      .lean<PanelTarea[]>()
      .exec();
  }

  /** Oldest first. */
  estadoChangesOf(sobre: Types.ObjectId[]): Promise<EstadoChange[]> {
    return this.historial
      .find({ sobre: { $in: sobre }, campo: 'estado' }, { sobre: 1, de: 1, a: 1, createdAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<EstadoChange[]>()
      .exec();
  }
}
