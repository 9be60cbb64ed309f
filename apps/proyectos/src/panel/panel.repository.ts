import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { EPICA, type EpicaDoc } from '../epicas/epica.model';
import { HISTORIAL, type HistorialDoc } from '../historial/historial.model';
import { HISTORIA, type HistoriaDoc } from '../historias/historia.model';
import { TAREA, type TareaDoc } from '../tareas/tarea.model';

export type HistoriaDelPanel = Pick<HistoriaDoc, '_id' | 'titulo' | 'estado' | 'createdAt'>;
export type TareaDelPanel = Pick<TareaDoc, '_id' | 'titulo' | 'estado' | 'prioridad' | 'tipo' | 'createdAt'>;
export type CambioDeEstado = Pick<HistorialDoc, 'sobre' | 'de' | 'a' | 'createdAt'>;

/** What a project's figures are counted from: of each document only the fields that count. */
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

  historiasOf(proyecto: Types.ObjectId): Promise<HistoriaDelPanel[]> {
    return this.historias
      .find({ proyecto }, { titulo: 1, estado: 1, createdAt: 1 })
      .lean<HistoriaDelPanel[]>()
      .exec();
  }

  tareasOf(proyecto: Types.ObjectId): Promise<TareaDelPanel[]> {
    return this.tareas
      .find({ proyecto }, { titulo: 1, estado: 1, prioridad: 1, tipo: 1, createdAt: 1 })
      .lean<TareaDelPanel[]>()
      .exec();
  }

  /** Oldest first. */
  cambiosDeEstado(sobre: Types.ObjectId[]): Promise<CambioDeEstado[]> {
    return this.historial
      .find({ sobre: { $in: sobre }, campo: 'estado' }, { sobre: 1, de: 1, a: 1, createdAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<CambioDeEstado[]>()
      .exec();
  }
}
