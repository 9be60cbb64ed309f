import { Injectable } from '@nestjs/common';
import type { Avance, AvancesReply, EstadoTarea } from '@pmp/contracts/proyectos';
import { Gathering, type Caller } from '@pmp/platform';
import type { Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { Kinds } from '../elementos/kinds/kinds';
import { NamesService } from '../names/names.service';
import { asignadosOf, toAvance, withPersonas, type AvanceCount } from './avance.rules';

/** Who looks at one board asks at the same moment, when a task of it changes. */
const MAX_TOGETHER = 1_000;

const COMPLETADA: EstadoTarea = 'completada';
const STAGES = [
  {
    $group: {
      _id: { proyecto: '$proyecto', historia: '$historia' },
      total: { $sum: 1 },
      completadas: { $sum: { $cond: [{ $eq: ['$estado', COMPLETADA] }, 1, 0] } },
      asignados: { $addToSet: '$asignado' },
    },
  },
  { $sort: { '_id.historia': 1 } },
  { $replaceWith: { $mergeObjects: ['$_id', '$$ROOT'] } },
];

@Injectable()
export class AvanceService {
  /** Those who ask while tasks are being counted share the next count, which has seen whatever they know of. */
  private readonly counting = new Gathering<Types.ObjectId, Avance[]>(MAX_TOGETHER, (asked) =>
    this.count(asked),
  );

  constructor(
    private readonly acceso: AccesoService,
    private readonly kinds: Kinds,
    private readonly names: NamesService,
  ) {}

  async listAvances(caller: Caller, proyecto: string): Promise<AvancesReply> {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const avances = await this.counting.add(_id);
    const persona = await this.names.readPeople(asignadosOf(avances));
    return { success: true, ...withPersonas(avances, persona) };
  }

  private async count(asked: Types.ObjectId[]): Promise<Avance[][]> {
    const distinct = [...new Map(asked.map((id) => [id.toHexString(), id])).values()];
    const tareas = this.kinds.of(this.kinds.at('tarea'));
    const counts = await tareas.figuresOf<AvanceCount & { proyecto: Types.ObjectId }>(distinct, STAGES);
    const byProyecto = Map.groupBy(counts, ({ proyecto }) => proyecto.toHexString());
    return asked.map((id) => (byProyecto.get(id.toHexString()) ?? []).map(toAvance));
  }
}
